import { fill } from '@enlace/contract/core/fill.ts'
import { staffInvitationTexts as texts, staffRoleTexts } from '@enlace/contract/staff/sign-in/texts.ts'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'
import type { MailWords } from '../../../core/mail/writing/words.ts'

/** The facts of a back office invitation. */
export interface StaffInvitation {
  company: string
  role: StaffRole
  inviter: string
  link: string
  until: string
  hasPassword: boolean
}

/** Returns the mail's words: the company, the role, and the one-use link. */
export function writeStaffInvitation({
  company,
  role,
  inviter,
  link,
  until,
  hasPassword,
}: StaffInvitation): MailWords {
  return {
    subject: fill(texts.subject, { company }),
    title: texts.title,
    paragraphs: [
      fill(texts.invited, { inviter, company, role: staffRoleTexts[role] }),
      hasPassword ? texts.knownPerson : texts.newPerson,
      fill(texts.until, { until }),
    ],
    button: { label: hasPassword ? texts.knownPersonButton : texts.newPersonButton, href: link },
    small: [texts.unexpected],
  }
}
