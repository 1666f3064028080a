import { createHmac } from 'node:crypto'
import pg from 'pg'
import { Listener } from './driver/listen.ts'
import { createPool, isPooled, type PoolOptions } from './driver/pool.ts'
import { Database } from './database.ts'
import type { Pools, StaffAddress } from './pools.ts'
import { runBatch } from './driver/batch.ts'
import { startEmbedded } from './embedded/embedded-database.ts'
import { StartupFault } from './embedded/startup-fault.ts'
import { migrate } from './migrate.ts'
import { Replica } from './replica.ts'

/** The location of the database: a folder for the embedded one, or addresses of a server. */
export interface DatabaseOptions {
  folder?: string
  /** The application's address; with it no embedded database is started. */
  url?: string | undefined
  /** The address that may create roles and migrate; by default the direct one, otherwise the application's. */
  adminUrl?: string | undefined
  /** The pooler at `url`: a transaction pooler such as PgBouncer or none; detected if left out. */
  pooler?: 'transaction' | 'session' | undefined
  /** The application's address that bypasses the pooler, for notifications and long work. */
  directUrl?: string | undefined
  /** A streaming replica's address, with or without a pooler, for lists and exports; it may be unreachable. */
  readUrl?: string | undefined
  purpose: 'server' | 'command' | 'test'
  log?: (line: string) => void
  /** Connections of the portal's role; the roles for staff, companies' work and look-ups have half as many each. */
  connections?: number
  /**
   * Called with migrations of a newer version that ran here and are compatible with this one; by default they are
   * logged.
   */
  onNewer?: (names: readonly string[]) => void
  /** Runs with the rights of the schema's owner after the migration, before the database is used. */
  prepare?: (adminUrl: string) => Promise<void>
}

/**
 * Opens the database, embedded or by address, migrated to the newest schema, with one pool for each role.
 * @throws StartupFault if the embedded database cannot start, or the address to migrate by leads to a pooler.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const connections = options.connections ?? 8
  if (options.url !== undefined) {
    const { url, directUrl, readUrl } = options
    const pooler = options.pooler ? options.pooler === 'transaction' : await isPoolerAt(url)
    const adminUrl = options.adminUrl ?? directUrl ?? url
    if (pooler && adminUrl === url) throw poolerFault()
    await migrate(adminUrl, tellingOf(options))
    await options.prepare?.(adminUrl)
    return join({
      at: sameFor(url),
      direct: directUrl,
      replica: readUrl,
      pooler,
      connections,
      setsRole: true,
    })
  }
  const embedded = await startEmbedded({
    folder: options.folder ?? './data',
    purpose: options.purpose,
    ...(options.log ? { log: options.log } : {}),
  })
  try {
    await migrate(embedded.adminUrl, tellingOf(options))
    await options.prepare?.(embedded.adminUrl)
    const at = await loginsOf(embedded.adminUrl)
    return await join({ at, connections, setsRole: false }, () => embedded.stop())
  } catch (fault) {
    await embedded.stop()
    throw fault
  }
}

const tellingOf = ({ log, onNewer }: DatabaseOptions) => ({
  onNewer:
    onNewer ??
    ((names: readonly string[]) =>
      log?.(`A newer version has added to the schema (${names.join(', ')}); this one works on it.`)),
})

/** Opens a database that the server has open already, in a process of its own that works for one company only. */
export function openForStaff(address: StaffAddress): Database {
  const pool = createPool({
    url: address.url,
    max: 2,
    statementTimeout: 600_000,
    behindPooler: address.behindPooler ?? false,
    ...(address.setsRole ? { role: 'enlace_works' } : {}),
  })
  const pools = { app: pool, staff: pool, works: pool, lookUp: pool, slowLookUp: pool }
  return new Database(pools, () => pool.end(), address)
}

async function isPoolerAt(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await isPooled(client)
  } finally {
    await client.end()
  }
}

const poolerFault = () =>
  new StartupFault(
    'DATABASE_URL leads to a pooler of connections, over which the schema cannot be brought up to date.',
    'Set DATABASE_DIRECT_URL or DATABASE_ADMIN_URL to the database itself.',
  )

/** The roles that the application uses. */
const roles = ['enlace_app', 'enlace_staff', 'enlace_works', 'enlace_door'] as const
type Role = (typeof roles)[number]

