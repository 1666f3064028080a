import { fill } from '@enlace/contract/core/fill.ts'
import type { BillableOrder, OrderComparison } from '@enlace/contract/invoices/from-order/schemas.ts'
import { orderComparisonTexts as texts } from '@enlace/contract/invoices/from-order/texts.ts'
import { shownLines } from '@enlace/contract/invoices/limits.ts'
import { billableLines } from '@enlace/domain/invoice-match/billable.ts'
import { type Match, matchInvoice } from '@enlace/domain/invoice-match/match.ts'
import { type Tolerance, worthOf } from '@enlace/domain/invoice-match/tolerance.ts'
import { isSameInvoice } from '@enlace/domain/invoice-number.ts'
import { sumMoney } from '@enlace/domain/money.ts'
import { billedOf } from '../intake/match.ts'
import { presentLine } from '../shown/match-present.ts'
import type { KeptInvoice } from '../shown/queries.ts'
import type { OrderToBill } from './queries.ts'

/** Returns what an invoice of an order should say. */
export function presentBillable({ order, units, entradas }: OrderToBill): BillableOrder {
  const { id, numero, fecha, moneda, lineas } = order
  const worth = new Map(lineas.map((line) => [line.linea, line]))
  const billable = billableLines(lineas)
  return {
    id,
    numero,
    fecha,
    moneda,
    entradas,
    lineas: billable.map((line) => {
      const ordered = worth.get(line.linea)
      return {
        ...line,
        unidad: units.get(line.linea) ?? null,
        precio: ordered ? worthOf('1', ordered.cantidad, ordered.valor) : line.valor,
      }
    }),
    valor: sumMoney(billable.map(({ valor }) => valor)),
  }
}

/** Returns how an invoice compares with the order that it is meant for, whatever order it names. */
export function presentComparison(
  row: KeptInvoice,
  { order, entradas }: OrderToBill,
  tolerance: Tolerance,
): OrderComparison {
  const { documento, orden } = row
  const { numero: ordered, fecha, moneda, id } = order
  const match = matchInvoice({ ...billedOf(documento), orden: ordered }, [order], tolerance)
  const isNamed = orden !== null && isSameInvoice(ordered, orden)
  const lineas = match.lineas.slice(0, shownLines).map((line) => presentLine(line, row.moneda))
  const differences = [
    ...(isNamed
      ? []
      : [fill(orden === null ? texts.unnamed : texts.otherNamed, { orden: ordered, citada: orden ?? '' })]),
    ...(match.otraMoneda ? [fill(texts.currency, { orden: ordered, moneda: row.moneda })] : []),
    ...lineas.flatMap(({ descripcion, diferencias }) =>
      diferencias.map((diferencia) => fill(texts.line, { descripcion, diferencia })),
    ),
  ]
  const fits = isNamed && match.resultado !== 'difiere'
  return {
    cuadra: fits,
    textos: [
      ...(fits ? [fill(texts.fits, { orden: ordered })] : []),
      ...differences,
      ...missingOf(match, order),
    ],
    match: {
      resultado: match.resultado,
      por: match.por,
      orden: { id, numero: ordered, fecha, moneda, valor: sumMoney(order.lineas.map(({ valor }) => valor)) },
      entradas,
      lineas,
      texto: differences[0] ?? fill(texts.fits, { orden: ordered }),
    },
  }
}

/** Received lines that the invoice leaves out: allowed, because an order may have several invoices, and told. */
function missingOf({ lineas }: Match, { lineas: ordered }: OrderToBill['order']): string[] {
  const billed = new Set(lineas.map(({ linea_orden }) => linea_orden))
  const left = billableLines(ordered).filter(({ linea, cantidad }) => !billed.has(linea) && cantidad !== '0')
  return left.length === 0
    ? []
    : [fill(texts.missing, { lineas: left.map(({ descripcion }) => descripcion).join(', ') })]
}
