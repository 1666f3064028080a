import { compareMoney, isNegativeMoney, type Money, subtractMoney, sumMoney, zeroMoney } from './money.ts'

/** The amounts of an invoice that determine its settled amount. */
export type InvoiceAmounts = {
  estado: string
  valor_facturado: Money
  /** The value less the withholdings; null if these are unknown. */
  neto_a_pagar: Money | null
  saldo_total: Money
}

/** States in which nothing was ever owed, so that a zero balance does not imply a payment. */
const neverOwed = new Set(['anulada', 'rechazada'])

/**
 * Returns the amount already paid or deducted: the net amount less the balance. Undefined if the balance is the whole
 * amount or more.
 */
export function settledOf({
  estado,
  valor_facturado,
  neto_a_pagar,
  saldo_total,
}: InvoiceAmounts): Money | undefined {
  const whole = neto_a_pagar ?? valor_facturado
  if (neverOwed.has(estado) || isNegativeMoney(whole) || isNegativeMoney(saldo_total)) return undefined
  const settled = subtractMoney(whole, saldo_total)
  return compareMoney(settled, zeroMoney) > 0 ? settled : undefined
}

/** Returns the net amount of an invoice: its value less the withholdings; null if the ERP reports none. */
export function netToPay(statement: {
  valor_facturado: Money
  valor_retefuente: Money | null
  valor_reteiva: Money | null
  valor_reteica: Money | null
}): Money | null {
  const withheld = [statement.valor_retefuente, statement.valor_reteiva, statement.valor_reteica]
  const known = withheld.filter((amount) => amount !== null)
  return known.length === 0 ? null : subtractMoney(statement.valor_facturado, sumMoney(known))
}
