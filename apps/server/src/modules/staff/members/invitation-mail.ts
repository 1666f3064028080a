import { fill } from '@enlace/contract/core/fill.ts'
import { staffInvitationTexts as texts, staffRoleTexts } from '@enlace/contract/staff/sign-in/texts.ts'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'
import type { MailWords } from '../../../core/mail/writing/words.ts'

/** What an invitation to the back office is about. */
export interface StaffInvitation {
  company: string
  role: StaffRole
  inviter: string
  link: string
  until: string
  hasPassword: boolean
}

/** What the mail says that invites somebody to a company's back office: who, as what, and the link that works once. */
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
