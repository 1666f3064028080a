import { addMoney, zeroMoney, type Money } from '@enlace/domain/money.ts'

/**
 * The kind of a cell: words, a day, an amount of the row's currency, an exact quantity, a whole number, a percentage.
 */
export type SheetKind = 'text' | 'date' | 'money' | 'quantity' | 'integer' | 'percent'

/** A cell's value: decimal text for amounts, quantities and percentages, `YYYY-MM-DD` for days; null if empty. */
export type SheetValue = string | number | null

/** A column of a sheet, for a spreadsheet, a text file and paper alike. */
export interface SheetColumn<Row> {
  readonly id: string
  readonly header: string
  readonly kind: SheetKind
  readonly value: (row: Row) => SheetValue
  /** The amount of a row for the total of its currency; without it the column has no total. */
  readonly total?: (row: Row) => Money
}

/** A table of any length with its headings and totals. It contains every text. */
export interface Sheet<Row> {
  /** The name of the sheet, and its first line. */
  readonly title: string
  /** Lines below the title: company, supplier, filter in words, moment. */
  readonly facts: readonly string[]
  readonly columns: readonly SheetColumn<Row>[]
  /** Rows in batches, in order. */
  readonly rows: AsyncIterable<readonly Row[]>
  /** The currency of a row's amounts, by its ISO code. */
  readonly currencyOf: (row: Row) => string
  /** The name of a row's total, if a currency has several; by default the currency's. */
  readonly totalOf?: ((row: Row) => string) | undefined
  /** The label of a total, such as "Total COP". */
  readonly totalLabel: (name: string) => string
  /** Called with the number of rows written, after each batch. */
  readonly onProgress?: ((rows: number) => void | Promise<void>) | undefined
}

/** The total of the rows of one currency, or of those with one `totalOf`. */
export interface CurrencyTotal {
  /** The currency, or the result of `totalOf`. */
  readonly name: string
  readonly currency: string
  readonly rows: number
  /** By column id; only columns with a total. */
  readonly amounts: ReadonlyMap<string, Money>
}

/**
 * Sums rows as they pass, one total per currency unless the sheet says otherwise, pesos first and then in order of
 * occurrence.
 */
export class SheetTotals<Row> {
  readonly #columns: readonly SheetColumn<Row>[]
  readonly #currencyOf: (row: Row) => string
  readonly #totalOf: (row: Row) => string
  readonly #kept = new Map<string, { currency: string; rows: number; amounts: Map<string, Money> }>()
  #rows = 0

  constructor({ columns, currencyOf, totalOf }: Pick<Sheet<Row>, 'columns' | 'currencyOf' | 'totalOf'>) {
    this.#columns = columns.filter(({ total }) => total !== undefined)
    this.#currencyOf = currencyOf
    this.#totalOf = totalOf ?? currencyOf
  }

  /** Rows that have passed, of all currencies. */
  get rows(): number {
    return this.#rows
  }

  /** Adds a row to its total. */
  add(row: Row): void {
    const name = this.#totalOf(row)
    let kept = this.#kept.get(name)
    if (kept === undefined) {
      const amounts = new Map(this.#columns.map(({ id }) => [id, zeroMoney]))
      kept = { currency: this.#currencyOf(row), rows: 0, amounts }
      this.#kept.set(name, kept)
    }
    kept.rows += 1
    this.#rows += 1
    for (const { id, total } of this.#columns) {
      if (total) kept.amounts.set(id, addMoney(kept.amounts.get(id) ?? zeroMoney, total(row)))
    }
  }

  /** The totals so far; empty if no column has one. */
  get all(): CurrencyTotal[] {
    if (this.#columns.length === 0) return []
    const totals = [...this.#kept].map(([name, total]) => ({ name, ...total }))
    return totals.toSorted((one, other) => Number(other.currency === 'COP') - Number(one.currency === 'COP'))
  }
}
