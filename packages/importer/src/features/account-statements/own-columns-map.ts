import type { Grid } from '../../core/sheets/grid.ts'
import type { OwnColumns } from '../../core/tables/own-lines.ts'
import { findOwnTable, numberPlaces, placeOf } from '../../core/tables/own-table.ts'

/** Which of the company's amounts is compared with the file's. */
export type ComparedAmount = 'saldo' | 'facturado'

// In order of certainty.
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

/** The table of a file that most resembles a list of invoices, and the amount to compare. */
export function findInvoiceTable(grids: readonly Grid[]) {
  return findOwnTable(grids, columnsIn)
}

function columnsIn(names: readonly string[]): { columns: OwnColumns; compares: ComparedAmount } | null {
  const { numero, prefijo } = numberPlaces(names)
  const saldo = placeOf(names, balanceNames, [numero, prefijo])
  const valor = saldo ?? placeOf(names, totalNames, [numero, prefijo])
  if (numero === null || valor === null) return null
  return {
    columns: { numero, prefijo, valor, moneda: placeOf(names, currencyNames, [numero, valor]) },
    compares: saldo === null ? 'facturado' : 'saldo',
  }
}
