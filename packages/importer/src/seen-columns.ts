import { canBe, isSurely } from './core/evidence/column-likeness.ts'
import { isOwnNit, isRatio } from './core/evidence/column-values.ts'
import { plainColumn } from './core/mapping/known-columns.ts'
import type { CellKind } from '@enlace/contract/documents/loaded/field.ts'
import { isOwnColumn } from './core/mapping/own-columns.ts'
import { partyColumn, type PartyColumn } from './core/mapping/party-columns.ts'
import type { SeenRow } from './inspect-file.ts'

/** Cached answers per column, by question. */
class Remembered {
  readonly #known = new Map<string, boolean>()

  of(question: string, at: number, answer: () => boolean): boolean {
    const key = `${question} ${at}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const found = answer()
    this.#known.set(key, found)
    return found
  }
}

/**
 * The columns below a header as needed by all kinds of files: normalised names, cells without blanks, the party
 * described, and the kinds that the cells can be. Each answer is calculated once, however many kinds and fields need
 * it.
 */
export class SeenColumns {
  readonly header: readonly string[]
  /** Without accents and capitals; empty if the portal added the column. */
  readonly names: readonly string[]
  readonly cells: readonly (readonly string[])[]
  readonly parties: readonly (PartyColumn | undefined)[]
  readonly rows: readonly SeenRow[]
  readonly #ownNit: string | null | undefined
  readonly #remembered = new Remembered()

  constructor(header: readonly string[], rows: readonly SeenRow[], ownNit: string | null | undefined) {
    this.header = header
    // A column that the portal added to a file for correction is not the source's.
    this.names = header.map((name) => (isOwnColumn(name) ? '' : plainColumn(name)))
    this.cells = header.map((_, at) => rows.map(({ cells }) => cells[at] ?? '').filter((text) => text !== ''))
    this.parties = header.map(partyColumn)
    this.rows = rows
    this.#ownNit = ownNit
  }

  /** Whether a column's cells can be of a kind. */
  canBe(kind: CellKind, at: number): boolean {
    return this.#remembered.of(`can be ${kind}`, at, () => canBe(kind, this.cells[at] ?? []))
  }

  /** Whether they are of it so clearly that the column's name is not needed. */
  isSurely(kind: CellKind, at: number): boolean {
    return this.#remembered.of(`is ${kind}`, at, () => isSurely(kind, this.cells[at] ?? []))
  }

  /** Whether they are ratios between 0 and 1. */
  isRatio(at: number): boolean {
    return this.#remembered.of('is ratio', at, () => isRatio(this.cells[at] ?? []))
  }

  /** Whether all are the NIT of the company itself. */
  isOwnNit(at: number): boolean {
    return this.#remembered.of('is own', at, () => isOwnNit(this.cells[at] ?? [], this.#ownNit))
  }
}
