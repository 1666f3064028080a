import {
  addMoney,
  compareMoney,
  formatMoney,
  negateMoney,
  money,
  subtractMoney,
  zeroMoney,
} from '@enlace/domain/money.ts'
import type { DocumentKeys } from '../records/document-keys.ts'
import { Findings, type Place } from '../findings/finding.ts'
import type { NamedSuppliers } from './known-supplier.ts'
import type { PartMapping } from '../mapping/mapping.ts'
import type { LineAmounts } from './receipt.ts'
import { eachRecord, type CountRead, type RecordReader } from '../records/record-reader.ts'
import { readAnew, type SourceTable } from '../tables/source-table.ts'

/** Whether the lines of a document are complete, and how a refused one affects the document. */
export interface LinesMeaning {
  /** The lines received are all of the document's lines: others are deleted. */
  areWhole: boolean
  /** A document with a refused line is refused too. */
  refuseDocument: boolean
}

/** A file of documents or of their lines. */
export interface ListedFile {
  table: SourceTable
  part: PartMapping
  onRead?: CountRead
}

type LineField = 'nit' | 'linea'
type HeaderField = 'clave' | 'numero' | 'nit' | 'nombre' | 'sucursal'

/** The specifics of a kind of documents with lines. */
export interface ListedKind<H extends string, L extends string, Row, Line> {
  table: string
  linesTable: string
  /** The field by which a line names its document. */
  names: L
  /** Whether the document's value comes from its own totals or its lines, so that one of the two is required. */
  needsTotals: boolean
  /** The header's totals from the source, or undefined if its lines give them. */
  totalsOf: (record: RecordReader<H>) => LineAmounts | undefined
  rowOf: (
    record: RecordReader<H>,
    owner: { key: string; account: string; supplier: string },
    totals: LineAmounts,
  ) => Row
  lineOf: (
    record: RecordReader<L>,
    owner: { key: string; linea: number; supplier: string | undefined },
  ) => Line
  /** What a line adds to its document's totals. */
  amountsOf: (line: Line) => LineAmounts
  /**
   * Merges another row into a document, for sources with several rows per document; left out, a second row is refused.
   */
  addUp?: (one: Row, other: Row) => Row
  /** The total that is compared with the lines, and its field. */
  compared: { total: keyof LineAmounts; field: H }
}

/** Documents with their lines, read again on each iteration and never held in memory. */
export interface ListedDocuments<Row, Line> {
  count: number
  lineCount: number
  rows: Iterable<Row>
  lines: Iterable<Line>
  /** The documents whose lines are replaced. */
  parents: string[]
}

const noAmounts: LineAmounts = {
  valor_bruto: zeroMoney,
  valor_descuento: zeroMoney,
  iva: zeroMoney,
  valor_neto: zeroMoney,
}
/** A larger difference between a total and its lines is not due to rounding. */
const roundings = money('1')

interface Files {
  header?: ListedFile | undefined
  lines?: ListedFile | undefined
}

/** The facts collected about a document while its file is read. */
interface Told {
  place: Place
  totals: LineAmounts | undefined
}

/** Reads documents and their lines, and compares their totals. `keys` are the existing documents. */
export class ListedReader<H extends string, L extends string, Row, Line> {
  readonly #kind: ListedKind<H | HeaderField, L | LineField, Row, Line>
  readonly #files: Files
  readonly #keys: DocumentKeys
  readonly #suppliers: NamedSuppliers
  readonly #findings: Findings
  readonly #meaning: LinesMeaning
  readonly #told = new Map<string, Told>()
  readonly #sums = new Map<string, LineAmounts>()
  readonly #incomplete = new Set<string>()

  constructor(
    kind: ListedKind<H | HeaderField, L | LineField, Row, Line>,
    files: Files,
    keys: DocumentKeys,
    suppliers: NamedSuppliers,
    findings: Findings,
    meaning: LinesMeaning,
  ) {
    this.#kind = kind
    this.#files = files
    this.#keys = keys
    this.#suppliers = suppliers
    this.#findings = findings
    this.#meaning = meaning
  }

