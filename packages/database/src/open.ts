import { createHmac } from 'node:crypto'
import pg from 'pg'
import { Listener } from './driver/listen.ts'
import { createPool, isPooled } from './driver/pool.ts'
import { Database, type Pools, type StaffAddress } from './database.ts'
import { runBatch } from './driver/batch.ts'
import { startEmbedded } from './embedded/embedded-database.ts'
import { StartupFault } from './embedded/startup-fault.ts'
import { migrate } from './migrate.ts'
import { Replica } from './replica.ts'

/** Where the database is: a folder for the embedded one, or addresses of a server. */
export interface DatabaseOptions {
  folder?: string
  /** The application's address; with it no embedded database is started. */
  url?: string | undefined
  /** The address that may create roles and migrate; the direct one where it is missing, else the application's. */
  adminUrl?: string | undefined
  /** What answers at `url`: a pooler of transactions such as PgBouncer or none; found out where it is not told. */
  pooler?: 'transaction' | 'session' | undefined
  /** The application's address past the pooler, for notices and for what takes long. */
  directUrl?: string | undefined
  /** A streaming replica's address, with or without a pooler before it, for lists and exports; it may be away. */
  readUrl?: string | undefined
  purpose: 'server' | 'command' | 'test'
  log?: (line: string) => void
  /** Connections of the portal's role; the staff's pool has half of them. */
  connections?: number
  /** Told of migrations that a newer version ran here, on which this one works; else they stand in the log. */
  onNewer?: (names: readonly string[]) => void
  /** What is to be done with the schema's owner's rights once the schema is there, before anybody is let in. */
  prepare?: (adminUrl: string) => Promise<void>
}

/**
 * Opens the database, embedded or by address, brought to the newest schema, with one pool for each role.
 * @throws StartupFault when the embedded database cannot start, or a pooler stands before what is to be migrated.
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
      app: url,
      staff: url,
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
    const [app, staff] = await loginsOf(embedded.adminUrl, ['enlace_app', 'enlace_staff'])
    return await join({ app, staff, connections, setsRole: false }, () => embedded.stop())
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

/** Opens a database that the server has open already, in a process of its own that works for a company's staff only. */
export function openForStaff(address: StaffAddress): Database {
  const pool = createPool({
    url: address.url,
    max: 2,
    statementTimeout: 600_000,
    behindPooler: address.behindPooler ?? false,
    ...(address.setsRole ? { role: 'enlace_staff' } : {}),
  })
  return new Database({ app: pool, staff: pool }, () => pool.end(), address)
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

/** How the application reaches its database. */
interface Addresses {
  app: string
  staff: string
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
  const { app, staff, direct, replica, pooler = false, setsRole } = addresses
  const pools = poolsAt(addresses)
  // What takes long would keep a pooler's connections from all the others.
  const isAround = pooler && direct !== undefined
  const slow = isAround ? poolsAt({ ...addresses, app: direct, staff: direct, pooler: false }) : pools
  const all = new Set([...Object.values(pools), ...Object.values(slow)])
  // Its roles and what they may do are the primary's, which are looked at below.
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
  const address = isAround ? { url: direct, setsRole } : { url: staff, setsRole, behindPooler: pooler }
  const heard = direct ?? (pooler ? undefined : app)
  return new Database(pools, () => (closing ??= close()), address, {
    slow,
    listener: heard === undefined ? undefined : new Listener(heard),
    replica: copies && new Replica(copies),
  })
}

/** Every transaction tells its role, as behind a pooler: nobody has looked at what answers there. */
const poolsAtReplica = (url: string, connections: number): Pools =>
  poolsAt({ app: url, staff: url, connections, setsRole: true, pooler: 'perhaps', connectionTimeout: 1000 })

function poolsAt({
  app,
  staff,
  pooler = false,
  connections,
  setsRole,
  connectionTimeout,
}: PoolsAsked): Pools {
  return {
    app: createPool({
      url: app,
      max: connections,
      plansOnce: true,
      behindPooler: pooler,
      ...(connectionTimeout === undefined ? {} : { connectionTimeout }),
      ...(setsRole ? { role: 'enlace_app' } : {}),
    }),
    // A load may take its time; a request may not.
    staff: createPool({
      url: staff,
      max: Math.ceil(connections / 2),
      statementTimeout: 600_000,
      behindPooler: pooler,
      ...(connectionTimeout === undefined ? {} : { connectionTimeout }),
      ...(setsRole ? { role: 'enlace_staff' } : {}),
    }),
  }
}

/** Row-level security stands behind every query: a role that could step around it may not serve. */
async function refuseToBypass(pool: pg.Pool): Promise<void> {
  const [{ rows }] = await runBatch(pool, [
    { text: 'select rolsuper or rolbypassrls as may from pg_roles where rolname = current_user' },
  ])
  if (rows[0]?.['may'] !== false)
    throw new Error("The database's application role could bypass row-level security")
}

/** Lets the schema's roles log in to the embedded database with passwords derived from the superuser's. */
async function loginsOf(
  adminUrl: string,
  roles: readonly ['enlace_app', 'enlace_staff'],
): Promise<[string, string]> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const addressOf = async (role: string) => {
      const password = createHmac('sha256', new URL(adminUrl).password).update(role).digest('hex')
      const known = await client.query('select rolcanlogin from pg_roles where rolname = $1', [role])
      if (known.rows[0]?.rolcanlogin !== true)
        await client.query(`alter role ${role} login password '${password}'`)
      const url = new URL(adminUrl)
      url.username = role
      url.password = password
      return url.href
    }
    return [await addressOf(roles[0]), await addressOf(roles[1])]
  } finally {
    await client.end()
  }
}
