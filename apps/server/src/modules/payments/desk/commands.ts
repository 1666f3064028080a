import { sql } from 'kysely'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { NewRefund, RefundWithdrawal } from '@enlace/contract/payments/desk/schemas.ts'
import { refundTexts } from '@enlace/contract/payments/desk/refund-texts.ts'
import { query, scopeCompany, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { type CalendarDate, formatDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { compareMoney, formatMoney, subtractMoney, zeroMoney, type Money } from '@enlace/domain/money.ts'
import { readProfile } from '../../company/index.ts'
import { auditIn, authorIn } from '../../../core/audit/desk-commands.ts'
import type { Service } from '../../../core/http/service.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import { portalLink } from '../../../core/mail/links.ts'
import { mailBrandOf } from '../../../core/mail/writing/write.ts'
import { keptTokenOf } from '../intents/links.ts'
import { payments, readPayment, type KeptPayment } from '../intents/queries.ts'
import { writeRefund, writeWithdrawal } from './mail-present.ts'

const { faults } = refundTexts

/** Who notes something, and where from. */
interface Noting {
  service: Service
  scope: Scope
  address: string
}

/**
 * Notes a refund, once per key, with its entry in the audit trail and the mail to the payer. @throws Problem
 * `document-not-found`, `invalid-fields` for more than what remains, for a day outside, or for a payment that is not
 * approved.
 */
export function noteRefund(
  { service, scope, address }: Noting,
  id: string,
  { idempotencyKey: key, avisar, fecha, motivo, referencia, valor }: NewRefund,
): Promise<void> {
  return service.db.transaction(scope, async (tx) => {
    const payment = await lockedPayment(tx, id)
    const known = await tx.run(
      sql`select 1 as one from online_payment_refunds
        where company_id = ${scopeCompany} and payment_id = ${id}::uuid and idempotency_key = ${key}`.compile(
        query,
      ),
    )
    if (known.length > 0) return
    demandRefundable(payment, { fecha, valor }, new Date())
    const author = await authorIn(tx, address)
    await tx.run(
      sql`insert into online_payment_refunds (company_id, payment_id, fecha, valor, motivo, referencia, avisada,
          idempotency_key, noted_by)
        values (${scopeCompany}, ${id}::uuid, ${fecha}, ${valor}, ${motivo}, ${referencia}, ${avisar}, ${key},
          ${author.actor})`.compile(query),
    )
    const shown = formatMoney(valor, payment.moneda)
    await auditIn(tx, author, {
      action: 'online-payment:refund-noted',
      target: payment.numero,
      detail: { valor: shown, fecha, motivo, referencia },
    })
    if (!avisar) return
    const { brand, href } = await mailParts(service, payment)
    const content = writeRefund(brand, payment, { fecha, valor, motivo, referencia }, href)
    await queueMail(tx, { purpose: 'online-payment-refund', recipient: payment.correo, content })
  })
}

/**
 * Withdraws a noted refund; the payer is told if it was told of the refund. @throws Problem `document-not-found`,
 * `invalid-fields` if it was withdrawn before.
 */
export function withdrawRefund(
  { service, scope, address }: Noting,
  { id, refund }: { id: string; refund: string },
  { motivo }: RefundWithdrawal,
): Promise<void> {
  return service.db.transaction(scope, async (tx) => {
    const payment = await lockedPayment(tx, id)
    const [noted] = await tx.run(
      sql<{ valor: Money; avisada: boolean; is_withdrawn: boolean }>`
        select valor, avisada, withdrawn_at is not null as is_withdrawn from online_payment_refunds
         where company_id = ${scopeCompany} and payment_id = ${id}::uuid and id = ${refund}::uuid`.compile(
        query,
      ),
    )
    if (!noted) throw new Problem('document-not-found')
    if (noted.is_withdrawn) throw new Problem('invalid-fields', {}, { motivo: faults.gone })
    const author = await authorIn(tx, address)
    await tx.run(
      sql`update online_payment_refunds
          set withdrawn_at = now(), withdrawn_by = ${author.actor}, withdrawn_reason = ${motivo}
        where company_id = ${scopeCompany} and id = ${refund}::uuid`.compile(query),
    )
    const shown = formatMoney(noted.valor, payment.moneda)
    await auditIn(tx, author, {
      action: 'online-payment:refund-withdrawn',
      target: payment.numero,
      detail: { valor: shown, motivo },
    })
    if (!noted.avisada) return
    const { brand, href } = await mailParts(service, payment)
    const content = writeWithdrawal(brand, payment, noted, href)
    await queueMail(tx, { purpose: 'online-payment-refund', recipient: payment.correo, content })
  })
}

/** Locks a payment, so that refunds of it are noted one after the other. @throws Problem `document-not-found`. */
async function lockedPayment(tx: Transaction, id: string): Promise<KeptPayment> {
  const [row] = await tx.run(payments().where('id', '=', id).forUpdate().compile())
  if (!row) throw new Problem('document-not-found')
  return readPayment(row)
}

/** @throws Problem `invalid-fields` with what is wrong at its field. */
function demandRefundable(
  payment: KeptPayment,
  { fecha, valor }: { fecha: CalendarDate; valor: Money },
  now: Date,
): void {
  if (payment.estado !== 'Aprobada' || payment.reversed_at !== null)
    throw new Problem('invalid-fields', {}, { valor: faults.notPaid })
  const wrong: Record<string, string> = {}
  const left = subtractMoney(payment.valor, payment.devuelto)
  if (compareMoney(left, zeroMoney) === 0) wrong['valor'] = faults.nothingLeft
  else if (compareMoney(valor, left) > 0)
    wrong['valor'] = fill(faults.tooMuch, { valor: formatMoney(left, payment.moneda) })
  const paid = todayInBogota(new Date(payment.created_at))
  if (fecha < paid || fecha > todayInBogota(now))
    wrong['fecha'] = fill(faults.dayRange, { desde: formatDate(paid) })
  if (Object.keys(wrong).length > 0) throw new Problem('invalid-fields', {}, wrong)
}

/** The company's look, and the address of the payer's page. */
async function mailParts({ db, settings, keys }: Service, payment: KeptPayment) {
  const brand = mailBrandOf(await readProfile(db, payment.company_id))
  const route = `/payments/${keptTokenOf(keys, payment)}` as const
  return { brand, href: await portalLink(db, settings, payment.company_id, route) }
}
