import { fold } from '@enlace/domain/text.ts'
import type { Grid, GridRow } from '../sheets/grid.ts'

/** A grid with its header, and the detected columns. */
export interface OwnTable<Known> {
  sheet: string | null
  header: GridRow
  rows: readonly GridRow[]
  /** Null if the header lacks a required column. */
  known: Known | null
}

/** Rows that may contain the header, below a title and a date. */
const headerDepth = 30

/**
 * The table of an uploaded file that most resembles the wanted list: the sheet and row whose names identify the
 * columns. `columnsIn` reads them from names without accents and capitals.
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
  // Without a match, the first row with two names is what a person would take for the header.
  return tables.find(({ header }) => header.cells.filter(({ text }) => text !== '').length > 1) ?? tables[0]
}

/** The first column whose name matches, the most certain pattern first, among those not yet taken. */
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

// In order of certainty.
const numberNames = [
  /^(no|nro|num|numero)?\.?\s*(de\s+)?(la\s+)?factura$/,
  /factura(?!d)(?!.*(fecha|valor|total|saldo))/,
  /^(numero|nro|no|num)\.?$/,
  /^(numero|nro|no|num)\.?\s*(de\s+)?(doc|docto|documento)\b/,
  /^(doc|docto|documento)\b(?!.*(fecha|valor))/,
  /^consecutivo$/,
]
const prefixNames = [/^prefijo(\s+(de\s+)?(la\s+)?factura)?$/]

/** The column of the invoice number, and of its prefix if that is separate. */
export function numberPlaces(names: readonly string[]) {
  const numero = placeOf(names, numberNames)
  return { numero, prefijo: placeOf(names, prefixNames, [numero]) }
}
