#!/usr/bin/env python3
"""iTerm2: put this file into ~/Library/Application Support/iTerm2/Scripts/AutoLaunch, then drag
"daybook" into the status bar (Settings, Profiles, Session, Configure Status Bar). Not tried in iTerm2."""

import asyncio
import iterm2


async def main(connection):
    component = iterm2.StatusBarComponent(
        short_description="daybook",
        detailed_description="How today is going",
        knobs=[],
        exemplar="Water 70%",
        update_cadence=60,
        identifier="daybook.status",
    )

    @iterm2.StatusBarRPC
    async def status(knobs):
        process = await asyncio.create_subprocess_exec(
            "daybook", "status", "--format", "inline", stdout=asyncio.subprocess.PIPE
        )
        output, _ = await process.communicate()
        return output.decode().strip()

    await component.async_register(connection, status)


iterm2.run_forever(main)
