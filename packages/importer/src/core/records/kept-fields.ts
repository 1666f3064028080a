import type { LoadedFields } from '@enlace/contract/documents/loaded/field.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'
import { readMoney } from './read-money.ts'
import type { RecordReader } from './record-reader.ts'

/** What a column stores of a field, by the field's type. */
interface KeptAs {
  'code?': string
  'text?': string
  'paragraph?': string
  'date?': CalendarDate
  'decimal?': string
  'money?': Money
}

/** The fields of a kind that columns of the same name store unchanged, or null. */
type KeptRow<Fields extends LoadedFields> = {
  [F in keyof Fields as Fields[F] extends { isKeptAsRead: true } ? F : never]:
    | KeptAs[Fields[F]['type'] & keyof KeptAs]
    | null
}

type Read = (record: RecordReader<string>, field: string) => string | undefined

const readers: Readonly<Record<string, Read>> = {
  'code?': (record, field) => record.code(field),
  'text?': (record, field) => record.text(field),
  'paragraph?': (record, field) => record.paragraph(field),
  'date?': (record, field) => record.date(field),
  'decimal?': (record, field) => record.decimal(field),
  'money?': readMoney,
} satisfies Record<keyof KeptAs, Read>

/** The kept fields of each description with their readers, cached because files have many records. */
const found = new WeakMap<LoadedFields, readonly (readonly [name: string, read: Read])[]>()

function keptOf(fields: LoadedFields) {
  const known = found.get(fields)
  if (known) return known
  const kept = Object.entries(fields).flatMap(([name, { type, isKeptAsRead }]) => {
    const read = readers[type]
    return isKeptAsRead === true && read ? [[name, read] as const] : []
  })
  found.set(fields, kept)
  return kept
}

/** Reads the fields that columns of the same name store unchanged; a missing one is null. */
export function readKept<Fields extends LoadedFields>(
  record: RecordReader<keyof Fields & string>,
  fields: Fields,
): KeptRow<Fields> {
  const row = keptOf(fields).map(([name, read]) => [name, read(record, name) ?? null])
  return Object.fromEntries(row) as KeptRow<Fields> // the names and types are the description's own
}

/** The same for a record that has none of them. */
export function noneKept<Fields extends LoadedFields>(fields: Fields): KeptRow<Fields> {
  return Object.fromEntries(keptOf(fields).map(([name]) => [name, null])) as KeptRow<Fields> // as above, the description's own
}
