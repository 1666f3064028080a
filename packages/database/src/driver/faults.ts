import pg from 'pg'

/**
 * The meaning of a database error for the product: unreachable or full, a conflict with another change, refused, too
 * slow, or a bug.
 */
export type DatabaseFault = 'unavailable' | 'conflict' | 'refused' | 'timeout' | 'other'

const byCode: Record<string, DatabaseFault> = {
  '57014': 'timeout', // statement_timeout, or cancelled
  '55P03': 'timeout', // lock_timeout
  '25P03': 'timeout', // idle in transaction
  '25P04': 'timeout', // transaction_timeout
  '57P01': 'unavailable', // shutting down
  '57P02': 'unavailable', // crashed
  '57P03': 'unavailable', // starting
  '57P05': 'unavailable', // idle session ended
  '42501': 'refused', // missing privilege, or a row-level policy
  P0001: 'refused', // raised by a function of ours
  '23505': 'conflict', // duplicate key
  '23503': 'conflict', // referenced row missing
  '23P01': 'conflict', // exclusion constraint
}

const byClass: Record<string, DatabaseFault> = {
  '08': 'unavailable', // connection
  '53': 'unavailable', // insufficient resources
  '58': 'unavailable', // disk and system
  '40': 'conflict', // deadlock or serialization failure
  '28': 'refused', // login
  EN: 'refused', // the product's own refusals
}

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
])

const connectionMessages =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying|timeout expired|Cannot use a pool after)/

/** Maps an error of the driver or the database to the few kinds that the product handles differently. */
export function databaseFault(error: unknown): DatabaseFault {
  if (error instanceof pg.DatabaseError) {
    const code = error.code ?? ''
    return byCode[code] ?? byClass[code.slice(0, 2)] ?? 'other'
  }
  if (error instanceof AggregateError) return error.errors.some(isNetworkError) ? 'unavailable' : 'other'
  return isNetworkError(error) ? 'unavailable' : 'other'
}

function isNetworkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (connectionMessages.test(error.message)) return true
  return 'code' in error && typeof error.code === 'string' && networkCodes.has(error.code)
}
