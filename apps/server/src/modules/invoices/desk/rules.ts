import type { InvoiceFinding } from '@enlace/contract/invoices/document-schemas.ts'
import type { Match } from '@enlace/domain/invoice-match/match.ts'
import { differenceOf } from '@enlace/domain/invoice-match/tolerance.ts'
import { compareMoney, money, type Money, sumMoney } from '@enlace/domain/money.ts'

/** What a rule looks at of an invoice. */
interface Ruled {
  estado_erp: string | null
  moneda: string
  valor_total: Money
  hallazgos: readonly InvoiceFinding[]
}

/**
 * Returns whether a rule accepts an invoice: in pesos, without warnings, with an order that it names and matches within
 * the company's tolerance, whose value is within both limits, and not in the ERP yet.
 */
export function isAcceptedByRule(
  { estado_erp, moneda, valor_total, hallazgos }: Ruled,
  { resultado, por, lineas }: Match,
  limits: { porcentaje: number; valor: number },
): boolean {
  if (estado_erp !== null || moneda !== 'COP' || por !== 'referencia') return false
  if (resultado !== 'cuadra' && resultado !== 'dentro_de_tolerancia') return false
  if (hallazgos.some(({ gravedad }) => gravedad !== 'informa')) return false
  if (compareMoney(valor_total, money(String(limits.valor))) > 0) return false
  const billed = sumMoney(lineas.map(({ valor }) => valor))
  const expected = sumMoney(lineas.flatMap(({ esperado }) => (esperado === null ? [] : [esperado])))
  return differenceOf(billed, expected, { porcentaje: limits.porcentaje, pesos: 0 }, 'amount') !== 'beyond'
}
