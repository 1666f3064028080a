import { fill } from '@enlace/contract/core/fill.ts'
import { paymentMailTexts as texts, receiptTexts } from '@enlace/contract/payments/texts.ts'
import type { Transaction } from '@enlace/database/database.ts'
import { formatMoney } from '@enlace/domain/money.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import { readProfile } from '../../company/index.ts'
import type { Service } from '../../../core/http/service.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import { portalLink } from '../../../core/mail/links.ts'
import { mailBrandOf, writeMail } from '../../../core/mail/writing/write.ts'
import { keptTokenOf } from './links.ts'
import type { KeptPayment } from './queries.ts'

/** Mails the payer that the payment was approved, with the link to its page and receipt. */
export async function queueApproval(service: Service, tx: Transaction, payment: KeptPayment): Promise<void> {
  const { db, settings, keys } = service
  const brand = mailBrandOf(await readProfile(db, payment.company_id))
  const route = `/payments/${keptTokenOf(keys, payment)}` as const
  const href = await portalLink(db, settings, payment.company_id, route)
  const value = formatMoney(payment.valor)
  const content = writeMail(brand, {
    subject: fill(texts.approvedSubject, { concept: payment.concepto, value }),
    title: texts.approvedTitle,
    paragraphs: [
      fill(texts.approved, { company: brand.company }),
      ...(payment.gateway === 'simulador' ? [texts.simulated] : []),
    ],
    facts: [
      { label: receiptTexts.paid, value },
      { label: receiptTexts.concept, value: payment.concepto },
      { label: receiptTexts.reference, value: payment.referencia },
      { label: receiptTexts.received, value: payment.razon_social },
      { label: receiptTexts.nit, value: formatNit(payment.nit, payment.dv) },
      { label: receiptTexts.number, value: payment.numero },
    ],
    button: { label: texts.receipt, href },
    small: [texts.keep],
  })
  await queueMail(tx, { purpose: 'online-payment', recipient: payment.correo, content })
}
