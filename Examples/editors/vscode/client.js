// A client of the Language Server Protocol: requests and notifications over the pipes of a program.
'use strict'
const { spawn } = require('child_process')

class Client {
  /** Starts a program; `handle(method, params)` answers what the server asks or tells. */
  constructor(program, args, handle, ended) {
    this.handle = handle
    this.waiting = new Map()
    this.number = 0
    this.buffer = Buffer.alloc(0)
    this.process = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] })
    this.process.stdout.on('data', (piece) => this.take(piece))
    this.process.on('error', (error) => this.end(error))
    this.process.on('exit', (code) => this.end(new Error(`the language server ended (${code})`)))
    this.process.stdin.on('error', () => {})
    this.ended = ended
  }

  /** Sends a request; the promise holds its result. A cancelled token is told to the server. */
  request(method, params, token) {
    if (this.isOver) return Promise.resolve(null)
    const id = ++this.number
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      this.send({ id, method, params })
      token?.onCancellationRequested?.(() => this.notify('$/cancelRequest', { id }))
    })
  }

  notify(method, params) {
    if (!this.isOver) this.send({ method, params })
  }

  send(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }))
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`)
    this.process.stdin.write(body)
  }

  take(piece) {
    this.buffer = Buffer.concat([this.buffer, piece])
    for (;;) {
      const end = this.buffer.indexOf('\r\n\r\n')
      if (end < 0) return
      const length = Number(/Content-Length: *(\d+)/i.exec(this.buffer.toString('latin1', 0, end))?.[1])
      if (this.buffer.length < end + 4 + length) return
      const message = JSON.parse(this.buffer.toString('utf8', end + 4, end + 4 + length))
      this.buffer = this.buffer.subarray(end + 4 + length)
      this.receive(message)
    }
  }

  async receive(message) {
    if (message.method === undefined) {
      const { resolve, reject } = this.waiting.get(message.id) ?? {}
      this.waiting.delete(message.id)
      if (message.error) reject?.(new Error(message.error.message))
      else resolve?.(message.result)
      return
    }
    let result = null
    try {
      result = (await this.handle(message.method, message.params)) ?? null
    } catch (error) {
      if (message.id !== undefined) this.send({ id: message.id, error: { code: -32603, message: String(error) } })
      return
    }
    if (message.id !== undefined) this.send({ id: message.id, result })
  }

  end(error) {
    if (this.isOver) return
    this.isOver = true
    for (const { resolve } of this.waiting.values()) resolve(null)
    this.waiting.clear()
    this.ended?.(error)
  }

  /** Says goodbye as the protocol asks. */
  async stop() {
    this.ended = undefined
    const over = new Promise((resolve) => this.process.on('exit', resolve))
    await this.request('shutdown', null).catch(() => {})
    this.notify('exit', null)
    this.process.stdin.end()
    return this.isOver ? undefined : over
  }
}

module.exports = { Client }