/** How the application reaches its database. */
interface Addresses {
  /** Each role's address. */
  at: Record<Role, string>
  direct?: string | undefined
  replica?: string | undefined
  pooler?: boolean
  connections: number
  /** Whether the login takes the roles on, or is the role itself. */
  setsRole: boolean
}

interface PoolsAsked extends Omit<Addresses, 'pooler'> {
  pooler?: boolean | 'perhaps'
  /** Milliseconds to wait for a connection. */
  connectionTimeout?: number
}

async function join(addresses: Addresses, stop: () => Promise<void> = async () => {}): Promise<Database> {
  const { at, direct, replica, pooler = false, setsRole } = addresses
  const pools = poolsAt(addresses)
  // Long work would keep a pooler's connections from all others.
  const isAround = pooler && direct !== undefined
  const slow = isAround ? poolsAt({ ...addresses, at: sameFor(direct), pooler: false }) : pools
  const all = new Set([...Object.values(pools), ...Object.values(slow)])
  // Its roles and their rights are the primary's, which are checked below.
  const copies = replica === undefined ? undefined : poolsAtReplica(replica, addresses.connections)
  const close = async () => {
    await Promise.all([...all, ...Object.values(copies ?? {})].map((pool) => pool.end()))
    await stop()
  }
  try {
    await Promise.all([...all].map(refuseToBypass))
  } catch (fault) {
    await close()
    throw fault
  }
  let closing: Promise<void> | undefined
  const address = isAround
    ? { url: direct, setsRole }
    : { url: at.enlace_works, setsRole, behindPooler: pooler }
  const heard = direct ?? (pooler ? undefined : at.enlace_app)
  return new Database(pools, () => (closing ??= close()), address, {
    slow,
    listener: heard === undefined ? undefined : new Listener(heard),
    replica: copies && new Replica(copies),
  })
}

/** Every transaction sets its role, as behind a pooler: whether there is one was not detected. */
const poolsAtReplica = (url: string, connections: number): Pools =>
  poolsAt({ at: sameFor(url), connections, setsRole: true, pooler: 'perhaps', connectionTimeout: 1000 })

const sameFor = (url: string): Record<Role, string> => ({
  enlace_app: url,
  enlace_staff: url,
  enlace_works: url,
  enlace_door: url,
})

function poolsAt({ at, pooler = false, connections, setsRole, connectionTimeout }: PoolsAsked): Pools {
  const poolOf = (role: Role, share: number, more: Partial<PoolOptions> = {}) =>
    createPool({
      url: at[role],
      max: Math.ceil(connections * share),
      behindPooler: pooler,
      ...(connectionTimeout === undefined ? {} : { connectionTimeout }),
      ...(setsRole ? { role } : {}),
      ...more,
    })
  // A load may run for long; a request may not.
  const patient = { statementTimeout: 600_000 }
  return {
    app: poolOf('enlace_app', 1, { plansOnce: true }),
    staff: poolOf('enlace_staff', 1 / 2, patient),
    works: poolOf('enlace_works', 1 / 2, patient),
    lookUp: poolOf('enlace_door', 1 / 2, { plansOnce: true }),
    slowLookUp: poolOf('enlace_door', 1 / 4, patient),
  }
}

/** Every query relies on row-level security: a role that could bypass it is refused. */
async function refuseToBypass(pool: pg.Pool): Promise<void> {
  const [{ rows }] = await runBatch(pool, [
    { text: 'select rolsuper or rolbypassrls as may from pg_roles where rolname = current_user' },
  ])
  if (rows[0]?.['may'] !== false)
    throw new Error("The database's application role could bypass row-level security")
}

/** Allows the schema's roles to log in to the embedded database with passwords derived from the superuser's. */
async function loginsOf(adminUrl: string): Promise<Record<Role, string>> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const at = sameFor(adminUrl)
    for (const role of roles) {
      const password = createHmac('sha256', new URL(adminUrl).password).update(role).digest('hex')
      const known = await client.query('select rolcanlogin from pg_roles where rolname = $1', [role])
      if (known.rows[0]?.rolcanlogin !== true)
        await client.query(`alter role ${role} login password '${password}'`)
      const url = new URL(adminUrl)
      url.username = role
      url.password = password
      at[role] = url.href
    }
    return at
  } finally {
    await client.end()
  }
}
