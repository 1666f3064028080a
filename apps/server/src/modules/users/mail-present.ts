import { fill } from '@enlace/contract/core/fill.ts'
import { invitationDays } from '@enlace/contract/users/limits.ts'
import { masterMailTexts as texts } from '@enlace/contract/users/master-mail-texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { readProfile } from '../company/index.ts'
import { hashOf, randomToken } from '../../core/keys/keys.ts'
import type { Service } from '../../core/http/service.ts'
import { personLink, portalLink } from '../../core/mail/links.ts'
import type { MailContent } from '../../core/mail/writing/words.ts'
import { mailBrandOf, writeMail } from '../../core/mail/writing/write.ts'
import { writeInvitation } from './people/invitation-mail.ts'
import type { Invitation, MasterChange } from './commands.ts'
import { getInviter } from './queries.ts'

/** Returns the mail's context: company, supplier and author from the scope. */
async function letterOf(db: Database, scope: Scope) {
  const inviter = await getInviter(db, scope)
  const brand = mailBrandOf(await readProfile(db, inviter.company))
  return { ...inviter, brand, companyName: brand.company }
}

/** Creates invitations of the scope's supplier, each with its own link in a mail that names the inviter. */
export async function invitationsOf(
  service: Service,
  scope: Scope,
): Promise<(email: string | undefined) => Promise<Invitation>> {
  const { db, settings } = service
  const { brand, company, companyName, supplier, nit, name } = await letterOf(db, scope)
  return async (email) => {
    const token = randomToken()
    const link = await personLink(db, settings, { company, email }, `/set-password/${token}`)
    const until = formatInstant(new Date(Date.now() + invitationDays * 86_400_000))
    const told = { company: companyName, supplier, nit, link, until, inviter: name }
    return {
      tokenHash: hashOf(token),
      write: (hasPassword) => writeMail(brand, writeInvitation({ ...told, hasPassword })),
    }
  }
}

/** Writes the mail to the supplier's masters about a granted or revoked master role and its author. */
export async function masterMail(
  { db, settings }: Service,
  scope: Scope,
  user: string,
  change: MasterChange,
): Promise<MailContent> {
  const { brand, company, companyName, supplier, name } = await letterOf(db, scope)
  const names = { company: companyName, supplier, user, actor: name }
  return writeMail(brand, {
    subject: fill(texts.subject, names),
    title: texts.title,
    paragraphs: [fill(texts[change], names), fill(texts.at, { at: formatInstant(new Date()) })],
    button: { label: texts.button, href: await portalLink(db, settings, company, '/users') },
    small: [texts.unexpected],
  })
}
