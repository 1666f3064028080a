import type { PaymentMade } from '@enlace/contract/payments-made/schemas'
import { describeDocuments } from '../documents/index.ts'
import { voucherContent } from './pdf-present.ts'
import { findPaymentMade, paymentRows } from './queries.ts'

/** Payments as the staff reads them. */
export const describedPayments = describeDocuments<PaymentMade>({
  kind: 'payments-made',
  rows: paymentRows,
  present: ({ id, comprobante, fecha_pago, moneda, valor_pagado, estado }) => ({
    id,
    numero: comprobante,
    fecha: fecha_pago,
    vence: null,
    moneda,
    valor: valor_pagado,
    saldo: null,
    estado,
  }),
  async find(db, scope, id) {
    const payment = await findPaymentMade(db, scope, id)
    if (payment === undefined) return undefined
    const { comprobante: numero, sucursal, related } = payment
    return { numero, sucursal, related, content: voucherContent(payment, { date_invoice: 1 }) }
  },
})
