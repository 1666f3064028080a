import pg from 'pg'
import { beginWith } from './prelude.ts'
import { forgoNames } from './prepared-statements.ts'
import { endWhenSilent } from './silence.ts'
import type { Statement } from './statement.ts'
import { valueTypes } from './value-types.ts'

/** Milliseconds that a statement of a request may take. */
const usualTimeout = 20_000

/** How the product connects to its database. */
export interface PoolOptions {
  readonly url: string
  /** Role that every connection takes on, with fewer rights than the login. */
  readonly role?: string
  /** Maximum connections. */
  readonly max: number
  /** Milliseconds after which the database cancels a statement. */
  readonly statementTimeout?: number
  /**
   * Milliseconds without an answer after which the database counts as unreachable; some seconds more than a statement
   * may take.
   */
  readonly silence?: number
  /** Milliseconds to wait for a free connection. */
  readonly connectionTimeout?: number
  readonly applicationName?: string
  /**
   * True if prepared statements are planned once, not for every set of values: right under row-level security, whose
   * settings the planner cannot see in either case. It saves a quarter of the time of a list.
   */
  readonly plansOnce?: boolean
  /**
   * True behind a transaction pooler: nothing is prepared or set for a session. The role and the other session settings
   * are set in each transaction, and end with it. `perhaps` does so too, but prepares statements if the database itself
   * answers.
   */
  readonly behindPooler?: boolean | 'perhaps'
  /** Called for connections that were lost while idle; the pool replaces them. */
  readonly onLostConnection?: (error: Error) => void
}

/**
 * Creates a pool of connections with the product's value formats: amounts and large numbers as text, days as
 * `aaaa-mm-dd`, instants in ISO format. A restart of the database fails the statements under way, never the process.
 */
export function createPool(options: PoolOptions): pg.Pool {
  const { behindPooler = false } = options
  // The pool awaits the promise before it hands the connection out, although its type does not say so.
  const preparations = {
    true: {},
    false: { onConnect: (client: pg.ClientBase) => prepareSession(client, options) },
    perhaps: { onConnect: prepareNothingBehindPooler },
  } as const
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max,
    application_name: options.applicationName ?? 'enlace',
    types: valueTypes,
    keepAlive: true,
    connectionTimeoutMillis: options.connectionTimeout ?? 10_000,
    idleTimeoutMillis: 60_000,
    ...preparations[`${behindPooler}`],
  })
  pool.on('error', (error) => options.onLostConnection?.(error))
  pool.on('connect', (client) => {
    endWhenSilent(client, options.silence ?? (options.statementTimeout ?? usualTimeout) + 5000)
    // The user of the connection learns of its loss from the statement that fails; without a listener Node would exit.
    client.on('error', () => undefined)
    if (behindPooler === true) forgoNames(client.connection)
  })
  if (behindPooler !== false) beginWith(pool, preparedTransaction(options))
  return pool
}

/** The settings of a connection before its first statement; the role last, as it has the fewest rights. */
function settingsOf({ role, plansOnce, statementTimeout = usualTimeout }: PoolOptions): [string, string][] {
  return [
    ['timezone', 'UTC'],
    ['datestyle', 'ISO, YMD'],
    ['intervalstyle', 'iso_8601'],
    ['statement_timeout', String(Math.trunc(statementTimeout))],
    ...(plansOnce === true ? [['plan_cache_mode', 'force_generic_plan'] satisfies [string, string]] : []),
    ...(role === undefined ? [] : [['role', role] satisfies [string, string]]),
  ]
}

async function prepareSession(client: pg.ClientBase, options: PoolOptions): Promise<void> {
  const settings = settingsOf(options).map(
    ([name, value]) =>
      `set ${name} to ${name === 'role' ? client.escapeIdentifier(value) : client.escapeLiteral(value)}`,
  )
  await client.query(settings.join('; '))
}

async function prepareNothingBehindPooler(client: pg.ClientBase): Promise<void> {
  if (client instanceof pg.Client && (await isPooled(client))) forgoNames(client.connection)
}

/** Whether a pooler answers instead of the database: poolers issue cancellation keys of their own. */
export async function isPooled(client: pg.ClientBase & { processID?: number | null }): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  // The driver keeps the key that it received, although its type does not say so.
  return rows[0]?.pid !== client.processID
}

/** The same as one statement whose effect ends with its transaction. */
function preparedTransaction(options: PoolOptions): Statement {
  const settings = settingsOf(options)
  const calls = settings.map((_, place) => `set_config($${place * 2 + 1}, $${place * 2 + 2}, true)`)
  return { text: `select ${calls.join(', ')}`, values: settings.flat() }
}
