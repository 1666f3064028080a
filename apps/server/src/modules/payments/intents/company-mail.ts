import { fill } from '@enlace/contract/core/fill.ts'
import { companyPaymentMailTexts as texts } from '@enlace/contract/payments/desk/mail-texts.ts'
import type { Transaction } from '@enlace/database/database.ts'
import { formatMoney } from '@enlace/domain/money.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import { readProfile } from '../../company/index.ts'
import type { Service } from '../../../core/http/service.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import { backofficeLink } from '../../../core/mail/links.ts'
import type { MailBrand, MailContent } from '../../../core/mail/writing/words.ts'
import { mailBrandOf, writeMail } from '../../../core/mail/writing/write.ts'
import { findPaymentRecipients, type KeptPayment } from './queries.ts'

/** Mails those of the company who want to know of approved payments, in the transaction that approves one. */
export async function queueForCompany(
  { db, settings }: Service,
  tx: Transaction,
  payment: KeptPayment,
): Promise<void> {
  const recipients = await findPaymentRecipients(tx)
  if (recipients.length === 0) return
  const brand = mailBrandOf(await readProfile(db, payment.company_id))
  const content = writeForCompany(brand, payment, backofficeLink(settings, `/pagos-recibidos/${payment.id}`))
  for (const recipient of recipients)
    await queueMail(tx, { purpose: 'online-payment-company', recipient, content })
}

function writeForCompany(brand: MailBrand, payment: KeptPayment, href: string): MailContent {
  const valor = formatMoney(payment.valor, payment.moneda)
  return writeMail(brand, {
    subject: fill(texts.subject, { concepto: payment.concepto, valor }),
    title: texts.title,
    paragraphs: [
      fill(texts.approved, { pagador: payment.razon_social }),
      ...(payment.gateway === 'simulador' ? [texts.simulated] : []),
    ],
    facts: [
      { label: texts.value, value: valor },
      { label: texts.concept, value: payment.concepto },
      { label: texts.reference, value: payment.referencia },
      { label: texts.payer, value: payment.razon_social },
      { label: texts.nit, value: formatNit(payment.nit, payment.dv) },
      { label: texts.number, value: payment.numero },
      { label: texts.transaction, value: payment.transaction_id ?? '' },
    ],
    button: { label: texts.open, href },
    small: [texts.why],
  })
}
