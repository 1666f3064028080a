import { spawn, type ChildProcess } from 'node:child_process'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { reusablePort } from './reusable-port.ts'
import { runningProcesses, signalAll, until } from './processes.ts'

const main = join(import.meta.dirname, '..', '..', 'apps', 'cli', 'src', 'app', 'main.ts')

/** The product in a process of its own, as an operator starts it; it outlives its own end by being started again. */
export class Product {
  readonly port: number
  readonly backofficePort: number
  readonly folder: string
  readonly #environment: Record<string, string>
  #child: ChildProcess | undefined

  private constructor(
    folder: string,
    ports: { port: number; backofficePort: number },
    environment: Record<string, string>,
  ) {
    this.folder = folder
    this.port = ports.port
    this.backofficePort = ports.backofficePort
    this.#environment = environment
  }

  /** A product over a data folder, with ports of its own; it is not started yet. */
  static async over(folder: string, environment: Record<string, string>): Promise<Product> {
    const [port, backofficePort] = [await reusablePort(), await reusablePort()]
    return new Product(folder, { port, backofficePort }, environment)
  }

  /** The number of its process; 0 while there is none. */
  get pid(): number {
    return this.#child?.pid ?? 0
  }

  /** Where its log is kept. */
  get logFile(): string {
    return `${this.folder}.log`
  }

  get portal(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get backoffice(): string {
    return `http://127.0.0.1:${this.backofficePort}`
  }

  /** Starts it as the machine's supervisor does, and answers after how many seconds it said that it is ready. */
  async start(seconds = 600): Promise<number> {
    const begin = performance.now()
    const log = openSync(this.logFile, 'a')
    const child = spawn(process.execPath, [main, 'start'], {
      env: {
        ...process.env,
        DATA_DIR: this.folder,
        DEMO: 'true',
        PORT: String(this.port),
        BACKOFFICE_PORT: String(this.backofficePort),
        PUBLIC_URL: `${this.portal}/`,
        BACKOFFICE_URL: `${this.backoffice}/`,
        // Every client says that it comes from an address of its own, so that no limit counts two of them as one.
        TRUST_PROXY: '127.0.0.1',
        LOG_LEVEL: 'warn',
        SECRET_KEY: 'k'.repeat(40),
        ...this.#environment,
      },
      stdio: ['ignore', log, log],
      // A process group of its own, by which one that was left behind is found.
      detached: true,
    })
    this.#child = child
    await until(
      `the product is ready (${this.logFile})`,
      () => {
        if (child.exitCode !== null) throw new Error(`The product ended before it was ready: ${this.logFile}`)
        return this.isReady()
      },
      seconds,
    )
    return (performance.now() - begin) / 1000
  }

  /** Whether it says that it can answer. */
  async isReady(): Promise<boolean> {
    return (await this.readiness()) === 200
  }

  /** The status of `/ready`; 0 without an answer. */
  async readiness(): Promise<number> {
    return fetch(`${this.portal}/ready`, { signal: AbortSignal.timeout(10_000) }).then(
      ({ status }) => status,
      () => 0,
    )
  }

  /** Ends it as a power cut does, and waits until it is gone. @throws Error where it left a process behind. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** Ends it as an operator does. @throws likewise. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM')
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    const group = child.pid
    signalAll([group], signal)
    await until('the product has ended', () => child.exitCode !== null || child.signalCode !== null)
    const isLeft = async () => (await runningProcesses()).some((one) => one.group === group)
    await until('the product left no process behind', async () => !(await isLeft()), 30)
  }
}
