import type { CalendarDate } from '@enlace/domain/calendar-date'
import { readNit, type TypedNit } from '@enlace/domain/nit'
import { fold } from '@enlace/domain/text'
import type { doubts, FindingDetail, Findings, Place, refusals } from './finding.ts'
import { ImportFault } from './import-fault.ts'
import { readInvoiceNumbers, type InvoiceReading } from './invoice-numbers.ts'
import type { FieldMapping, PartMapping } from './mapping.ts'
import { readDate } from './read-date.ts'
import { isSpreadsheetError, readNumber, readRate } from './read-number.ts'
import type { SourceTable } from './source-table.ts'

/** Ends the reading of a record that is refused; its finding is already made. */
class RecordRefused extends Error {}

/** Where a field's cell stands. */
interface Cell {
  mapping: FieldMapping
  place: number
}

/** Called as records are read, with how many of how many. */
export type CountRead = (read: number, total: number) => void

const recordsBetweenCounts = 1_000
const mostWholeDigits = 18
// oxlint-disable-next-line no-control-regex -- these are the characters that no text should hold
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** The names of a part's mapped columns that a file's header does not have, compared without accents or capitals. */
export function missingColumns({ fields }: PartMapping, header: readonly string[]): string[] {
  const known = new Set(header.map(fold))
  return Object.values(fields).flatMap(({ column }) =>
    column !== undefined && !known.has(fold(column)) ? [column] : [],
  )
}

/**
 * Reads every record of a file through its mapping. What the reader makes of a record is kept; a record that it refuses
 * is left out and reported, and never stops the others.
 * @throws ImportFault `columns-missing` when the header lacks a column that the mapping names.
 */
export function readRecords<Field extends string, Made>(
  ...[table, part, findings, make, onRead]: Parameters<typeof eachRecord<Field, Made>>
): Made[] {
  return [...eachRecord(table, part, findings, make, onRead)]
}

/** The same one after another, for rows that nobody holds. @throws ImportFault `columns-missing` */
export function* eachRecord<Field extends string, Made>(
  table: SourceTable,
  part: PartMapping,
  findings: Findings,
  make: (record: RecordReader<Field>) => Made,
  onRead: CountRead = () => {},
): Generator<Made> {
  const missing = missingColumns(part, table.header)
  if (missing.length > 0) {
    throw new ImportFault('columns-missing', {
      file: table.file,
      missing: missing.join(', '),
      found: table.header.join(', '),
    })
  }
  const places = new Map(table.header.map((name, place) => [fold(name), place]))
  const cells = new Map(
    Object.entries(part.fields).map(([name, mapping]) => [
      name,
      { mapping, place: mapping.column === undefined ? -1 : (places.get(fold(mapping.column)) ?? -1) },
    ]),
  )
  let count = 0
  for (const { line, cells: texts, exact } of table.records) {
    if (count % recordsBetweenCounts === 0) onRead(count, table.count)
    count += 1
    const record = new RecordReader<Field>({ file: table.file, line }, { texts, exact }, cells, findings)
    let made: { value: Made } | undefined
    try {
      record.checkShape(table.header.length)
      made = { value: make(record) }
    } catch (fault) {
      if (!(fault instanceof RecordRefused)) throw fault
    }
    if (made) yield made.value
  }
  onRead(table.count, table.count)
}

/** One record with its cells by our names. Asking for a value reports what is wrong with it, or refuses the record. */
export class RecordReader<Field extends string> {
  readonly place: Place
  readonly #texts: readonly string[]
  readonly #exact: readonly boolean[] | undefined
  readonly #cells: ReadonlyMap<string, Cell>
  readonly #findings: Findings

  constructor(
    place: Place,
    { texts, exact }: { texts: readonly string[]; exact?: readonly boolean[] | undefined },
    cells: ReadonlyMap<string, Cell>,
    findings: Findings,
  ) {
    this.place = place
    this.#texts = texts
    this.#exact = exact
    this.#cells = cells
    this.#findings = findings
  }

