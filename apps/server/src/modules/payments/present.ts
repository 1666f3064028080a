import { Gateway, type Payment } from '@enlace/contract/payments/schemas.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import type { Reconciled } from './intents/reconcile.ts'
import { coveredEmail } from './intents/rules.ts'
import { receiptName } from './receipt-present.ts'

/** A payment as its payer sees it. */
export function paymentAnswer(
  { payment, gateway, pending, isUnanswered }: Reconciled,
  given: { compania: string; token: string; returnUrl: string; now: Date },
): Payment {
  const { estado, expires_at, transaction_status } = payment
  const isOpen = estado === 'Pendiente' && Date.parse(expires_at) > given.now.getTime()
  const mayResume = isOpen && !isUnanswered && gateway?.canResume(pending) === true
  return {
    numero: payment.numero,
    compania: given.compania,
    concepto: payment.concepto,
    nit: formatNit(payment.nit, payment.dv),
    razon_social: payment.razon_social,
    referencia: payment.referencia,
    valor: payment.valor,
    moneda: payment.moneda,
    correo: coveredEmail(payment.correo),
    estado,
    gateway: Gateway.parse(payment.gateway),
    isSimulated: payment.gateway === 'simulador',
    isConfirming:
      estado === 'Pendiente' && (isUnanswered ? transaction_status !== null : pending !== undefined),
    isUnanswered: estado === 'Pendiente' && isUnanswered,
    isReversed: payment.reversed_at !== null,
    devuelto: payment.devuelto,
    transaccion: payment.transaction_id,
    createdAt: payment.created_at,
    expiresAt: expires_at,
    decidedAt: payment.decided_at,
    checkoutUrl: mayResume ? gateway.checkoutUrl(payment, given.returnUrl) : null,
    receiptUrl:
      estado === 'Aprobada' ? `payments/receipt/${given.token}/${receiptName(payment.numero)}` : null,
    canRetry: estado === 'Rechazada' || estado === 'Expirada',
  }
}
