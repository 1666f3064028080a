import { fill } from '@enlace/contract/core/fill.ts'
import { recoveryMailTexts as texts } from '@enlace/contract/sign-in/session/recovery-mail-texts.ts'
import { writeMail } from '../../../core/mail/writing/write.ts'
import type { MailBrand, MailContent } from '../../../core/mail/writing/words.ts'
import { linkMinutes } from '../rules.ts'

/** Writes the mail with the link to set a new password. */
export function writeRecoveryMail(
  brand: MailBrand,
  { email, first_name: name }: { email: string; first_name: string },
  { link, address }: { link: string; address: string },
): MailContent {
  const { company } = brand
  return writeMail(brand, {
    subject: fill(texts.subject, { company }),
    title: texts.title,
    paragraphs: [
      name === '' ? texts.plainGreeting : fill(texts.greeting, { name }),
      fill(texts.asked, { email, company }),
    ],
    button: { label: texts.button, href: link },
    small: [fill(texts.valid, { minutes: linkMinutes }), fill(texts.unexpected, { address })],
  })
}
