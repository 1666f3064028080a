import { fill } from '@enlace/contract/core/fill.ts'
import { passwordChangedTexts as texts } from '@enlace/contract/sign-in/session/changed-mail-texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { writeMail } from '../../../core/mail/writing/write.ts'
import type { MailBrand, MailContent } from '../../../core/mail/writing/words.ts'

/** Writes the mail about a changed password, with time, origin and what to do if it was somebody else. */
export function writeChangedMail(
  brand: MailBrand,
  { email, address, at, loginLink }: { email: string; address: string; at: Date; loginLink: string },
): MailContent {
  return writeMail(brand, {
    subject: texts.subject,
    title: texts.title,
    paragraphs: [
      fill(texts.body, { email, company: brand.company, at: formatInstant(at), address }),
      texts.sessions,
    ],
    button: { label: texts.button, href: loginLink },
    small: [texts.unexpected],
  })
}
