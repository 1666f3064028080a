import pg from 'pg'
import { expect, it } from 'vitest'
import { databaseFault } from './faults.ts'
import type { DatabaseFault } from './faults.ts'

function refusal(code: string): pg.DatabaseError {
  const error = new pg.DatabaseError('refused', 0, 'error')
  error.code = code
  return error
}

const named = (message: string, code?: string) => Object.assign(new Error(message), code ? { code } : {})

const faults: [string, unknown, DatabaseFault][] = [
  ['an invoice number that exists', refusal('23505'), 'conflict'],
  ['a supplier deleted in the meantime', refusal('23503'), 'conflict'],
  ['a transaction that had to give way', refusal('40001'), 'conflict'],
  ['a deadlock', refusal('40P01'), 'conflict'],
  ['another company’s row', refusal('42501'), 'refused'],
  ['a session that is over', refusal('EN401'), 'refused'],
  ['a wrong database password', refusal('28P01'), 'refused'],
  ['a statement over its time', refusal('57014'), 'timeout'],
  ['a row locked too long', refusal('55P03'), 'timeout'],
  ['a database that restarts', refusal('57P01'), 'unavailable'],
  ['a full disk', refusal('53100'), 'unavailable'],
  ['no connection left', refusal('53300'), 'unavailable'],
  ['a database that is down', named('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'), 'unavailable'],
  [
    'a name with several addresses, all down',
    new AggregateError([named('x', 'ECONNREFUSED')]),
    'unavailable',
  ],
  ['a connection cut', named('Connection terminated unexpectedly'), 'unavailable'],
  ['a wrong column name', refusal('42703'), 'other'],
  ['a fault of our own', new TypeError('x is not a function'), 'other'],
  ['something thrown that is no error', 'text', 'other'],
]

it.each(faults)('sorts %s', (_name, error, fault) => {
  expect(databaseFault(error)).toBe(fault)
})
