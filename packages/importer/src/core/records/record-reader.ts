import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { TypedNit } from '@enlace/domain/nit.ts'
import {
  cellIn,
  ownerIn,
  readingOf,
  reportLostZeros,
  type FieldCell,
  type FileReading,
} from './file-reading.ts'
import type { doubts, FindingDetail, Findings, Place, refusals } from '../findings/finding.ts'
import { readInvoiceNumbers, type InvoiceReading } from '../values/invoice-numbers.ts'
import type { PartMapping } from '../mapping/mapping.ts'
import { noRecordOf } from '../findings/no-record.ts'
import { codeFault, codeOddity } from '../text/odd-code.ts'
import { textOddity } from '../text/odd-text.ts'
import { readDay } from './read-day.ts'
import { demandReadable } from './readable-table.ts'
import { readFigure } from './read-figure.ts'
import { chosenRows } from '../mapping/chosen-rows.ts'
import { readNitCell, withoutGluedDigit } from '../values/read-nit.ts'
import type { SourceTable } from '../tables/source-table.ts'

/** Ends the reading of a refused record, whose finding is already made. */
class RecordRefused extends Error {}

/** Called as records are read, with the number read and the total. */
export type CountRead = (read: number, total: number) => void

const recordsBetweenCounts = 1_000

/**
 * Reads every record of a file through its mapping. The results of `read` are kept; a record that it refuses is left
 * out and reported, and never stops the others.
 * @throws ImportFault `columns-missing` if the header lacks a mapped column.
 */
export function readRecords<Field extends string, Made>(
  ...given: Parameters<typeof eachRecord<Field, Made>>
): Made[] {
  return [...eachRecord(...given)]
}

/** The same one after another, without holding the rows. @throws ImportFault `columns-missing`, `too-many-records` */
export function* eachRecord<Field extends string, Made>(
  table: SourceTable,
  part: PartMapping,
  findings: Findings,
  make: (record: RecordReader<Field>) => Made,
  onRead: CountRead = () => {},
  onRefused: (record: RecordReader<Field>) => void = () => {},
): Generator<Made> {
  demandReadable(table, part)
  const reading = readingOf(table, part, findings)
  const isChosen = chosenRows(part, table.header)
  let count = 0
  for (const { line, cells: texts, exact } of table.records) {
    if (count % recordsBetweenCounts === 0) onRead(count, table.count)
    count += 1
    if (!isChosen(texts)) {
      findings.leaveOut()
      continue
    }
    const record = new RecordReader<Field>({ file: table.file, line }, { texts, exact }, reading)
    let made: { value: Made } | undefined
    try {
      record.checkShape(table.header.length)
      made = { value: make(record) }
    } catch (fault) {
      if (!(fault instanceof RecordRefused)) throw fault
      onRefused(record)
    }
    if (!made) continue
    record.settle()
    yield made.value
  }
  reportLostZeros(reading)
  onRead(table.count, table.count)
}

/** One record with its cells by our field names. Reading a value reports its problems, or refuses the record. */
export class RecordReader<Field extends string> {
  readonly place: Place
  readonly #texts: readonly string[]
  readonly #exact: readonly boolean[] | undefined
  readonly #file: FileReading
  readonly #whenRead: (() => void)[] = []

  constructor(
    place: Place,
    { texts, exact }: { texts: readonly string[]; exact?: readonly boolean[] | undefined },
    file: FileReading,
  ) {
    this.place = place
    this.#texts = texts
    this.#exact = exact
    this.#file = file
  }

