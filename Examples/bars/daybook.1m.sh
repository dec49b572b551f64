#!/bin/sh
# SwiftBar: put this file, executable, into the plugin folder; 1m in its name is how often it runs.
# The script is tried; SwiftBar itself is not.
# The bar has a short PATH; say where daybook is, and which folder if it is not the usual one.
PATH="/opt/homebrew/bin:/usr/local/bin:$PATH"
exec daybook status --format swiftbar
