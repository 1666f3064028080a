import { fill } from '@enlace/contract/core/fill.ts'
import {
  emailChangeMailTexts,
  staffEmailMailTexts as texts,
} from '@enlace/contract/sign-in/security/mail-texts.ts'
import { readProfile } from '../company/index.ts'
import { backofficeLink } from '../../core/mail/links.ts'
import type { MailContent } from '../../core/mail/writing/words.ts'
import { mailBrandOf, writeMail } from '../../core/mail/writing/write.ts'
import type { MailService } from '../sign-in/index.ts'

/** Returns the back office path of an email change link. */
const placeOf = (token: string) => `/cambio-de-correo/${token}` as const

/**
 * Writes the mail that asks the new address, the notice to the former one, and the one to an address already in use.
 */
export async function writeStaffEmailMails(
  { db, settings }: MailService,
  company: number,
  change: { actor: string; old: string; email: string; oldToken: string; newToken: string },
): Promise<{ old: MailContent; new: MailContent; taken: MailContent }> {
  const brand = mailBrandOf(await readProfile(db, company))
  const values = { company: brand.company, old: change.old, new: change.email, actor: change.actor }
  return {
    new: writeMail(brand, {
      subject: texts.subject,
      title: texts.subject,
      paragraphs: [fill(texts.bodyNew, values), texts.once],
      button: { label: texts.button, href: backofficeLink(settings, placeOf(change.newToken)) },
      small: [texts.unexpected],
    }),
    old: writeMail(brand, {
      subject: texts.noticeSubject,
      title: texts.noticeSubject,
      paragraphs: [fill(texts.bodyOld, values), texts.noticeOnce],
      button: { label: texts.noticeButton, href: backofficeLink(settings, placeOf(change.oldToken)) },
    }),
    taken: writeMail(brand, {
      subject: emailChangeMailTexts.takenSubject,
      title: emailChangeMailTexts.takenSubject,
      paragraphs: [fill(emailChangeMailTexts.takenBody, values)],
    }),
  }
}

/** Writes the mails to both addresses about the completed change. */
export async function writeChangedStaffEmail(
  { db }: MailService,
  company: number,
  change: { old: string; email: string },
): Promise<MailContent> {
  const brand = mailBrandOf(await readProfile(db, company))
  return writeMail(brand, {
    subject: emailChangeMailTexts.changedSubject,
    title: emailChangeMailTexts.changedSubject,
    paragraphs: [fill(texts.changedBody, { company: brand.company, old: change.old, new: change.email })],
  })
}
