import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { isAlive } from './pid-file.ts'
import type { Postmaster } from './postmaster.ts'
import type { Purpose } from './settings.ts'

/** First number of the advisory locks by which the processes of an embedded database know of each other. */
const family = 1_701_733_219
/** Name of the product's database inside the embedded PostgreSQL. */
export const databaseName = 'enlace'
const serverLock = 1
const userLock = 2
const noticeMilliseconds = 2_000

/** The registration of this process as a user of an embedded database, held by a connection of its own. */
export interface Membership {
  /** Resolves if the connection ends without leaving: the database was killed or restarted. */
  readonly lost: Promise<void>
  /** Creates the product's own database if it is missing; concurrent calls do no harm. */
  ensureDatabase(): Promise<void>
  /** Leaves; returns true if no other process uses the database, in which case none can enter any more. */
  leave(): Promise<boolean>
}

/** Why a database could not be entered: it is stopping, has a server, or has another password. */
export type Obstacle = 'stopping' | 'taken' | 'other password'

/** Enters a running database: every process counts as a user of it, and one at a time as its server. */
export async function enter(
  postmaster: Postmaster,
  password: string,
  purpose: Purpose,
): Promise<Membership | Obstacle> {
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
    if (purpose === 'server' && !(await takeLock(client, serverLock))) {
      isLeaving = true
      await client.end()
      return 'taken'
    }
  } catch (error) {
    isLeaving = true
    await client.end()
    if (isPasswordRefused(error)) return 'other password'
    if (isStopping(error)) return 'stopping'
    throw error
  }
  return {
    lost,
    ensureDatabase: () => ensureDatabase(client),
    async leave() {
      if (isLeaving) return false
      isLeaving = true
      try {
        await client.query(`select pg_advisory_unlock_all()`)
        // The lock is held until the database stops, so that new processes wait and then start it again.
        if (await takeLock(client, userLock)) return true
        await client.end()
        return false
      } catch {
        return false
      }
    },
  }
}

/** Takes a lock unless a living process holds it; that of a killed one is free once PostgreSQL notices its end. */
async function takeLock(client: pg.Client, lock: number): Promise<boolean> {
  const deadline = Date.now() + noticeMilliseconds
  while (!(await tryLock(client, lock))) {
    if (Date.now() > deadline || (await holdersOf(client, lock)).some(isAlive)) return false
    await pause(20)
  }
  return true
}

async function tryLock(client: pg.Client, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    `select pg_try_advisory_lock(${family}, ${lock}) as taken`,
  )
  return rows[0]?.taken === true
}

/** Process ids of the holders of a lock, from the application names of their connections. */
async function holdersOf(client: pg.Client, lock: number): Promise<number[]> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and classid = ${family} and objid = ${lock} and granted`,
  )
  return rows.map(({ name }) => Number(name.split('-').at(-1)))
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName])
  if (rowCount !== 0) return
  await client.query(`create database ${databaseName}`).catch((error: unknown) => {
    if (!(error instanceof pg.DatabaseError && ['42P04', '23505'].includes(error.code ?? ''))) throw error
  })
}

function isPasswordRefused(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '28P01' || error.code === '28000')
}

/** Class 57P is a database that stops or starts; a lost connection has no SQLSTATE. */
function isStopping(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || error.code?.startsWith('57P') === true
}
