import { invitationDays } from '@enlace/contract/users/limits.ts'
import type { Database } from '@enlace/database/database.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import { readProfile } from '../../company/index.ts'
import { hashOf, randomToken } from '../../../core/keys/keys.ts'
import { personLink, portalLink } from '../../../core/mail/links.ts'
import type { MailContent } from '../../../core/mail/writing/words.ts'
import { mailBrandOf, writeMail } from '../../../core/mail/writing/write.ts'
import type { Settings } from '../../../core/settings/settings.ts'
import { writeInvitation } from './invitation-mail.ts'
import { writeNamedMaster } from './named-master-mail.ts'
import type { InvitingParty } from './party-queries.ts'

/** An invitation: the hash of its link, its validity, and the mail. */
export interface NewInvitation {
  tokenHash: Buffer
  minutes: number
  write: (hasPassword: boolean) => MailContent
  /** Writes the notice to the third party's watchers that this person is invited as a master. */
  announce: (person: string) => MailContent
  link: string
  until: string
}

/** Creates a company's invitation to one of its third parties, with its own link. */
export async function newInvitation(
  { db, settings }: { db: Database; settings: Pick<Settings, 'publicUrl'> },
  company: number,
  { nombre, documento_numero, documento_dv }: Omit<InvitingParty, 'id' | 'accounts' | 'activo'>,
  email: string | undefined,
): Promise<NewInvitation> {
  const token = randomToken()
  const link = await personLink(db, settings, { company, email }, `/set-password/${token}`)
  const usersLink = await portalLink(db, settings, company, '/users')
  const minutes = invitationDays * 24 * 60
  const until = formatInstant(new Date(Date.now() + minutes * 60_000))
  const brand = mailBrandOf(await readProfile(db, company))
  const nit = formatNit(documento_numero, documento_dv)
  const told = { company: brand.company, supplier: nombre, nit, link, until }
  return {
    tokenHash: hashOf(token),
    minutes,
    write: (hasPassword) => writeMail(brand, writeInvitation({ ...told, hasPassword })),
    announce: (person) => writeNamedMaster(brand, 'invited', { supplier: nombre, person, until }, usersLink),
    link,
    until,
  }
}
