import { fill } from '@enlace/contract/core/fill.ts'
import type { DeskContactDetail } from '@enlace/contract/contact-us/desk/schemas.ts'
import { contactReplyMailTexts as texts } from '@enlace/contract/contact-us/desk/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import type { MailBrand, MailContent } from '../../../core/mail/writing/words.ts'
import { writeMail } from '../../../core/mail/writing/write.ts'

/** Writes the answer to a message of the contact form; it repeats only the affair. */
export function writeContactReply(
  brand: MailBrand,
  { numero, asunto, at }: Pick<DeskContactDetail, 'numero' | 'asunto' | 'at'>,
  reply: { author: string; text: string; closes: boolean },
): MailContent {
  const values = {
    numero,
    asunto,
    company: brand.company,
    autor: reply.author,
    fecha: formatInstant(new Date(at)),
  }
  return writeMail(brand, {
    subject: fill(texts.subject, values),
    title: texts.title,
    paragraphs: [fill(texts.intro, values)],
    facts: [
      { label: texts.number, value: numero },
      { label: texts.affair, value: asunto },
      { label: texts.answer, value: reply.text },
    ],
    ...(reply.closes && { small: [texts.closed] }),
  })
}
