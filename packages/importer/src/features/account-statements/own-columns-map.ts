import { fold } from '@enlace/domain/text'
import type { Grid, GridRow } from '../../core/grid.ts'

/** Where the columns of a supplier's own list stand, by their places; the prefix of the number may stand apart. */
export interface OwnColumns {
  numero: number
  prefijo: number | null
  valor: number
  moneda: number | null
}

/** Which of the company's amounts the file's is compared with. */
export type ComparedAmount = 'saldo' | 'facturado'

/** A grid with the header that was found in it, and what its columns seem to be. */
export interface OwnTable {
  sheet: string | null
  header: GridRow
  rows: readonly GridRow[]
  /** Null where number or amount could not be told. */
  columns: OwnColumns | null
  compares: ComparedAmount
}

/** Rows in which a header may stand, below a title and a date. */
const headerDepth = 30

// In order of how sure each is; a header is compared without accents and capitals.
const numberNames = [
  /^(no|nro|num|numero)?\.?\s*(de\s+)?(la\s+)?factura$/,
  /factura(?!d)(?!.*(fecha|valor|total|saldo))/,
  /^(numero|nro|no|num)\.?$/,
  /^(numero|nro|no|num)\.?\s*(de\s+)?(doc|docto|documento)\b/,
  /^(doc|docto|documento)\b(?!.*(fecha|valor))/,
  /^consecutivo$/,
]
const prefixNames = [/^prefijo(\s+(de\s+)?(la\s+)?factura)?$/]
const balanceNames = [
  /^saldo(\s+(total|actual|pendiente|de la factura|factura))?$/,
  /saldo/,
  /pendiente/,
  /por (cobrar|pagar)/,
  /cartera/,
]
const totalNames = [
  /^(valor\s+)?total(\s+factura)?$/,
  /^valor(\s+(de\s+)?(la\s+)?factura(do)?)?$/,
  /^(valor\s+)?neto$/,
  /^(importe|monto|vlr\.?|valor)\b/,
  /total/,
]
const currencyNames = [/^(moneda|divisa|currency)\b/]

/** The table in a file that most looks like a list of invoices: the sheet and row whose names tell number and amount. */
export function findOwnTable(grids: readonly Grid[]): OwnTable | undefined {
  const tables = grids.flatMap(({ sheet, rows }) =>
    rows
      .slice(0, headerDepth)
      .map((header, at) => ({ sheet, header, rows: rows.slice(at + 1), ...columnsIn(header) })),
  )
  const known = tables.find(({ columns }) => columns !== null)
  if (known) return known
  // Nobody can tell: the first row with two names is what a person would take for the header.
  return tables.find(({ header }) => header.cells.filter(({ text }) => text !== '').length > 1) ?? tables[0]
}

function columnsIn({ cells }: GridRow): Pick<OwnTable, 'columns' | 'compares'> {
  const names = cells.map(({ text, isNumber }) => (isNumber ? '' : fold(text).trim()))
  const numero = placeOf(names, numberNames, [])
  const prefijo = placeOf(names, prefixNames, [numero])
  const saldo = placeOf(names, balanceNames, [numero, prefijo])
  const valor = saldo ?? placeOf(names, totalNames, [numero, prefijo])
  const compares = saldo === null ? 'facturado' : 'saldo'
  if (numero === null || valor === null) return { columns: null, compares: 'saldo' }
  return {
    columns: { numero, prefijo, valor, moneda: placeOf(names, currencyNames, [numero, valor]) },
    compares,
  }
}

function placeOf(
  names: readonly string[],
  patterns: readonly RegExp[],
  taken: readonly (number | null)[],
): number | null {
  for (const pattern of patterns) {
    const place = names.findIndex((name, at) => !taken.includes(at) && pattern.test(name))
    if (place >= 0) return place
  }
  return null
}
