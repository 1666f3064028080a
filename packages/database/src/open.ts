import { createHmac } from 'node:crypto'
import pg from 'pg'
import { createPool } from './driver/pool.ts'
import { Database, type StaffAddress } from './database.ts'
import { startEmbedded } from './embedded/embedded-database.ts'
import { migrate } from './migrate.ts'

/** Where the database is: a folder for the embedded one, or addresses of a server. */
export interface DatabaseOptions {
  folder?: string
  /** The application's address; with it no embedded database is started. */
  url?: string | undefined
  /** The address that may create roles and migrate; the application's where it is missing. */
  adminUrl?: string | undefined
  purpose: 'server' | 'command' | 'test'
  log?: (line: string) => void
  /** Connections of the portal's role; the staff's pool has half of them. */
  connections?: number
  /** What is to be done with the schema's owner's rights once the schema is there, before anybody is let in. */
  prepare?: (adminUrl: string) => Promise<void>
}

/**
 * Opens the database, embedded or by address, brought to the newest schema, with one pool for each role.
 * @throws StartupFault when the embedded database cannot start.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const connections = options.connections ?? 8
  if (options.url !== undefined) {
    await migrate(options.adminUrl ?? options.url)
    await options.prepare?.(options.adminUrl ?? options.url)
    return join(options.url, options.url, connections, true, async () => {})
  }
  const embedded = await startEmbedded({
    folder: options.folder ?? './data',
    purpose: options.purpose,
    ...(options.log ? { log: options.log } : {}),
  })
  try {
    await migrate(embedded.adminUrl)
    await options.prepare?.(embedded.adminUrl)
    const [app, staff] = await loginsOf(embedded.adminUrl, ['enlace_app', 'enlace_staff'])
    return await join(app, staff, connections, false, () => embedded.stop())
  } catch (fault) {
    await embedded.stop()
    throw fault
  }
}

/** Opens a database that the server has open already, in a process of its own that works for a company's staff only. */
export function openForStaff(address: StaffAddress): Database {
  const pool = createPool({
    url: address.url,
    max: 2,
    statementTimeout: 600_000,
    ...(address.setsRole ? { role: 'enlace_staff' } : {}),
  })
  return new Database({ app: pool, staff: pool }, () => pool.end(), address)
}

async function join(
  app: string,
  staff: string,
  connections: number,
  setsRole: boolean,
  stop: () => Promise<void>,
): Promise<Database> {
  const pools = {
    app: createPool({
      url: app,
      max: connections,
      plansOnce: true,
      ...(setsRole ? { role: 'enlace_app' } : {}),
    }),
    // A load may take its time; a request may not.
    staff: createPool({
      url: staff,
      max: Math.ceil(connections / 2),
      statementTimeout: 600_000,
      ...(setsRole ? { role: 'enlace_staff' } : {}),
    }),
  }
  const close = async () => {
    await Promise.all([pools.app.end(), pools.staff.end()])
    await stop()
  }
  try {
    await Promise.all([pools.app, pools.staff].map(refuseToBypass))
  } catch (fault) {
    await close()
    throw fault
  }
  let closing: Promise<void> | undefined
  return new Database(pools, () => (closing ??= close()), { url: staff, setsRole })
}

/** Row-level security stands behind every query: a role that could step around it may not serve. */
async function refuseToBypass(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(
    'select rolsuper or rolbypassrls as may from pg_roles where rolname = current_user',
  )
  if (rows[0]?.may !== false)
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
