import { createHash } from 'node:crypto'
import type { Fixed, Raw, Value } from './account-tables.ts'
import type { OpenedTestDatabase } from './opened-database.ts'

type Admin = Pick<OpenedTestDatabase, 'asAdmin'>

/** The owner of planted rows, and the words and figures that identify them anywhere. */
export interface Planted {
  company: number
  /** The id of each of its documents, requests, payments and messages. */
  id: string
  /** Contained in every text: lower-case letters and digits, so that it may be a code, a name or part of an email. */
  marker: string
  /** Contained in every amount, and the number of every identity document. */
  number: string
}

/** The same for one account of a supplier. */
export interface PlantedAccount extends Planted {
  thirdParty: number
  account: number
}

interface Column {
  name: string
  type: string
  is_optional: boolean
  is_made: boolean
}

/** The columns of each table, read once for each file: the view that lists them takes longer than planting a row. */
const known = new WeakMap<Admin, Map<string, Promise<Column[]>>>()

function columnsOf(database: Admin, table: string): Promise<Column[]> {
  const tables = known.get(database) ?? new Map<string, Promise<Column[]>>()
  known.set(database, tables)
  const columns =
    tables.get(table) ??
    database.asAdmin<Column>(
      `select column_name as name, case when numeric_precision < 12 then 'share' else udt_name end as type, is_nullable = 'YES' or column_default is not null as is_optional,
              is_generated = 'ALWAYS' or is_identity = 'YES' as is_made
         from information_schema.columns where table_schema = 'public' and table_name = $1 order by ordinal_position`,
      [table],
    )
  tables.set(table, columns)
  return columns
}

/** Inserts a row with the owner's words and figures in every column that has no fixed value. */
export async function plantRow(
  database: Admin,
  table: string,
  planted: Planted | PlantedAccount,
  fixed: Fixed,
): Promise<void> {
  const columns = await columnsOf(database, table)
  const values = columns.flatMap((column) => {
    const value = valueOf(column, planted, fixed)
    return value === undefined ? [] : [{ name: column.name, value }]
  })
  const given = values.flatMap(({ value }) => (isRaw(value) ? [] : [value]))
  let place = 0
  const places = values.map(({ value }) => (isRaw(value) ? value.sql : `$${++place}`))
  await database.asAdmin(
    `insert into ${table} (${values.map(({ name }) => `"${name}"`).join(', ')}) values (${places.join(', ')})`,
    given,
  )
}

const isRaw = (value: Value | Raw): value is Raw => typeof value === 'object' && value !== null

function valueOf(column: Column, planted: Planted | PlantedAccount, fixed: Fixed): Value | Raw | undefined {
  const { name, type, is_optional, is_made } = column
  if (Object.hasOwn(fixed, name)) return fixed[name]
  if (name === 'company_id') return planted.company
  if ('account' in planted && name === 'third_party_id') return planted.thirdParty
  if ('account' in planted && name === 'third_id') return planted.account
  if ('account' in planted && name === 'account_ids') return `{${planted.account}}`
  if (is_made) return undefined
  if (name === 'moneda') return 'COP'
  const { marker, number, id } = planted
  if (name === 'cufe') return createHash('sha384').update(marker).digest('hex')
  if (name === 'storage_key')
    return `${planted.company}/zq/${createHash('sha256').update(marker).digest('base64url').slice(2)}`
  switch (type) {
    case 'text':
      return marker
    case '_text':
      return `{${marker}}`
    case 'jsonb':
      return JSON.stringify(name === 'value' ? marker : { marker })
    case 'numeric':
      return number
    case 'date':
      return '2026-01-02'
  }
  if (name === 'id' && type === 'uuid') return id
  if (is_optional) return undefined
  return (
    { uuid: id, bool: true, timestamptz: '2099-01-02', bytea: `\\x${Buffer.from(marker).toString('hex')}` }[
      type
    ] ?? 1
  )
}