  /** Reads the files once to report findings; rows and lines are read again when requested. */
  read(): ListedDocuments<Row, Line> {
    let lineCount = 0
    for (const _row of this.#headers(this.#findings, true)) continue
    for (const _line of this.#linesIn(this.#findings, true)) lineCount += 1
    for (const key of this.#incomplete) this.#reportIncomplete(key)
    for (const [key, told] of this.#told) this.#compare(key, told)
    const parents = new Set(this.#sums.keys())
    if (this.#files.header && this.#files.lines) for (const key of this.#told.keys()) parents.add(key)
    return {
      count: this.#told.size,
      lineCount,
      rows: readAnew(() => this.#headers(new Findings(), false)),
      lines: readAnew(() => this.#linesIn(new Findings(), false)),
      parents: this.#meaning.areWhole ? [...parents].filter((key) => !this.#isRefused(key)) : [],
    }
  }

  *#headers(findings: Findings, isFirst: boolean): Generator<Row> {
    const { header } = this.#files
    if (!header) return
    const seen = new Set<string>()
    const { addUp } = this.#kind
    // Rows of a document may be anywhere in the file: they are held until its end.
    const whole = header.part.addsUp === true && addUp ? new Map<string, Row>() : undefined
    const rows = eachRecord<H | HeaderField, Row | undefined>(
      header.table,
      header.part,
      findings,
      (record) => {
        const numero = record.required('numero', record.code('numero'))
        const { supplier, account } = this.#suppliers.ownerOf(record)
        const key = record.code('clave') ?? `${supplier}|${numero.toUpperCase()}`
        const isAgain = seen.has(key)
        if (isAgain && !whole) record.refuse('key-repeated', { field: 'numero', value: numero })
        const totals = this.#kind.totalsOf(record)
        if (totals === undefined && this.#kind.needsTotals && !this.#files.lines)
          record.refuse('value-missing', { field: this.#kind.compared.field })
        const sums = totals ?? this.#sums.get(key) ?? noAmounts
        const row = this.#kind.rowOf(record, { key, account, supplier }, sums)
        seen.add(key)
        const before = whole?.get(key)
        whole?.set(key, before !== undefined && addUp ? addUp(before, row) : row)
        if (isFirst && !isAgain) {
          record.numbered('numero', supplier, numero)
          this.#told.set(key, { place: record.place, totals })
          this.#keys.add({ key, numero, supplier })
          record.keptAs(this.#kind.table, key)
          record.keptAs(this.#kind.linesTable, key)
        }
        return this.#told.has(key) ? row : undefined
      },
      isFirst ? header.onRead : undefined,
    )
    for (const row of rows) if (row !== undefined && !whole) yield row
    if (whole) yield* whole.values()
  }

  *#linesIn(findings: Findings, isFirst: boolean): Generator<Line> {
    const { lines } = this.#files
    if (!lines) return
    const places = new Map<string, Set<number>>()
    const made = eachRecord<L | LineField, Line | undefined>(
      lines.table,
      lines.part,
      findings,
      (record) => {
        const supplier = record.nit('nit')?.documento_numero
        const key = this.#keys.demand(record, this.#kind.names, supplier)
        // Until the line is read, its document lacks it.
        const wasIncomplete = this.#incomplete.has(key)
        if (isFirst) this.#incomplete.add(key)
        const linea = this.#placeOf(record, key, places)
        const line = this.#kind.lineOf(record, { key, linea, supplier })
        if (!isFirst) return this.#isRefused(key) ? undefined : line
        if (!wasIncomplete) this.#incomplete.delete(key)
        this.#sums.set(key, added(this.#sums.get(key) ?? noAmounts, this.#kind.amountsOf(line)))
        if (!this.#files.header) record.keptAs(this.#kind.linesTable, `${key}#${linea}`)
        return line
      },
      isFirst ? lines.onRead : undefined,
    )
    for (const line of made) if (line !== undefined) yield line
  }

  /** The line's own number, or its position among the lines of its document. */
  #placeOf(record: RecordReader<L | LineField>, key: string, places: Map<string, Set<number>>): number {
    const taken = places.get(key) ?? new Set<number>()
    places.set(key, taken)
    const written = record.code('linea')
    if (written === undefined && !this.#meaning.areWhole) record.refuse('value-missing', { field: 'linea' })
    const linea = written === undefined ? taken.size + 1 : Number(written)
    if (!Number.isInteger(linea) || linea < 0 || linea > 1_000_000)
      record.refuse('number-unreadable', { field: 'linea', value: written ?? '' })
    if (taken.has(linea)) record.refuse('key-repeated', { field: 'linea', value: String(linea) })
    taken.add(linea)
    return linea
  }

  #isRefused(key: string): boolean {
    return this.#meaning.refuseDocument && this.#incomplete.has(key)
  }

  #reportIncomplete(key: string): void {
    const told = this.#told.get(key)
    if (!told) return
    if (!this.#meaning.refuseDocument) return this.#findings.doubt(told.place, 'document-incomplete')
    this.#findings.refuse(told.place, 'document-lines-refused')
    this.#told.delete(key)
  }

  #compare(key: string, { place, totals }: Told): void {
    const sums = this.#sums.get(key)
    if (totals === undefined && sums === undefined && this.#kind.needsTotals)
      this.#findings.doubt(place, 'document-without-lines')
    if (totals === undefined || sums === undefined || this.#incomplete.has(key)) return
    const { total, field } = this.#kind.compared
    const difference = subtractMoney(totals[total], sums[total])
    if (compareMoney(difference, roundings) <= 0 && compareMoney(negateMoney(difference), roundings) <= 0)
      return
    const values = { campo: field, valor: formatMoney(totals[total]), suma: formatMoney(sums[total]) }
    this.#findings.doubt(place, 'total-differs', { field, values })
  }
}

function added(one: LineAmounts, other: LineAmounts): LineAmounts {
  return {
    valor_bruto: addMoney(one.valor_bruto, other.valor_bruto),
    valor_descuento: addMoney(one.valor_descuento, other.valor_descuento),
    iva: addMoney(one.iva, other.iva),
    valor_neto: addMoney(one.valor_neto, other.valor_neto),
  }
}
