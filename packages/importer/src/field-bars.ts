import { belongTogether, isConstant } from './core/evidence/column-values.ts'
import { columnPatterns } from './core/mapping/known-columns.ts'
import type { Part } from './core/mapping/mapping.ts'
import { supplierFields } from './core/mapping/party-columns.ts'
import { targets, type TargetField } from './core/mapping/targets.ts'
import { examplesOf, mostOptions, type MappingDoubt, type MappingDoubtReason } from './mapping-doubt.ts'
import type { SeenColumns } from './seen-columns.ts'

/** Fields that contain a document number, which is never a NIT. */
const numbers = new Set([
  'factura',
  'numero',
  'comprobante',
  'documento',
  'nota',
  'orden',
  'entrada',
  'contrato',
])

/**
 * Excludes columns from fields: those of another party, and those whose values contradict their names. If a name
 * matches but the values do not, the user is asked.
 */
export class FieldBars {
  readonly #table: SeenColumns
  /** Fields whose column was excluded by its values, or that lost their column. */
  readonly #barred = new Map<string, { reason: MappingDoubtReason; at: number }>()

  constructor(table: SeenColumns) {
    this.#table = table
  }

  /** The first column that is not taken, may provide the field, and matches by its name and cells. */
  firstFree(
    field: string,
    target: TargetField,
    taken: ReadonlySet<number>,
    fits: (name: string, at: number) => boolean,
  ): number {
    return this.#candidates(taken, fits).find((at) => this.#mayGive(field, target, at)) ?? -1
  }

  /** All such columns. */
  allFree(
    field: string,
    target: TargetField,
    taken: ReadonlySet<number>,
    fits: (name: string, at: number) => boolean,
  ): number[] {
    return this.#candidates(taken, fits).filter((at) => this.#mayGive(field, target, at))
  }

