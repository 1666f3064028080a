import { setTimeout as pause } from 'node:timers/promises'
import { prepareCluster } from './cluster.ts'
import { openPlace, readPassword } from './place.ts'
import type { Place } from './place.ts'
import { findEngine } from './engine.ts'
import { databaseName, enter } from './ownership.ts'
import type { Membership } from './ownership.ts'
import { findPostmaster, launchPostmaster, stopPostmaster } from './postmaster.ts'
import type { Postmaster } from './postmaster.ts'
import type { Purpose } from './settings.ts'
import { errorCode, fullDisk, StartupFault } from './startup-fault.ts'
import { whileStarting } from './start-lock.ts'

/** The embedded PostgreSQL, running for this process. */
export interface EmbeddedDatabase {
  /** Address of the database `enlace` for its superuser `postgres`; contains the password, so it is never printed. */
  readonly adminUrl: string
  readonly port: number
  /** Leaves the database; the last process that leaves stops it. Further calls have no effect. */
  stop(): Promise<void>
}

/** The purpose of the embedded database and the location of its files. */
export interface EmbeddedOptions {
  readonly folder: string
  readonly purpose: Purpose
  readonly log?: (line: string) => void
  /** Further settings of PostgreSQL, for the process that starts it. */
  readonly settings?: Record<string, string>
}

const patienceMilliseconds = 60_000
const retryMilliseconds = 1_000

/**
 * Opens the embedded database of a folder: creates it on the first start, starts it if it is stopped, adopts it if a
 * killed process left it running. A command joins the running one; there is one server per folder.
 * @throws StartupFault in one line for the operator.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const place = await openPlace(options.folder)
  const session = new Session(place, options)
  await session.open()
  return session
}

class Session implements EmbeddedDatabase {
  readonly #place: Place
  readonly #options: EmbeddedOptions
  #postmaster: Postmaster = { pid: 0, port: 0 }
  #membership: Membership | undefined
  #password = ''
  #recovery: Promise<void> | undefined
  #stopped: Promise<void> | undefined

  constructor(place: Place, options: EmbeddedOptions) {
    this.#place = place
    this.#options = options
  }

  get port(): number {
    return this.#postmaster.port
  }

  get adminUrl(): string {
    return `postgres://postgres:${this.#password}@127.0.0.1:${this.port}/${databaseName}`
  }

  async open(port?: number): Promise<void> {
    const deadline = Date.now() + patienceMilliseconds
    while (Date.now() < deadline) {
      const running = await findPostmaster(this.#place)
      this.#postmaster = running ?? (await this.#start(port))
      this.#password = await readPassword(this.#place)
      const entered = await enter(this.#postmaster, this.#password, this.#options.purpose)
      if (entered === 'other password') {
        if (!running) await stopPostmaster(this.#place, this.#postmaster)
        throw passwordFault(this.#place)
      }
      if (entered === 'taken') throw takenFault(this.#place)
      if (entered !== 'stopping') return await this.#settle(entered)
      await pause(50)
    }
    throw new Error('The embedded database keeps stopping while it is being started.')
  }

  async #settle(membership: Membership): Promise<void> {
    this.#membership = membership
    try {
      await membership.ensureDatabase()
    } catch (error) {
      await this.#depart(membership)
      throw unusableFault(this.#place, error)
    }
    void membership.lost.then(() => (this.#recovery = this.#recover()))
  }

  stop(): Promise<void> {
    this.#stopped ??= this.#leave()
    return this.#stopped
  }

  async #start(port: number | undefined): Promise<Postmaster> {
    const { purpose, settings = {} } = this.#options
    return whileStarting(this.#place, async () => {
      const running = await findPostmaster(this.#place)
      if (running) return running
      const ready = await prepareCluster(this.#place, await findEngine(), purpose !== 'test')
      await readPassword(this.#place)
      const launch = { purpose, settings, ...(port === undefined ? {} : { port }) }
      const postmaster = await launchPostmaster(this.#place, ready, launch)
      this.#log(`Embedded PostgreSQL started (process ${postmaster.pid}, port ${postmaster.port}).`)
      return postmaster
    })
  }

  async #leave(): Promise<void> {
    await this.#recovery
    if (this.#membership) await this.#depart(this.#membership)
  }

  async #depart(membership: Membership): Promise<void> {
    this.#membership = undefined
    if (!(await membership.leave())) return
    await stopPostmaster(this.#place, this.#postmaster)
    this.#log('Embedded PostgreSQL stopped.')
  }

  /** Starts a killed database again on the same port, so that pools find it there. */
  async #recover(): Promise<void> {
    this.#membership = undefined
    this.#log('Embedded PostgreSQL ended unexpectedly; starting it again.')
    while (this.#stopped === undefined) {
      try {
        return await this.open(this.port)
      } catch (error) {
        this.#log(
          `Embedded PostgreSQL cannot be started again: ${error instanceof Error ? error.message : String(error)}`,
        )
        await pause(retryMilliseconds)
      }
    }
  }

  #log(line: string): void {
    this.#options.log?.(line)
  }
}

function unusableFault(place: Place, error: unknown): StartupFault {
  if (errorCode(error) === '53100') return fullDisk(place.folder, error)
  const reason = error instanceof Error ? error.message : String(error)
  return new StartupFault(
    `The database in ${place.folder} cannot be used: ${reason}.`,
    `PostgreSQL's log is ${place.logFile}.`,
    error,
  )
}

function takenFault(place: Place): StartupFault {
  return new StartupFault(
    `Another server is already running on the data folder ${place.folder}.`,
    'Stop it first, or give this one a DATA_DIR of its own.',
  )
}

function passwordFault(place: Place): StartupFault {
  return new StartupFault(
    `The database in ${place.folder} does not accept the password kept beside it.`,
    'Restore the file "password" that belongs to this data, or restore a backup into an empty DATA_DIR.',
  )
}
