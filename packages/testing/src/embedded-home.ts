import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { chmod, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createPool } from '@enlace/database/driver/pool.ts'
import { startEmbedded } from '@enlace/database/embedded/embedded-database.ts'
import type { EmbeddedDatabase } from '@enlace/database/embedded/embedded-database.ts'
import type { Purpose } from '@enlace/database/embedded/settings.ts'
import { makeScratchFolder } from './scratch-folder.ts'

/** A process that opened the embedded database, and its result: the address, or the failure. */
export interface Neighbour {
  readonly process: ChildProcess
  readonly outcome: { adminUrl?: string; port?: number; message?: string; hint?: string }
}

/** The user of a neighbour, if not that of the tests. */
export interface NeighbourOptions {
  readonly uid?: number
  readonly env?: NodeJS.ProcessEnv
}

const program = fileURLToPath(import.meta.resolve('./embedded-process.ts'))

/** A throw-away home for embedded databases, and the processes that use it. */
export class EmbeddedHome {
  readonly home: string
  readonly folder: string
  readonly #opened: EmbeddedDatabase[] = []
  readonly #neighbours: ChildProcess[] = []

  private constructor(home: string) {
    this.home = home
    this.folder = join(home, 'database')
  }

  /** A home whose folder does not exist yet. */
  static async empty(): Promise<EmbeddedHome> {
    const home = await makeScratchFolder('enlace-embedded-')
    await chmod(home, 0o755)
    return new EmbeddedHome(home)
  }

  /** A home with a new, stopped database. */
  static async furnished(): Promise<EmbeddedHome> {
    const home = await EmbeddedHome.empty()
    const database = await startEmbedded({ folder: home.folder, purpose: 'test' })
    await database.stop()
    return home
  }

  /** Opens the database in the process of the tests. */
  async open(purpose: Purpose, folder = this.folder): Promise<EmbeddedDatabase> {
    const database = await startEmbedded({ folder, purpose })
    this.#opened.push(database)
    return database
  }

  /** Opens the database in another process, in a process session of its own like one started from another terminal. */
  async openElsewhere(purpose: Purpose, { uid, env }: NeighbourOptions = {}): Promise<Neighbour> {
    const child = spawn(process.execPath, [program, this.folder, purpose], {
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      ...(env ? { env } : {}),
      ...(uid === undefined ? {} : { uid, gid: uid }),
    })
    this.#neighbours.push(child)
    for await (const line of createInterface({ input: child.stdout })) {
      return { process: child, outcome: JSON.parse(line) as Neighbour['outcome'] } // written by embedded-process.ts
    }
    throw new Error('The process ended without a word.')
  }

  /** Process id of the PostgreSQL that runs on the folder. */
  async postmasterPid(): Promise<number | undefined> {
    const file = join(this.folder, 'cluster', 'postmaster.pid')
    const text = await readFile(file, 'utf8').catch(() => undefined)
    return text === undefined ? undefined : Number(text.split('\n')[0])
  }

  /** Ends every process of the home and stops its database. */
  async vacate(): Promise<void> {
    const neighbours = this.#neighbours.splice(0)
    for (const neighbour of neighbours) await end(neighbour, 'SIGKILL')
    // A killed process leaves PostgreSQL running; the last one to leave stops it.
    if (neighbours.length > 0 && (await this.postmasterPid()) !== undefined) await this.open('command')
    for (const database of this.#opened.splice(0)) await database.stop()
  }

  /** Vacates the home and removes it. */
  async close(): Promise<void> {
    await this.vacate()
    await rm(this.home, { recursive: true, force: true })
  }
}

/** Sends a signal to a process, or to its whole session, and waits for its end. */
export async function end(
  child: ChildProcess,
  signal: NodeJS.Signals,
  reach: 'process' | 'session' = 'process',
) {
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  if (isOver()) return
  if (reach === 'session' && child.pid !== undefined) process.kill(-child.pid, signal)
  else child.kill(signal)
  while (!isOver()) await pause(10)
}

/** Runs SQL on a connection of its own and returns the rows. */
export async function ask(url: string | undefined, sql: string): Promise<Record<string, unknown>[]> {
  const pool = createPool({ url: url ?? '', max: 1 })
  try {
    return (await pool.query<Record<string, unknown>>(sql)).rows
  } finally {
    await pool.end()
  }
}

/** The error of an attempt, or undefined if it did not fail. */
export async function faultOf(attempt: Promise<unknown>): Promise<unknown> {
  return attempt.then(
    () => undefined,
    (fault: unknown) => fault,
  )
}
