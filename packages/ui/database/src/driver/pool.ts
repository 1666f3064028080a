import pg from 'pg'
import { forgoNames } from './prepared-statements.ts'
import { valueTypes } from './value-types.ts'

/** How the product connects to its database. */
export interface PoolOptions {
  readonly url: string
  /** Role that every connection takes on, with fewer rights than the login. */
  readonly role?: string
  /** Connections at most. */
  readonly max: number
  /** Milliseconds after which the database gives a statement up. */
  readonly statementTimeout?: number
  /** Milliseconds to wait for a free connection. */
  readonly connectionTimeout?: number
  readonly applicationName?: string
  /**
   * True where prepared statements are planned once, not for every set of values: right under row-level security, whose
   * settings the planner cannot see in either case. It takes a quarter of the time off a list.
   */
  readonly plansOnce?: boolean
  /** True behind a pooler that hands out server connections by transaction: nothing is prepared or set for a session. */
  readonly behindPooler?: boolean
  /** Told of connections that ended by themselves while nobody used them; the pool replaces them. */
  readonly onLostConnection?: (error: Error) => void
}

/**
 * Opens a pool of connections whose values come as the product keeps them: amounts and large numbers as text, days as
 * `aaaa-mm-dd`, instants in ISO form. A database that restarts costs the statements under way, never the process.
 */
export function createPool(options: PoolOptions): pg.Pool {
  const { role, behindPooler = false } = options
  if (behindPooler && role !== undefined) {
    throw new TypeError('Behind a pooler a role cannot be taken on; log in as the role itself.')
  }
  // The pool waits for the promise before it hands the connection out, although its type does not say so.
  const preparation = behindPooler
    ? {}
    : { onConnect: (client: pg.ClientBase) => prepareSession(client, options) }
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max,
    application_name: options.applicationName ?? 'enlace',
    types: valueTypes,
    keepAlive: true,
    connectionTimeoutMillis: options.connectionTimeout ?? 10_000,
    idleTimeoutMillis: 60_000,
    ...preparation,
  })
  pool.on('error', (error) => options.onLostConnection?.(error))
  pool.on('connect', (client) => {
    // Whoever uses the connection learns of its loss through the statement that fails; without a listener Node would exit.
    client.on('error', () => undefined)
    if (behindPooler) forgoNames(client.connection)
  })
  return pool
}

async function prepareSession(client: pg.ClientBase, options: PoolOptions): Promise<void> {
  const settings = [
    `set timezone to 'UTC'`,
    `set datestyle to 'ISO, YMD'`,
    `set intervalstyle to 'iso_8601'`,
    `set statement_timeout to ${Math.trunc(options.statementTimeout ?? 20_000)}`,
  ]
  if (options.plansOnce === true) settings.push(`set plan_cache_mode to force_generic_plan`)
  if (options.role !== undefined) settings.push(`set role ${client.escapeIdentifier(options.role)}`)
  await client.query(settings.join('; '))
}
