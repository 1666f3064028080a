import { createServer, type Server, type Socket } from 'node:net'

/**
 * The EICAR test string, which every scanner detects and which is harmless, in two parts: a scanner of this machine
 * would report this file otherwise.
 */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** A stand-in for clamd: INSTREAM as in clamd(8), with the EICAR test string as its only virus. */
export class TestClamd {
  /** Its behaviour for the next files. */
  behaviour: 'scans' | 'hangs-up' | 'babbles' = 'scans'
  /** How many files it has scanned, and the bytes of the last one. */
  scanned = 0
  lastLength = 0
  #server: Server | undefined
  readonly #path: string
  readonly #streamMaxLength: number

  constructor(path: string, streamMaxLength = 26_214_400) {
    this.#path = path
    this.#streamMaxLength = streamMaxLength
  }

  /** Listens on its socket. */
  async open(): Promise<void> {
    const server = createServer({ allowHalfOpen: true }, (socket) => this.#serve(socket))
    this.#server = server
    await new Promise<void>((resolve) => {
      server.listen(this.#path, resolve)
    })
  }

  /** Stops, as after a crash or during an update of its signatures. */
  async close(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    await new Promise<void>((resolve) => {
      if (server === undefined) resolve()
      else server.close(() => resolve())
    })
  }

  #serve(socket: Socket): void {
    const command = Buffer.from('zINSTREAM\0')
    let pending = Buffer.alloc(0)
    let content = Buffer.alloc(0)
    let isStream = false
    socket.on('error', () => undefined)
    socket.on('data', (bytes) => {
      pending = Buffer.concat([pending, Buffer.from(bytes)])
      if (!isStream) {
        if (pending.length < command.length) return
        if (!pending.subarray(0, command.length).equals(command)) return void socket.end('UNKNOWN COMMAND\0')
        isStream = true
        pending = pending.subarray(command.length)
        if (this.behaviour === 'hangs-up') return void socket.destroy()
      }
      while (pending.length >= 4) {
        const length = pending.readUInt32BE(0)
        if (length === 0) return this.#answer(socket, content)
        if (content.length + length > this.#streamMaxLength)
          return void socket.end('INSTREAM size limit exceeded. ERROR\0')
        if (pending.length < 4 + length) return
        content = Buffer.concat([content, pending.subarray(4, 4 + length)])
        pending = pending.subarray(4 + length)
      }
    })
  }

  #answer(socket: Socket, content: Buffer): void {
    this.scanned += 1
    this.lastLength = content.length
    if (this.behaviour === 'babbles') return void socket.end('perhaps\0')
    socket.end(content.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
  }
}
