import { transactionPool } from '@enlace/database/driver/transaction.ts'
import pg from 'pg'

/**
 * Setup of every test file of the server stage: rejects work in a transaction that takes a second connection of the same
 * pool. Under load, as many such transactions as the pool has connections would wait for each other until they time out.
 */
const pool = pg.Pool.prototype
const guarded = Symbol.for('enlace.one-connection')

// The test files of a process share this prototype.
if (!Object.hasOwn(pool, guarded)) {
  const connect = Reflect.get(pool, 'connect')
  const rejectSecond = function (this: pg.Pool, ...given: unknown[]): unknown {
    if (transactionPool.getStore() === this)
      throw new Error('Work in a transaction takes a second connection of the same pool.')
    return Reflect.apply(connect, this, given)
  }
  Object.defineProperties(pool, { [guarded]: { value: true }, connect: { value: rejectSecond } })
}
