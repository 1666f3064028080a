import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useTestDatabase } from '../opened-database.ts'
import { type DescribedColumn, describeStatement, type Description } from './described.ts'
import type { Fields } from './fields.ts'
import { findTypedStatements, type TypedStatement } from './statements.ts'

/**
 * Columns that may be null in their table, but not in the rows of a statement, by its own condition or that of its
 * callers.
 */
const neverNullHere = new Set([
  'account-statements/queries.ts fecha',
  'account-statements/reconcile/queries.ts pendiente',
  'bank-accounts/apply/commands.ts applies_at',
  'bank-accounts/hand-over/queries.ts aplicado_at',
  'blog/announce-commands.ts publicado_at',
  'blog/queries.ts storage_key',
  'blog/supplier/queries.ts publicado_at',
  'blog/supplier/queries.ts storage_key',
  'content/templates/queries.ts fecha',
  'dashboard/start/queries.ts publicado_at',
  'events/visitor/queries.ts media_type',
  'events/visitor/queries.ts storage_key',
  'imports/finding-queries.ts line',
  'imports/finding-queries.ts record',
  'imports/sources/queries.ts at',
  'notes-debit/queries.ts motivo',
  'supplier-contracts/endings/queries.ts fecha_fin',
  'supplier-qualification/desk/queries.ts snapshot',
  'supplier-qualification/evaluation/facts-queries.ts nivel',
  'supplier-qualification/evaluation/queries.ts nivel',
  'supplier-qualification/evaluation/queries.ts publicada_at',
  'users/invitations/queries.ts third_party_id',
  'webhooks/commands.ts since',
  'demo/src/acts/bank-accounts.ts banco',
  'demo/src/acts/bank-accounts.ts mask',
  'demo/src/acts/supplier-contracts.ts valor',
  'demo/src/acts/supplier-contracts.ts hasta',
])

/**
 * The number of statements that cannot be read from the source because their row type or text is composed. It may only
 * decrease.
 */
const mostUnread = 78

const database = useTestDatabase()
let client: pg.Client
let nullable: ReadonlySet<string>
beforeAll(async () => {
  client = new pg.Client({ connectionString: database.adminUrl })
  await client.connect()
  const columns = await database.asAdmin<{ column: string }>(
    `select attrelid || '.' || attnum as column from pg_attribute
      where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
        and attnum > 0 and not attnotnull`,
  )
  nullable = new Set(columns.map(({ column }) => column))
})
afterAll(() => client.end())

describe('the rows that statements declare', () => {
  test('are those that the database answers, by name, type and whether they may be null', async () => {
    const found = findTypedStatements()
    const unread: string[] = []
    const faults: string[] = []
    for (const statement of found) {
      const { fields, text } = statement
      const described = text === undefined || !fields ? undefined : await describeStatement(client, text)
      if (!fields || !described || 'refused' in described) unread.push(placeOf(statement))
      else faults.push(...faultsOf(fields, described).map((fault) => `${placeOf(statement)} ${fault}`))
    }
    const isExcused = (fault: string) =>
      fault.endsWith(nullFault) &&
      [...neverNullHere].some((known) => fault.replace(/:\d+/, '').includes(`${known}: `))
    expect(faults.filter((fault) => !isExcused(fault))).toEqual([])
    expect(found.length).toBeGreaterThan(700)
    expect(unread.length).toBeLessThanOrEqual(mostUnread)
  })

  test('are found wrong where a column is missing, of another type, or null', async () => {
    const text = `select id, nombre, activo, created_at from third_parties`
    const declared: Fields = new Map([
      ['id', { kinds: new Set(['string']), mayBeNull: false }],
      ['nombre', { kinds: new Set(['string']), mayBeNull: false }],
      ['apodo', { kinds: new Set(['string']), mayBeNull: false }],
    ])
    const described = await describeStatement(client, text)
    expect(faultsOf(declared, columnsOf(described))).toEqual([
      'id: string, but number',
      'apodo: no such column',
    ])
    const empty = await describeStatement(client, 'select direccion from branch_accounts')
    const address: Fields = new Map([['direccion', { kinds: new Set(['string']), mayBeNull: false }]])
    expect(faultsOf(address, columnsOf(empty))).toEqual([`direccion${nullFault}`])
  })
})

const placeOf = ({ file, line }: TypedStatement) => `${file}:${line}`
const nullFault = ': may be null'

function columnsOf(described: Description): readonly DescribedColumn[] {
  if ('refused' in described) throw new Error(described.refused)
  return described
}

function faultsOf(fields: Fields, columns: readonly DescribedColumn[]): string[] {
  return [...fields].flatMap(([name, { kinds, mayBeNull }]) => {
    const column = columns.find((one) => one.name === name)
    if (!column) return [`${name}: no such column`]
    const { kind, of } = column
    const isTold = kind !== 'unknown' && kinds.size > 0 && !kinds.has('unknown')
    const isOther = isTold && !(kinds.size === 1 && kinds.has(kind))
    const isNull =
      !mayBeNull && !kinds.has('unknown') && of !== undefined && nullable.has(`${of.table}.${of.place}`)
    return [
      ...(isOther ? [`${name}: ${[...kinds].join(' | ')}, but ${kind}`] : []),
      ...(isNull ? [`${name}${nullFault}`] : []),
    ]
  })
}
