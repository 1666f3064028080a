import { fill } from '@enlace/contract/core/fill.ts'
import { putOffMailTexts as texts } from '@enlace/contract/webhooks/texts.ts'
import type { MailBrand, MailContent } from '../../core/mail/writing/words.ts'
import { writeMail } from '../../core/mail/writing/write.ts'

/** Writes the mail to the responsible staff about an automatically disabled endpoint. */
export function writePutOff(
  brand: MailBrand,
  { host, why, href }: { host: string; why: 'retirado' | 'fallos'; href: string },
): MailContent {
  return writeMail(brand, {
    subject: fill(texts.subject, { host }),
    title: texts.title,
    paragraphs: [fill(texts.why[why], { host }), texts.effect],
    button: { label: texts.button, href },
    small: [texts.once],
  })
}
