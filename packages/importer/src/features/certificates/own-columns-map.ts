import type { Grid } from '../../core/sheets/grid.ts'
import type { OwnColumns } from '../../core/tables/own-lines.ts'
import { findOwnTable, numberPlaces, placeOf } from '../../core/tables/own-table.ts'

/** The columns of a supplier's own list of withholdings; the base is optional. */
export type OwnWithholdingColumns = OwnColumns & { base: number | null }

// In order of certainty; rates and concepts contain the same words.
const withheldNames = [
  /^(valor\s+)?(de\s+la\s+)?reten(ido|ida|cion)$/,
  /^(valor|vlr\.?|monto|importe)\s+(de\s+)?(la\s+)?rete/,
  /^(rte|rete)\.?\s*-?\s*(fte|fuente|iva|ica)$/,
  /rete(?!.*(%|tarifa|porcentaje|concepto|base|tipo|codigo|fecha))/,
  /^(valor|vlr\.?|importe|monto)$/,
]
const baseNames = [/^base$/, /^(valor\s+)?base\b/, /\bbase\b/, /^iva(\s+generado)?$/]

/** The table of a file that most resembles a list of withholdings by invoice. */
export function findWithholdingTable(grids: readonly Grid[]) {
  return findOwnTable(grids, columnsIn)
}

function columnsIn(names: readonly string[]): { columns: OwnWithholdingColumns } | null {
  const { numero, prefijo } = numberPlaces(names)
  const valor = placeOf(names, withheldNames, [numero, prefijo])
  if (numero === null || valor === null) return null
  const base = placeOf(names, baseNames, [numero, prefijo, valor])
  // Withholdings are certified in pesos.
  return { columns: { numero, prefijo, valor, moneda: null, base } }
}
