import pg from 'pg'

/**
 * What an error of the database means to the product: it cannot be reached or has no room, somebody else's change is in
 * the way, it says no, it took too long, or we made a mistake.
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
  '42501': 'refused', // no right to it, or a row-level policy
  P0001: 'refused', // raised by a function of ours
  '23505': 'conflict', // the key exists
  '23503': 'conflict', // what it refers to is gone
  '23P01': 'conflict', // it overlaps another
}

const byClass: Record<string, DatabaseFault> = {
  '08': 'unavailable', // connection
  '53': 'unavailable', // no room, no memory, no free connection
  '58': 'unavailable', // disk and system
  '40': 'conflict', // had to give way
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

/** Sorts an error of the driver or the database into the few kinds that the product answers differently. */
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
