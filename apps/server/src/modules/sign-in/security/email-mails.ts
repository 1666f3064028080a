import { fill } from '@enlace/contract/core/fill.ts'
import { emailChangeMailTexts as texts } from '@enlace/contract/sign-in/security/mail-texts.ts'
import { readProfile } from '../../company/index.ts'
import { personLink } from '../../../core/mail/links.ts'
import type { MailContent } from '../../../core/mail/writing/words.ts'
import { mailBrandOf, writeMail } from '../../../core/mail/writing/write.ts'
import type { MailService } from '../second-factor/mails.ts'

/** Writes the mails that ask both addresses to confirm, and the one to an address that is already in use. */
export async function writeEmailLinks(
  { db, settings }: MailService,
  owner: { company: number; email: string },
  wanted: { email: string; oldToken: string; newToken: string },
): Promise<{ old: MailContent; new: MailContent; taken: MailContent }> {
  const brand = mailBrandOf(await readProfile(db, owner.company))
  const values = { company: brand.company, old: owner.email, new: wanted.email }
  // Both links use the same host, since both addresses are the same person's.
  const asking = async (body: string, token: string) =>
    writeMail(brand, {
      subject: texts.subject,
      title: texts.title,
      paragraphs: [fill(body, values), texts.both],
      button: {
        label: texts.button,
        href: await personLink(db, settings, owner, `/email-change/${token}`),
      },
      small: [texts.unexpected],
    })
  return {
    old: await asking(texts.bodyOld, wanted.oldToken),
    new: await asking(texts.bodyNew, wanted.newToken),
    taken: writeMail(brand, {
      subject: texts.takenSubject,
      title: texts.takenSubject,
      paragraphs: [fill(texts.takenBody, values)],
    }),
  }
}

/** Writes the mails to both addresses about the completed change. */
export async function writeChangedEmail(
  { db }: MailService,
  company: number,
  change: { old: string; email: string },
): Promise<MailContent> {
  const brand = mailBrandOf(await readProfile(db, company))
  const values = { company: brand.company, old: change.old, new: change.email }
  return writeMail(brand, {
    subject: texts.changedSubject,
    title: texts.changedSubject,
    paragraphs: [fill(texts.changedBody, values)],
  })
}
