import { type CalendarDate, daysBetween } from '../calendar-date.ts'
import { compareDecimals, writeDecimal } from '../decimal.ts'
import { isSameInvoice } from '../invoice-number.ts'
import { isZeroMoney, type Money, sumMoney } from '../money.ts'
import { type BilledLine, type FoundBy, lineOf, type OrderedLine } from './lines.ts'
import { type Difference, differenceOf, exact, leftOf, minus, type Tolerance, worthOf } from './tolerance.ts'

/** An invoice as it is compared with orders. */
export interface BilledInvoice {
  orden: string | null
  fecha: CalendarDate | null
  moneda: string
  /** Without taxes, after discounts. */
  valor: Money
  lineas: readonly BilledLine[]
}

/** An order of the supplier. */
export interface CandidateOrder {
  id: string
  numero: string
  fecha: CalendarDate
  moneda: string
  lineas: readonly OrderedLine[]
}

/** What differs in a line. */
export type LineFault = 'cantidad' | 'entrada' | 'precio'

/** A line beside the order's line; quantities as decimal text. */
export interface LineMatch {
  linea: number
  descripcion: string
  linea_orden: number | null
  por: FoundBy | null
  cantidad: string
  pendiente: string | null
  /** What was received and not invoiced. */
  recibida: string | null
  valor: Money
  esperado: Money | null
  resultado: 'cuadra' | 'dentro_de_tolerancia' | 'difiere' | 'sin_linea'
  diferencias: LineFault[]
}

/** The result of the match of an invoice with an order. */
export interface Match {
  resultado: 'cuadra' | 'dentro_de_tolerancia' | 'difiere' | 'sin_orden'
  por: 'referencia' | 'propuesta' | null
  orden: string | null
  /** Whether the order is in another currency. */
  otraMoneda: boolean
  lineas: LineMatch[]
}

/** Days before an invoice within which an order is proposed for it. */
const proposedDays = 180

/**
 * Matches an invoice line by line with the order that it names, or else with an earlier one whose pending value is the
 * invoice's within the tolerance: the one that fits best. What others have invoiced, and what earlier lines bill, is no longer pending.
 */
export function matchInvoice(
  invoice: BilledInvoice,
  orders: readonly CandidateOrder[],
  tolerance: Tolerance,
): Match {
  const named = invoice.orden
  const referred = named === null ? undefined : orders.find(({ numero }) => isSameInvoice(numero, named))
  if (referred) return matchOrder(invoice, referred, 'referencia', tolerance)
  const proposed = named === null ? proposedMatch(invoice, orders, tolerance) : undefined
  return proposed ?? { resultado: 'sin_orden', por: null, orden: null, otraMoneda: false, lineas: [] }
}

function matchOrder(
  invoice: BilledInvoice,
  order: CandidateOrder,
  por: NonNullable<Match['por']>,
  tolerance: Tolerance,
): Match {
  const lineas = matchLines(invoice.lineas, order.lineas, tolerance)
  const otraMoneda = order.moneda !== invoice.moneda
  const isOf = (one: LineMatch['resultado']) => lineas.some(({ resultado }) => resultado === one)
  const differs = otraMoneda || isOf('difiere') || isOf('sin_linea')
  return {
    resultado: differs ? 'difiere' : isOf('dentro_de_tolerancia') ? 'dentro_de_tolerancia' : 'cuadra',
    por,
    orden: order.id,
    otraMoneda,
    lineas,
  }
}

/** Returns what an order still has to be invoiced, at its prices. */
export const pendingValue = ({ lineas }: Pick<CandidateOrder, 'lineas'>): Money =>
  sumMoney(lineas.map((line) => worthOf(leftOf(line.cantidad, line.facturada), line.cantidad, line.valor)))

const results = ['cuadra', 'dentro_de_tolerancia', 'difiere'] as const

/** The match with the order of the same value that fits best; of several, the newest. */
function proposedMatch(invoice: BilledInvoice, orders: readonly CandidateOrder[], tolerance: Tolerance) {
  const { fecha } = invoice
  if (fecha === null || isZeroMoney(invoice.valor)) return undefined
  const candidates = orders
    .filter((order) => {
      const days = daysBetween(order.fecha, fecha)
      return (
        order.moneda === invoice.moneda &&
        days >= 0 &&
        days <= proposedDays &&
        differenceOf(invoice.valor, pendingValue(order), tolerance, 'amount') !== 'beyond'
      )
    })
    .toSorted((one, other) => (one.fecha < other.fecha ? 1 : -1))
    .map((order) => matchOrder(invoice, order, 'propuesta', tolerance))
  return results.flatMap((result) => candidates.find(({ resultado }) => resultado === result) ?? [])[0]
}

function matchLines(
  billed: readonly BilledLine[],
  ordered: readonly OrderedLine[],
  tolerance: Tolerance,
): LineMatch[] {
  const left = new Map(ordered.map((line) => [line.linea, line]))
  const taken = new Set<number>()
  return billed.map((line) => {
    const found = lineOf(line, [...left.values()], taken)
    if (!found) return unmatched(line)
    const { line: order, by } = found
    taken.add(order.linea)
    left.set(order.linea, { ...order, facturada: sumOf(order.facturada, line.cantidad) })
    return matchLine(line, order, by, tolerance)
  })
}

function matchLine(line: BilledLine, order: OrderedLine, por: FoundBy, tolerance: Tolerance): LineMatch {
  const pendiente = leftOf(order.cantidad, order.facturada)
  const recibida = leftOf(order.recibida, order.facturada)
  const esperado = worthOf(line.cantidad, order.cantidad, order.valor)
  const sizes: Record<LineFault, Difference> = {
    cantidad: excessOf(line.cantidad, pendiente, tolerance),
    entrada: excessOf(line.cantidad, recibida, tolerance),
    precio: differenceOf(line.valor, esperado, tolerance, 'amount'),
  }
  const diferencias = lineFaults.filter(
    (fault) =>
      sizes[fault] !== 'none' &&
      // More than was ordered is more than was received as well: said once.
      (fault !== 'entrada' || sizes.cantidad === 'none'),
  )
  const isBeyond = diferencias.some((fault) => sizes[fault] === 'beyond')
  return {
    linea: line.linea,
    descripcion: line.descripcion,
    linea_orden: order.linea,
    por,
    cantidad: line.cantidad,
    pendiente,
    recibida,
    valor: line.valor,
    esperado,
    resultado: isBeyond ? 'difiere' : diferencias.length > 0 ? 'dentro_de_tolerancia' : 'cuadra',
    diferencias,
  }
}

const lineFaults = ['cantidad', 'entrada', 'precio'] as const satisfies readonly LineFault[]

const unmatched = ({ linea, descripcion, cantidad, valor }: BilledLine): LineMatch => ({
  linea,
  descripcion,
  linea_orden: null,
  por: null,
  cantidad,
  pendiente: null,
  recibida: null,
  valor,
  esperado: null,
  resultado: 'sin_linea',
  diferencias: [],
})

/** The size of what goes beyond a quantity; less than it is a part, and no difference. */
const excessOf = (actual: string, most: string, tolerance: Tolerance): Difference =>
  compareDecimals(exact(actual), exact(most)) <= 0
    ? 'none'
    : differenceOf(actual, most, tolerance, 'quantity')

const sumOf = (one: string, other: string) =>
  writeDecimal(minus(exact(one), minus({ units: 0n, scale: 0 }, exact(other))))
