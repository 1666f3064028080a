import type { FastifyBaseLogger } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { Service } from '../../../core/http/service.ts'
import { writeDecision } from './commands.ts'
import type { GatewayTransaction, PaymentGateway } from '../gateways/gateway.ts'
import { gatewayOf } from './open-gateway.ts'
import { queueForCompany } from './company-mail.ts'
import { queueApproval } from './mail.ts'
import { getPayment, lockPayment, type KeptPayment, type PaymentPlace } from './queries.ts'
import { decide, isFor } from './rules.ts'

/** A payment after querying its gateway. */
export interface Reconciled {
  payment: KeptPayment
  /** Undefined if the company no longer has the gateway that the payment began with. */
  gateway: PaymentGateway | undefined
  /** A transaction that the gateway has not decided yet. */
  pending: GatewayTransaction | undefined
  /** Whether the gateway did not answer, so that nothing was decided. */
  isUnanswered: boolean
}

/**
 * Queries the gateway for the outcome of a payment and updates it: the only way a payment changes. Neither return
 * addresses nor events decide, only the gateway's answer about exactly this amount.
 */
export async function reconcile(
  service: Service,
  place: PaymentPlace,
  log: FastifyBaseLogger,
): Promise<Reconciled> {
  const { db } = service
  const { payment, gateway: kept, hints } = await getPayment(db, place)
  const isSame = kept?.gateway === payment.gateway && kept.environment === payment.environment
  const gateway = kept && isSame ? await gatewayOf(service, payment.company_id, kept) : undefined
  if (gateway === undefined) return { payment, gateway, pending: undefined, isUnanswered: true }
  const transactions = await gateway.findTransactions(payment.numero, hints).catch((fault: unknown) => {
    if (!(fault instanceof Problem)) throw fault
    log.warn({ err: fault.cause, payment: payment.numero }, 'payment gateway did not answer')
    return undefined
  })
  if (transactions === undefined) return { payment, gateway, pending: undefined, isUnanswered: true }
  for (const foreign of transactions.filter((one) => !isFor(payment, one))) {
    log.warn({ payment: payment.numero, transaction: foreign.id }, 'transaction pays something else')
  }
  const settled = await settle(service, payment, transactions, gateway.findsByReference)
  const pending = transactions.find((one) => isFor(payment, one) && one.outcome === 'pending')
  return { payment: settled, gateway, pending, isUnanswered: false }
}

async function settle(
  service: Service,
  { company_id, id }: PaymentPlace,
  transactions: readonly GatewayTransaction[],
  findsAll: boolean,
): Promise<KeptPayment> {
  return service.db.transaction(Scope.ofStaff(company_id), async (tx) => {
    const before = await lockPayment(tx, id)
    const now = new Date()
    const decision = decide(before, transactions, { now, findsAll })
    const isChange = await writeDecision(tx, before, decision, now)
    if (!isChange) return before
    const after = await lockPayment(tx, id)
    if (after.estado === 'Aprobada' && before.estado !== 'Aprobada') {
      await queueApproval(service, tx, after)
      await queueForCompany(service, tx, after)
    }
    return after
  })
}