  /** The supplier's own column of a field, if the file also describes a buyer: the names show the owner of each. */
  supplierPlaceOf(field: string, target: TargetField, taken: ReadonlySet<number>): number {
    if (!this.#hasBuyer || !(field === 'nit' || field === 'nombre' || field === 'dv')) return -1
    const own = this.#candidates(taken, () => true).filter(
      (at) => this.#table.parties[at]?.party === 'supplier' && this.#table.parties[at].says === field,
    )
    const fits = own.filter((at) => {
      const cells = this.#table.cells[at] ?? []
      const isName = field !== 'nombre' || !canBeNumber(cells)
      return isName && this.#table.canBe(target.kind, at) && this.#mayGive(field, target, at)
    })
    // `NIT proveedor` is clearer than `documento proveedor`, and that is clearer than `código proveedor`.
    return fits.find((at) => /\bnit\b/.test(this.#table.names[at] ?? '')) ?? fits[0] ?? -1
  }

  /** Whether a column was excluded from the field: then none is guessed by its cells alone. */
  isAsked(field: string): boolean {
    return this.#barred.has(field)
  }

  /** The fields whose columns contradict each other: a number and a name of two parties. */
  unfit(places: ReadonlyMap<string, number>): string[] {
    const [nit, nombre] = [places.get('nit'), places.get('nombre')]
    if (nit === undefined) return []
    if (nombre !== undefined) {
      const [numbers, names] = [this.#table.cells[nit] ?? [], this.#table.cells[nombre] ?? []]
      if (isConstant(numbers) && new Set(names).size > 1) return this.#drop('nit', nit, 'nit-constant')
      if (isConstant(names) && new Set(numbers).size > 1) return this.#drop('nombre', nombre, 'name-constant')
    }
    return this.#isBuyersMaybe(nit, nombre, new Set(places.values()))
      ? this.#drop('nit', nit, 'party-unsure')
      : []
  }

  /** The questions on the fields without a column. */
  doubtsOf(part: Part, found: ReadonlyMap<string, unknown>, taken: ReadonlySet<number>): MappingDoubt[] {
    const asked: Readonly<Record<string, TargetField>> = targets[part]
    return [...this.#barred].flatMap(([field, { reason, at }]) => {
      const target = asked[field]
      if (!target || found.has(field) || !(target.isRequired || supplierFields.has(field))) return []
      return [{ reason, field, options: this.#optionsOf(part, field, target, at, taken) }]
    })
  }

  #optionsOf(part: Part, field: string, { kind }: TargetField, first: number, taken: ReadonlySet<number>) {
    const { header, names, cells: columns } = this.#table
    const likely = columnPatterns(part, field)
    const rank = (at: number) => (likely.some((pattern) => pattern.test(names[at] ?? '')) ? 0 : 1)
    const others = this.#candidates(
      taken,
      (_, at) => (columns[at] ?? []).length > 0 && this.#table.canBe(kind, at),
    )
      .filter((at) => at !== first && (kind !== 'text' || !canBeNumber(columns[at] ?? [])))
      .toSorted((one, other) => rank(one) - rank(other))
    return [first, ...others]
      .slice(0, mostOptions)
      .map((at) => ({ column: header[at] ?? '', examples: examplesOf(columns[at] ?? []) }))
  }

  #candidates(taken: ReadonlySet<number>, fits: (name: string, at: number) => boolean): number[] {
    const { names } = this.#table
    return [...names.keys()].filter((at) => names[at] !== '' && !taken.has(at) && fits(names[at] ?? '', at))
  }

  #mayGive(field: string, { kind }: TargetField, at: number): boolean {
    const party = this.#table.parties[at]?.party
    if (supplierFields.has(field) && (party === 'buyer' || party === 'other'))
      return party === 'buyer' ? this.#bar(field, at, 'party-unsure') : false
    if (kind === 'nit' && this.#table.isOwnNit(at)) return this.#bar(field, at, 'nit-own')
    if (kind === 'money' && this.#table.isRatio(at)) return this.#bar(field, at, 'amount-is-ratio')
    if (numbers.has(field) && this.#table.isSurely('nit', at)) return this.#bar(field, at, 'number-is-nit')
    return true
  }

  #bar(field: string, at: number, reason: MappingDoubtReason): false {
    if (!this.#barred.has(field)) this.#barred.set(field, { reason, at })
    return false
  }

  #drop(field: string, at: number, reason: MappingDoubtReason): string[] {
    this.#barred.set(field, { reason, at })
    return [field]
  }

  get #hasBuyer(): boolean {
    return this.#table.parties.some((column) => column?.party === 'buyer')
  }

  /**
   * Whether a column of NITs that names no party may be the buyer's: the file names a buyer and has no column for its
   * number, and neither repeated numbers nor the order of the columns show that it belongs to the supplier's name.
   */
  #isBuyersMaybe(nit: number, nombre: number | undefined, placed: ReadonlySet<number>): boolean {
    if (this.#table.parties[nit]) return false
    const buyers = [...this.#table.parties.entries()].filter(([, column]) => column?.party === 'buyer')
    const names = buyers.flatMap(([at, column]) => (column?.says === 'nombre' && !placed.has(at) ? at : []))
    if (names.length === 0 || buyers.some(([, column]) => column?.says === 'nit')) return false
    if (nombre !== undefined && !this.#table.parties[nombre]) return false
    const isBeside = (at: number) => Math.abs(at - nit) === 1
    const told = nombre === undefined ? undefined : this.#together(nit, nombre)
    return told === undefined ? nombre === undefined || names.some(isBeside) : !told
  }

  #together(number: number, name: number): boolean | undefined {
    return belongTogether(
      this.#table.rows.map(({ cells }) => [cells[number] ?? '', cells[name] ?? ''] as const),
    )
  }
}

const canBeNumber = (cells: readonly string[]) =>
  cells.length > 0 && cells.filter((cell) => /^[\d.,\s$%()-]+$/.test(cell)).length > cells.length / 2
