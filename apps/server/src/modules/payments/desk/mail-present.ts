import { fill } from '@enlace/contract/core/fill.ts'
import { refundMailTexts, refundWithdrawnMailTexts } from '@enlace/contract/payments/desk/mail-texts.ts'
import { type CalendarDate, formatDate } from '@enlace/domain/calendar-date.ts'
import { formatMoney, type Money } from '@enlace/domain/money.ts'
import type { MailBrand, MailContent } from '../../../core/mail/writing/words.ts'
import { writeMail } from '../../../core/mail/writing/write.ts'
import type { KeptPayment } from '../intents/queries.ts'

/** A refund, as its mail tells it. */
interface ToldRefund {
  fecha: CalendarDate
  valor: Money
  motivo: string
  referencia: string
}

/** Writes the mail to the payer about a refund. */
export function writeRefund(
  brand: MailBrand,
  payment: KeptPayment,
  refund: ToldRefund,
  href: string,
): MailContent {
  const texts = refundMailTexts
  const valor = formatMoney(refund.valor, payment.moneda)
  return writeMail(brand, {
    subject: fill(texts.subject, { numero: payment.numero, valor }),
    title: texts.title,
    paragraphs: [
      fill(texts.noted, { company: brand.company, valor }),
      ...(isSimulated(payment) ? [texts.simulated] : []),
    ],
    facts: [
      { label: texts.value, value: valor },
      { label: texts.day, value: formatDate(refund.fecha) },
      { label: texts.reason, value: refund.motivo },
      ...(refund.referencia === '' ? [] : [{ label: texts.reference, value: refund.referencia }]),
      { label: texts.concept, value: payment.concepto },
      { label: texts.paid, value: formatMoney(payment.valor, payment.moneda) },
      { label: texts.number, value: payment.numero },
    ],
    button: { label: texts.open, href },
    small: [texts.late],
  })
}

/** Writes the mail to the payer that a refund of which it was told was noted by mistake. */
export function writeWithdrawal(
  brand: MailBrand,
  payment: KeptPayment,
  { valor }: Pick<ToldRefund, 'valor'>,
  href: string,
): MailContent {
  const texts = refundWithdrawnMailTexts
  return writeMail(brand, {
    subject: fill(texts.subject, { numero: payment.numero }),
    title: texts.title,
    paragraphs: [
      fill(texts.withdrawn, { company: brand.company, valor: formatMoney(valor, payment.moneda) }),
    ],
    button: { label: refundMailTexts.open, href },
  })
}

const isSimulated = ({ gateway }: Pick<KeptPayment, 'gateway'>) => gateway === 'simulador'
