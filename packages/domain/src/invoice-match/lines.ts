import { invoiceKey } from '../invoice-number.ts'
import type { Money } from '../money.ts'
import { fold } from '../text.ts'

/** A line of an invoice: quantities as decimal text, the value without taxes after discounts. */
export interface BilledLine {
  linea: number
  codigo: string | null
  descripcion: string
  cantidad: string
  valor: Money
  /** The line of the order that it names. */
  linea_orden: string | null
}

/** A line of an order, with what others have invoiced of it already. */
export interface OrderedLine {
  linea: number
  item: string
  descripcion: string
  cantidad: string
  /** Without taxes, after discounts. */
  valor: Money
  recibida: string
  facturada: string
}

/** By what the order's line of an invoice's line was found. */
export type FoundBy = 'linea' | 'codigo' | 'descripcion'

/** The share of common words from which two descriptions are of one thing. */
const commonWords = 0.6

/**
 * Finds the order's line that an invoice's line bills: by the line that it names, else by code, else by description. Of
 * several that fit, one that is not `taken` comes first. Undefined if none fits.
 */
export function lineOf(
  billed: BilledLine,
  ordered: readonly OrderedLine[],
  taken: ReadonlySet<number>,
): { line: OrderedLine; by: FoundBy } | undefined {
  const free = ordered.toSorted((one, other) => Number(taken.has(one.linea)) - Number(taken.has(other.linea)))
  const first = (by: FoundBy, fits: (line: OrderedLine) => boolean) => {
    const line = free.find(fits)
    return line && { line, by }
  }
  return (
    first('linea', ({ linea }) => billed.linea_orden !== null && numberOf(billed.linea_orden) === linea) ??
    first('codigo', ({ item }) => isSameCode(billed.codigo, item)) ??
    first('descripcion', ({ descripcion }) => isSameThing(billed.descripcion, descripcion))
  )
}

const numberOf = (text: string) => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined)

const isSameCode = (code: string | null, item: string) =>
  code !== null && invoiceKey(code) !== '' && invoiceKey(code) === invoiceKey(item)

function isSameThing(one: string, other: string): boolean {
  const [ours, theirs] = [wordsOf(one), wordsOf(other)]
  if (ours.size === 0 || theirs.size === 0) return false
  const common = [...ours].filter((word) => theirs.has(word)).length
  return common / new Set([...ours, ...theirs]).size >= commonWords
}

const wordsOf = (text: string) =>
  new Set(
    fold(text)
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 1),
  )