  /** Refuses a record that has not as many cells as the header. */
  checkShape(width: number): void {
    const isTooLong = this.#texts.slice(width).some((text) => text.trim() !== '')
    if (isTooLong || this.#texts.length < width) {
      this.refuse('cells-mismatch', {
        values: { found: String(this.#texts.length), expected: String(width) },
      })
    }
  }

  /** A text without spaces around it; undefined when there is none. */
  code(field: Field): string | undefined {
    return this.#read(field)?.text
  }

  /** A text on one line. */
  text(field: Field): string | undefined {
    const cell = this.#read(field)
    if (!cell) return undefined
    const clean = this.#withoutControls(field, cell.text)
    if (/[\r\n]/.test(clean)) this.doubt('text-line-break', { field, value: clean })
    return clean.replace(/\s+/g, ' ')
  }

  /** A text of several lines. */
  paragraph(field: Field): string | undefined {
    const cell = this.#read(field)
    return cell && this.#withoutControls(field, cell.text).replace(/\r\n?/g, '\n')
  }

  /** A NIT in any typed form. */
  nit(field: Field): TypedNit | undefined {
    const cell = this.#read(field)
    if (!cell) return undefined
    const nit = readNit(cell.text)
    if (!('reason' in nit)) return nit
    const isDigit = nit.reason === 'check-digit-mismatch' || nit.reason === 'check-digit-malformed'
    if (nit.reason === 'final-consumer') return this.refuse('nit-final-consumer', { field, value: cell.text })
    return this.refuse(isDigit ? 'nit-check-digit' : 'nit-unreadable', { field, value: cell.text })
  }

  /** A day of the calendar. */
  date(field: Field): CalendarDate | undefined {
    const cell = this.#read(field)
    if (!cell) return undefined
    const reading = readDate(cell.text, cell.mapping.dateOrder ?? 'dmy')
    if (!reading) return this.refuse('date-unreadable', { field, value: cell.text })
    if (reading.isOrderGuessed) this.doubt('date-order-guessed', { field, value: cell.text })
    return reading.date
  }

  /** An exact number as decimal text; a spreadsheet's error is none, reported. */
  decimal(field: Field): string | undefined {
    return this.#number(field, readNumber)
  }

  /** A tax rate as a fraction; a spreadsheet's error is none, reported. */
  rate(field: Field): string | undefined {
    return this.#number(field, readRate)
  }

  /** The invoice numbers of a cell, with what is odd about them reported. */
  invoices(field: Field): InvoiceReading | undefined {
    const cell = this.#read(field)
    if (!cell) return undefined
    const reading = readInvoiceNumbers(cell.text)
    for (const reason of reading.doubts) {
      this.doubt(reason, { field, value: cell.text, values: { numbers: reading.numbers.join(', ') } })
    }
    return reading
  }

  /** Remembers as what the record is kept, where somebody asks for it. */
  keptAs(table: string, key: string): void {
    this.#findings.keep(this.place, table, key)
  }

  /** Whether the source tells of the field at all. */
  tells(field: Field): boolean {
    return this.#cells.has(field)
  }

  /** The value, or the record is refused because it has none. */
  required<Value>(field: Field, value: Value | undefined): Value {
    return value ?? this.refuse('value-missing', { field })
  }

  /** Leaves the record out. */
  refuse(reason: (typeof refusals)[number], detail: FieldDetail<Field> = {}): never {
    // A row of totals fails somewhere; what it is says more than where.
    if (this.#isTotals) this.#findings.refuse(this.place, 'totals-row')
    else this.#findings.refuse(this.place, reason, this.#named(detail))
    throw new RecordRefused(reason)
  }

  /** Keeps the record, with something to look at. */
  doubt(reason: (typeof doubts)[number], detail: FieldDetail<Field> = {}): void {
    this.#findings.doubt(this.place, reason, this.#named(detail))
  }

  get #isTotals(): boolean {
    const first = this.#texts.find((text) => text.trim() !== '') ?? ''
    return /^\s*(?:gran |sub)?total(?:es)?\b/i.test(first)
  }

  #read(field: Field): { text: string; mapping: FieldMapping; isExact: boolean } | undefined {
    const cell = this.#cells.get(field)
    if (!cell) return undefined
    const text = (cell.mapping.constant ?? this.#texts[cell.place] ?? '').trim()
    return text === '' || cell.mapping.none?.includes(text)
      ? undefined
      : { text, mapping: cell.mapping, isExact: this.#exact?.[cell.place] === true }
  }

  #number(field: Field, read: typeof readNumber): string | undefined {
    const cell = this.#read(field)
    if (!cell) return undefined
    if (isSpreadsheetError(cell.text)) {
      this.doubt('number-not-available', { field, value: cell.text })
      return undefined
    }
    const number = read(cell.text, cell.isExact ? '.' : (cell.mapping.decimalMark ?? '.'))
    if (number === undefined) return this.refuse('number-unreadable', { field, value: cell.text })
    if (number.replace(/^-/, '').split('.', 1).join('').length > mostWholeDigits) {
      this.refuse('number-too-large', { field, value: cell.text })
    }
    return number
  }

  #withoutControls(field: Field, text: string): string {
    const clean = text.replace(controls, '')
    if (clean !== text) this.doubt('text-control-character', { field, value: clean })
    return clean
  }

  #named({ field, ...detail }: FieldDetail<Field>): FindingDetail {
    const column = field === undefined ? undefined : this.#cells.get(field)?.mapping.column
    return { ...detail, field: column ?? field ?? null }
  }
}

/** What a record's finding may say; the field by our name becomes the source's column. */
interface FieldDetail<Field extends string> {
  field?: Field
  value?: string
  values?: Readonly<Record<string, string>>
}
