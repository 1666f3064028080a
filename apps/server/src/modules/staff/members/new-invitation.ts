import { formatInstant, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'
import type { readProfile } from '../../company/index.ts'
import { hashOf, randomToken } from '../../../core/keys/keys.ts'
import { backofficeLink } from '../../../core/mail/links.ts'
import type { MailContent } from '../../../core/mail/writing/words.ts'
import { mailBrandOf, writeMail } from '../../../core/mail/writing/write.ts'
import type { Settings } from '../../../core/settings/settings.ts'
import { writeStaffInvitation } from './invitation-mail.ts'
import { staffInvitationMinutes, type InvitedStaff } from './commands.ts'

/** The person to invite, with role and end date. */
export interface InvitedPerson {
  email: string
  firstName: string
  lastName: string
  role: StaffRole
  endsOn: CalendarDate | null
}

/** Creates a back office invitation, with its link and mail. */
export function newStaffInvitation(
  settings: Pick<Settings, 'backofficeUrl'>,
  profile: Awaited<ReturnType<typeof readProfile>>,
  person: InvitedPerson,
  inviter: string,
): { invited: InvitedStaff; link: string; until: string; mailOf: (hasPassword: boolean) => MailContent } {
  const token = randomToken()
  const link = backofficeLink(settings, `/set-password/${token}`)
  const until = formatInstant(new Date(Date.now() + staffInvitationMinutes * 60_000))
  const brand = mailBrandOf(profile)
  const mailOf = (hasPassword: boolean) =>
    writeMail(
      brand,
      writeStaffInvitation({ company: brand.company, role: person.role, inviter, link, until, hasPassword }),
    )
  return { invited: { ...person, inviter, tokenHash: hashOf(token) }, link, until, mailOf }
}
