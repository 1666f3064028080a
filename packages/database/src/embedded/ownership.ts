import pg from 'pg'
import type { Postmaster } from './postmaster.ts'
import type { Purpose } from './settings.ts'
import { StartupFault } from './startup-fault.ts'

/** First number of the locks by which the processes that use an embedded database know of each other. */
const family = 1_701_733_219
/** Name of the product's database inside the embedded PostgreSQL. */
export const databaseName = 'enlace'
const serverLock = 1
const userLock = 2

/** Our place among the processes that use one embedded database, held by a connection of its own. */
export interface Membership {
  /** Resolves when the connection ends although nobody left: the database was killed or restarted. */
  readonly lost: Promise<void>
  /** Gives the place up; true when nobody else uses the database, who then also cannot come in any more. */
  leave(): Promise<boolean>
}

/**
 * Enters a running database: every process counts as a user, and one at a time as its server. Gives undefined when
 * the database is stopping at this moment, so that the caller starts it again.
 * @throws StartupFault when another server owns the database.
 */
export async function enter(
  postmaster: Postmaster,
  password: string,
  purpose: Purpose,
  folder: string,
): Promise<Membership | undefined> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port: postmaster.port,
    user: 'postgres',
    password,
    database: 'postgres',
    application_name: `enlace-${purpose}-${process.pid}`,
    keepAlive: true,
  })
  let isLeaving = false
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => undefined)
    client.on('end', () => {
      if (!isLeaving) resolve()
    })
  })
  try {
    await client.connect()
    await client.query(`select pg_advisory_lock_shared(${family}, ${userLock})`)
    if (purpose === 'server' && !(await tryLock(client, serverLock))) {
      isLeaving = true
      await client.end()
      throw takenFault(folder)
    }
    await ensureDatabase(client)
  } catch (error) {
    isLeaving = true
    if (error instanceof StartupFault) throw error
    if (isPasswordRefused(error)) throw passwordFault(folder, error)
    if (isStopping(error)) return undefined
    throw error
  }
  return {
    lost,
    async leave() {
      if (isLeaving) return false
      isLeaving = true
      try {
        await client.query(`select pg_advisory_unlock_all()`)
        // The lock is kept until the database stops, so that whoever comes now waits and then starts it anew.
        if (await tryLock(client, userLock)) return true
        await client.end()
        return false
      } catch {
        return false
      }
    },
  }
}

async function tryLock(client: pg.Client, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    `select pg_try_advisory_lock(${family}, ${lock}) as taken`,
  )
  return rows[0]?.taken === true
}

/** The product's own database is made by whoever comes first; two who come together do no harm. */
async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName])
  if (rowCount !== 0) return
  await client.query(`create database ${databaseName}`).catch((error: unknown) => {
    if (!(error instanceof pg.DatabaseError && ['42P04', '23505'].includes(error.code ?? ''))) throw error
  })
}

function takenFault(folder: string): StartupFault {
  return new StartupFault(
    `Another server is already running on the data folder ${folder}.`,
    'Stop it first, or give this one a DATA_DIR of its own.',
  )
}

function passwordFault(folder: string, cause: unknown): StartupFault {
  return new StartupFault(
    `The database in ${folder} does not accept the password kept beside it.`,
    'Restore the file "password" that belongs to this data, or restore a backup into an empty DATA_DIR.',
    cause,
  )
}

function isPasswordRefused(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '28P01' || error.code === '28000')
}

/** Class 57P is a database that stops or starts; a connection cut short has no SQLSTATE at all. */
function isStopping(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || error.code?.startsWith('57P') === true
}
