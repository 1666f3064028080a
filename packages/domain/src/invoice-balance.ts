import { compareMoney, isNegativeMoney, type Money, subtractMoney, sumMoney, zeroMoney } from './money.ts'

/** What of an invoice tells how much of it was settled. */
export type InvoiceAmounts = {
  estado: string
  valor_facturado: Money
  /** The value less the withholdings; null where nobody told them. */
  neto_a_pagar: Money | null
  saldo_total: Money
}

/** States in which nothing is owed because nothing ever was: their balance tells of no payment. */
const neverOwed = new Set(['anulada', 'rechazada'])

/**
 * What of an invoice was paid or taken off already: what lies between what is to be paid and the balance. Nothing, where the
 * balance is all of it, or more.
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

/** What is paid out of an invoice: its value less the withholdings that the ERP told; null when it told none. */
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
