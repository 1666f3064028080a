import { fillFor } from '@enlace/contract/invoices/class-texts.ts'
import { invoiceMailTexts as texts } from '@enlace/contract/invoices/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { formatMoney } from '@enlace/domain/money.ts'
import type { CompanyProfile } from '../../company/index.ts'
import type { MailContent } from '../../../core/mail/writing/words.ts'
import { mailBrandOf, writeMail } from '../../../core/mail/writing/write.ts'
import type { KeptInvoice } from '../shown/queries.ts'

/** Writes the acknowledgement for the person who handed an invoice in. */
export function writeAcknowledgement(profile: CompanyProfile, sent: KeptInvoice, href: string): MailContent {
  const brand = mailBrandOf(profile)
  const values = {
    company: brand.company,
    numero: sent.numero,
    radicado: sent.radicado ?? '',
    fecha: formatInstant(new Date(sent.enviada_at ?? '')),
  }
  const say = (text: string) => fillFor(sent, text, values)
  return writeMail(brand, {
    subject: say(texts.subject),
    title: say(texts.title),
    paragraphs: [say(texts.intro)],
    facts: [
      { label: texts.radicado, value: values.radicado },
      { label: say(texts.invoice), value: sent.numero },
      ...(sent.orden === null ? [] : [{ label: texts.order, value: sent.orden }]),
      { label: texts.value, value: formatMoney(sent.valor_total, sent.moneda) },
    ],
    button: { label: say(texts.see), href },
  })
}
