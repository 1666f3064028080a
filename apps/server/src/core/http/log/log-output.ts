import { write, writeSync } from 'node:fs'

/** Bytes that wait to be written at most; what is more is lost, and told of. */
const mostWaiting = 4 * 1024 * 1024
/** Milliseconds after which what a busy pipe did not take is offered again. */
const again = 20

/**
 * Lines of the log on their way to a file, a pipe or a terminal that is open. Where they cannot be written, because the
 * disk is full or nobody reads any more, they are lost and the server goes on; the first line that goes through again says
 * how many there were.
 */
export class LogOutput {
  readonly #descriptor: number
  #waiting: Buffer[] = []
  #bytes = 0
  #lost = 0
  #isWriting = false

  constructor(descriptor: number) {
    this.#descriptor = descriptor
    // What waits when the process ends by itself.
    process.once('exit', () => this.#flush())
  }

  /** Writes a line, its end included, soon. */
  write(line: string): void {
    const bytes = Buffer.from(line)
    if (this.#bytes + bytes.length > mostWaiting) {
      this.#lost += 1
      return
    }
    this.#waiting.push(bytes)
    this.#bytes += bytes.length
    this.#next()
  }

  /** All that is said at one moment is written at once. */
  #next(): void {
    if (this.#isWriting || this.#waiting.length === 0) return
    this.#isWriting = true
    setImmediate(() => this.#writeWaiting())
  }

  #writeWaiting(): void {
    const [lines, lost] = [this.#waiting, this.#lost]
    this.#waiting = []
    this.#send(Buffer.concat([...this.#tellLost(), ...lines]), (isWritten) => {
      this.#bytes = this.#waiting.reduce((sum, { length }) => sum + length, 0)
      this.#lost += isWritten ? -lost : lines.length
      this.#isWriting = false
      this.#next()
    })
  }

  #send(bytes: Buffer, done: (isWritten: boolean) => void): void {
    write(this.#descriptor, bytes, (fault, written) => {
      if (fault?.code === 'EAGAIN') setTimeout(() => this.#send(bytes, done), again).unref()
      else if (fault) done(false)
      else if (written < bytes.length) this.#send(bytes.subarray(written), done)
      else done(true)
    })
  }

  #tellLost(): Buffer[] {
    if (this.#lost === 0) return []
    const line = {
      level: 40,
      time: Date.now(),
      pid: process.pid,
      msg: 'lines of the log were lost',
      lines: this.#lost,
    }
    return [Buffer.from(`${JSON.stringify(line)}\n`)]
  }

  #flush(): void {
    try {
      writeSync(this.#descriptor, Buffer.concat(this.#waiting))
    } catch {
      // There is nobody left to tell.
    }
  }
}

/** The process's standard output, which all of its origins share. */
let standard: LogOutput | undefined
export function standardOutput(): LogOutput {
  return (standard ??= new LogOutput(1))
}