  /** Refuses a record with fewer cells than the header, or more that are not blank. */
  checkShape(width: number): void {
    const isTooLong = this.#texts.slice(width).some((text) => text.trim() !== '')
    if (isTooLong || this.#texts.length < width) {
      this.refuse('cells-mismatch', {
        values: { found: String(this.#texts.length), expected: String(width) },
      })
    }
  }

  /** A trimmed text, or undefined if it is empty. A text damaged by a spreadsheet is refused. */
  code(field: Field): string | undefined {
    const cell = this.#read(field)
    if (!cell) return undefined
    this.#tellUnseen(field, cell)
    if (cell.mapping.kind === 'code') this.#checkCode(field, cell)
    return cell.text
  }

  /** The unchecked content of a field, for findings on a refused record. */
  peek(field: Field): string | undefined {
    return this.#read(field)?.text
  }

  /** A text on one line. */
  text(field: Field): string | undefined {
    const cell = this.#read(field)
    if (!cell) return undefined
    const clean = this.#cleaned(field, cell)
    if (/[\r\n]/.test(clean)) this.doubt('text-line-break', { field, value: clean })
    return clean.replace(/\s+/g, ' ')
  }

  /** A text of several lines. */
  paragraph(field: Field): string | undefined {
    const cell = this.#read(field)
    return cell && this.#cleaned(field, cell).replace(/\r\n?/g, '\n')
  }

  /** A NIT in any typed form, with the check digit from its own column if the file has one (`dv`). */
  nit(field: Field): TypedNit | undefined {
    const cell = this.#read(field)
    if (!cell) return undefined
    const reading = readNitCell(cell.text, this.#read('dv')?.text)
    if ('refusal' in reading) return this.refuse(reading.refusal, { field, ...detailOf(reading.values) })
    const { nit, doubt, values } = reading
    const isMaybeGlued = doubt === 'nit-check-digit-glued' || doubt === 'nit-maybe-glued'
    if (isMaybeGlued && cell.evidence.isGlued(cell.place)) return withoutGluedDigit(nit)
    if (doubt) this.doubt(doubt, { field, value: cell.text, values })
    return nit
  }

  /** A calendar day; the zero that a spreadsheet writes for an empty day counts as none. */
  date(field: Field): CalendarDate | undefined {
    const cell = this.#read(field)
    if (!cell) return undefined
    const reading = readDay(cell)
    if ('isZero' in reading) return undefined
    if ('refusal' in reading) return this.refuse(reading.refusal, { field, value: cell.text })
    const { date, doubt } = reading
    const reason = date > this.#file.farFrom ? 'date-far' : doubt
    if (reason) this.doubt(reason, { field, value: cell.text, values: { fecha: date } })
    return date
  }

  /** An exact number as decimal text; a spreadsheet's error is reported and counts as none. */
  decimal(field: Field): string | undefined {
    return this.#figure(field)
  }

  /** A tax rate as a fraction; a spreadsheet's error is reported and counts as none. */
  rate(field: Field): string | undefined {
    return this.#figure(field)
  }

  /** The invoice numbers of a cell; their doubts are reported. */
  invoices(field: Field): InvoiceReading | undefined {
    const cell = this.#read(field)
    if (!cell) return undefined
    this.#tellUnseen(field, cell)
    this.#checkCode(field, cell)
    const reading = readInvoiceNumbers(cell.text)
    for (const reason of reading.doubts) {
      const values = { numbers: reading.numbers.join(', '), fecha: reading.date ?? '' }
      this.doubt(reason, { field, value: cell.text, values })
    }
    return reading
  }

  /** Records a document's number, and reports one that looks like an earlier one of the same owner. */
  numbered(field: Field, owner: string, number: string): void {
    const other = this.#file.alike.see(owner, number, this.place.line)
    if (other === undefined) return
    this.doubt('code-alike', {
      field,
      value: number,
      values: { otro: other.text, line: String(other.line) },
    })
  }

  /** Notes the row that the record is stored as, if the caller asks for it. */
  keptAs(table: string, key: string): void {
    this.#file.findings.keep(this.place, table, key)
  }

  /** Runs a function once the whole record is read, but not for a refused record. */
  whenRead(act: () => void): void {
    this.#whenRead.push(act)
  }

  /** Runs the functions that wait for the record to be read. */
  settle(): void {
    for (const act of this.#whenRead) act()
  }

  /** Whether the source has the field at all. */
  tells(field: Field): boolean {
    return this.#file.columns.has(field)
  }

  /** The value; a record without it is refused. */
  required<Value>(field: Field, value: Value | undefined): Value {
    if (value !== undefined) return value
    const cell = this.#read(field)
    // A zero for a day: the field has content that is not a day.
    if (cell?.mapping.kind === 'date') this.refuse('date-unreadable', { field, value: cell.text })
    return this.refuse('value-missing', { field })
  }

  /** Leaves the record out. */
  refuse(reason: (typeof refusals)[number], detail: FieldDetail<Field> = {}): never {
    const { header, findings } = this.#file
    // A row of totals fails in some field; its kind is more useful than the field.
    const other = noRecordOf(this.#texts, header, ownerIn(this.#file, this.#texts))
    if (other) findings.refuse(this.place, other)
    else findings.refuse(this.place, reason, this.#named(detail))
    throw new RecordRefused(reason)
  }

  /** Keeps the record, with a doubt to review. */
  doubt(reason: (typeof doubts)[number], detail: FieldDetail<Field> = {}): void {
    this.#file.findings.doubt(this.place, reason, this.#named(detail))
  }

  #read(field: string): FieldCell | undefined {
    return cellIn(this.#file, field, this.#texts, this.#exact)
  }

  #figure(field: Field): string | undefined {
    const cell = this.#read(field)
    if (!cell) return undefined
    const { number, refusal, doubt } = readFigure(cell, () => this.#read('moneda')?.text)
    const value = cell.text
    const isNoRate = refusal === 'number-unreadable' && cell.mapping.kind === 'rate'
    if (refusal) return this.refuse(isNoRate ? 'rate-unreadable' : refusal, { field, value })
    if (doubt) this.doubt(doubt, { field, value, values: { numero: number ?? '' } })
    return number
  }

  #checkCode(field: Field, { text, isExact }: FieldCell): void {
    const oddity = codeOddity(text)
    if (oddity) this.doubt(oddity, { field, value: text })
    const fault = codeFault(text, isExact)
    if (!fault) return this.#file.widths.see(field, this.place, text)
    if (fault.reason === 'code-maybe-date' || fault.reason === 'code-maybe-rounded')
      return this.doubt(fault.reason, { field, value: text })
    const values = fault.reason === 'code-is-date' ? { propuesta: fault.numero } : {}
    this.refuse(fault.reason, { field, value: text, values })
  }

  #tellUnseen(field: Field, { text, hadUnseen }: FieldCell): void {
    if (hadUnseen) this.doubt('text-control-character', { field, value: text })
  }

  #cleaned(field: Field, cell: FieldCell): string {
    this.#tellUnseen(field, cell)
    const { text } = cell
    const oddity = textOddity(text)
    if (!oddity) return text
    const { reason, propuesta } = oddity
    if (propuesta === null) this.doubt(reason, { field, value: text })
    else this.doubt('text-letters-guessed', { field, value: text, values: { propuesta } })
    return text
  }

  #named({ field, ...detail }: FieldDetail<Field>): FindingDetail {
    const column = field === undefined ? undefined : this.#file.columns.get(field)?.mapping.column
    return { ...detail, field: column ?? field ?? null }
  }
}

/** The optional parts of a record's finding; the field by our name becomes the source's column. */
interface FieldDetail<Field extends string> {
  field?: Field
  value?: string
  values?: Readonly<Record<string, string>>
}

function detailOf({ value = '', ...values }: Readonly<Record<string, string>>) {
  return { value, values }
}
