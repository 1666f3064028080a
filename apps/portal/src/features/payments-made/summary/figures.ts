import { type Money, sumMoney } from '@enlace/domain/money.ts'
import type { PaymentsAnswer } from './answer.ts'

/** What the payments of one currency come to: the same figures whether they are told by payment or by invoice. */
export interface PaymentFigures {
  moneda: string
  pagos: number
  facturas: number
  bruto: Money
  retefuente: Money
  reteica: Money
  reteiva: Money
  retenciones: Money
  descuentos: Money
  neto: Money
  sin_pagar: Money
}

/** The figures of an answer, pesos first. */
export function figuresOf(answer: PaymentsAnswer): PaymentFigures[] {
  if (answer.por === 'pago')
    return answer.totals.map((total) => ({
      ...withheldOf(total),
      pagos: total.rows,
      facturas: total.facturas,
      bruto: total.valor_bruto,
      retenciones: total.valor_retenciones,
      descuentos: total.valor_descuentos,
      neto: total.valor_pagado,
    }))
  return answer.totals.map((total) => ({
    ...withheldOf(total),
    pagos: total.pagos,
    facturas: total.rows,
    bruto: total.valor_factura,
    retenciones: sumMoney([total.valor_retefuente, total.valor_reteica, total.valor_reteiva]),
    descuentos: sumMoney([total.descuento_pronto_pago, total.nota_debito]),
    neto: total.neto_pagado,
  }))
}

function withheldOf(total: PaymentsAnswer['totals'][number]) {
  const { moneda, sin_pagar } = total
  return {
    moneda,
    sin_pagar,
    retefuente: total.valor_retefuente,
    reteica: total.valor_reteica,
    reteiva: total.valor_reteiva,
  }
}
