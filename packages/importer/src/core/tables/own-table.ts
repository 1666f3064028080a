import { fold } from '@enlace/domain/text.ts'
import type { Grid, GridRow } from '../sheets/grid.ts'

/** A grid with the header that was found in it, and what its columns seem to be. */
export interface OwnTable<Known> {
  sheet: string | null
  header: GridRow
  rows: readonly GridRow[]
  /** Null where the header does not tell the columns that are needed. */
  known: Known | null
}

/** Rows in which a header may stand, below a title and a date. */
const headerDepth = 30

/**
 * The table in a file that somebody brings which most looks like the list that is wanted: the sheet and row whose names
 * tell the columns. `columnsIn` reads them from names without accents and capitals.
 */
export function findOwnTable<Known>(
  grids: readonly Grid[],
  columnsIn: (names: readonly string[]) => Known | null,
): OwnTable<Known> | undefined {
  const tables = grids.flatMap(({ sheet, rows }) =>
    rows.slice(0, headerDepth).map((header, at) => ({
      sheet,
      header,
      rows: rows.slice(at + 1),
      known: columnsIn(header.cells.map(({ text, isNumber }) => (isNumber ? '' : fold(text).trim()))),
    })),
  )
  const known = tables.find((table) => table.known !== null)
  if (known) return known
  // Nobody can tell: the first row with two names is what a person would take for the header.
  return tables.find(({ header }) => header.cells.filter(({ text }) => text !== '').length > 1) ?? tables[0]
}

/** The first column whose name fits, the surest pattern first, among those that are not yet taken. */
export function placeOf(
  names: readonly string[],
  patterns: readonly RegExp[],
  taken: readonly (number | null)[] = [],
): number | null {
  for (const pattern of patterns) {
    const place = names.findIndex((name, at) => !taken.includes(at) && pattern.test(name))
    if (place >= 0) return place
  }
  return null
}

// In order of how sure each is.
const numberNames = [
  /^(no|nro|num|numero)?\.?\s*(de\s+)?(la\s+)?factura$/,
  /factura(?!d)(?!.*(fecha|valor|total|saldo))/,
  /^(numero|nro|no|num)\.?$/,
  /^(numero|nro|no|num)\.?\s*(de\s+)?(doc|docto|documento)\b/,
  /^(doc|docto|documento)\b(?!.*(fecha|valor))/,
  /^consecutivo$/,
]
const prefixNames = [/^prefijo(\s+(de\s+)?(la\s+)?factura)?$/]

/** Where the number of an invoice stands, and its prefix where that stands apart. */
export function numberPlaces(names: readonly string[]) {
  const numero = placeOf(names, numberNames)
  return { numero, prefijo: placeOf(names, prefixNames, [numero]) }
}
