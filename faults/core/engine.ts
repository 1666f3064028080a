import { readdir, mkdir, readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findEngine, engineAt, type Engine } from '@enlace/database/embedded/engine.ts'
import { chooseOperator, commandOf, run, type Operator } from '@enlace/database/embedded/operator.ts'
import { spawn } from 'node:child_process'
import { reusablePort } from './reusable-port.ts'
import { processTreeOf, runningProcesses, signalAll, until, type Running } from './processes.ts'
import type { EngineName } from './arguments.ts'

/** The database of a product, as the person who breaks things sees it. */
export interface DatabaseEngine {
  readonly name: EngineName
  /** The environment of the product that uses it. */
  readonly environment: Record<string, string>
  /** Where its rows are counted. */
  adminUrl(): Promise<string>
  /** Ends it with all of its processes, as a power cut does, and lets anyone who looks after it start it again. */
  kill(): Promise<void>
  /** Freezes all of its processes: connections stay open, and nothing answers. */
  freeze(): Promise<void>
  thaw(): Promise<void>
  /** Its processes. */
  processes(): Promise<number[]>
  /** Whether any of them is there. */
  isRunning(): Promise<boolean>
  close(): Promise<void>
}

/** The embedded database of the product, in its data folder; the product restarts it. */
export function embeddedEngine(folder: string): DatabaseEngine {
  const cluster = join(folder, 'cluster')
  const processes = async () => processTreeOf(await postmasterOf(cluster))
  return {
    name: 'embedded',
    environment: {},
    async adminUrl() {
      const password = (await readFile(join(folder, 'password'), 'utf8')).trim()
      const [, , , port = ''] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')
      return `postgres://postgres:${password}@127.0.0.1:${port.trim()}/enlace`
    },
    processes,
    kill: async () => signalAll(await processes(), 'SIGKILL'),
    freeze: async () => signalAll(await processes(), 'SIGSTOP'),
    thaw: async () => signalAll(await processes(), 'SIGCONT'),
    isRunning: () => worksIn(cluster),
    // The product ends it with itself.
    close: async () => undefined,
  }
}

async function postmasterOf(cluster: string): Promise<number> {
  return Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0])
}

async function worksIn(cluster: string): Promise<boolean> {
  return (await runningProcesses()).some(({ words }) => words.includes(`-D ${cluster} `))
}

/** A separate PostgreSQL server: the newest of the machine, else the one of the product. */
export class ServerEngine implements DatabaseEngine {
  readonly name = 'server'
  readonly #cluster: string
  readonly #engine: Engine
  readonly #operator: Operator
  readonly #port: number
  readonly #variables: Record<string, string>
  #isWanted = false

  private constructor(
    cluster: string,
    made: { engine: Engine; operator: Operator; port: number },
    variables: Record<string, string>,
  ) {
    this.#cluster = cluster
    this.#engine = made.engine
    this.#operator = made.operator
    this.#port = made.port
    this.#variables = variables
  }

  /** Makes a server in a folder and starts it, with further variables in its environment. */
  static async open(folder: string, variables: Record<string, string> = {}): Promise<ServerEngine> {
    await mkdir(folder, { recursive: true, mode: 0o755 })
    const cluster = join(folder, 'cluster')
    const [engine, operator, port] = [
      await newestEngine(),
      await chooseOperator(cluster),
      await reusablePort(),
    ]
    const words = ['-D', cluster, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C']
    const { code, output } = await run(operator, engine.initdb, words, folder)
    if (code !== 0) throw new Error(`initdb: ${output}`)
    const made = new ServerEngine(cluster, { engine, operator, port }, variables)
    await made.start()
    await run(
      operator,
      join(engine.root, 'bin', 'createdb'),
      ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', 'enlace'],
      folder,
    )
    return made
  }

  get environment(): Record<string, string> {
    return { DATABASE_URL: this.#url, DATABASE_ADMIN_URL: this.#url }
  }

  get #url(): string {
    return `postgres://postgres@127.0.0.1:${this.#port}/enlace`
  }

  async adminUrl(): Promise<string> {
    return this.#url
  }

  /** Starts it and waits until it takes connections; what keeps it from starting for a moment is waited out. */
  async start(): Promise<void> {
    this.#isWanted = true
    const settings = {
      listen_addresses: '127.0.0.1',
      port: this.#port,
      unix_socket_directories: '',
      fsync: 'on',
    }
    const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const { file, args, options } = commandOf(
      this.#operator,
      this.#engine.postgres,
      ['-D', this.#cluster, ...words],
      this.#engine.root,
    )
    const launch = () => {
      const env = { ...options.env, ...this.#variables }
      const child = spawn(file, args, { ...options, env, detached: true, stdio: 'ignore' })
      child.unref()
      return child
    }
    let child = launch()
    await until('the server of the database is there', async () => {
      if (this.#isWanted && child.exitCode !== null) child = launch()
      return isServing(this.#cluster)
    })
  }

  /** Ends it in order, as for maintenance. */
  async stop(): Promise<void> {
    this.#isWanted = false
    signalAll([await postmasterOf(this.#cluster)], 'SIGINT')
    await until('the server of the database has ended', async () => !(await this.isRunning()))
  }

  async processes(): Promise<number[]> {
    return processTreeOf(await postmasterOf(this.#cluster))
  }

  async kill(): Promise<void> {
    const killed = new Set(await this.processes())
    signalAll([...killed], 'SIGKILL')
    // A process that is ending has no words any more, and still holds the memory that the next server asks for.
    await until(
      'the server of the database has ended',
      async () => !(await runningProcesses()).some(({ pid }) => killed.has(pid)),
    )
    await this.start()
  }

  async freeze(): Promise<void> {
    signalAll(await this.processes(), 'SIGSTOP')
  }

  async thaw(): Promise<void> {
    signalAll(await this.processes(), 'SIGCONT')
  }

  isRunning(): Promise<boolean> {
    return worksIn(this.#cluster)
  }

  async close(): Promise<void> {
    if (await this.isRunning()) await this.stop()
  }
}

/** What a killed server left in its folder also says that it is ready: the process must be there, too. */
async function isServing(cluster: string): Promise<boolean> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const isServer = ({ pid, words }: Running) => pid === Number(lines[0]) && words.includes(`-D ${cluster} `)
  return lines[7]?.trim() === 'ready' && (await runningProcesses()).some(isServer)
}

/** Debian's newest server, or the programs that come with the product. */
async function newestEngine(): Promise<Engine> {
  const home = '/usr/lib/postgresql'
  const versions = (await readdir(home).catch(() => [])).toSorted((one, other) => Number(other) - Number(one))
  const found = versions
    .map((version) => engineAt(join(home, version)))
    .find(({ postgres }) => existsSync(postgres))
  return found ?? findEngine()
}
