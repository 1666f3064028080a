import { write, writeSync } from 'node:fs'

/** Maximum bytes that wait to be written; the rest is dropped and counted. */
const mostWaiting = 4 * 1024 * 1024
/** Milliseconds before a write to a busy pipe is retried. */
const again = 20

/**
 * Writes log lines to an open file, pipe or terminal. If they cannot be written, because the disk is full or nobody
 * reads, they are dropped and the server continues; the next line that is written reports their number.
 */
export class LogOutput {
  readonly #descriptor: number
  #waiting: Buffer[] = []
  #bytes = 0
  #lost = 0
  #isWriting = false

  constructor(descriptor: number) {
    this.#descriptor = descriptor
    // Writes the remaining lines when the process exits.
    process.once('exit', () => this.#flush())
  }

  /** Queues a line, with its line break. */
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

  /** Lines of the same moment are written at once. */
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
      // There is no output left to report to.
    }
  }
}

/** The standard output of the process, shared by all of its origins. */
let standard: LogOutput | undefined
export function standardOutput(): LogOutput {
  return (standard ??= new LogOutput(1))
}
