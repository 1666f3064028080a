import { fill } from '@enlace/contract/core/fill.ts'
import { usersTexts } from '@enlace/contract/users/texts.ts'
import type { MailWords } from '../../../core/mail/writing/words.ts'

/** What an invitation's mail is about. */
export interface Invitation {
  company: string
  supplier: string
  nit: string
  link: string
  until: string
  hasPassword: boolean
  /** The supplier's own person who invites; the company where there is none. */
  inviter?: string
}

const texts = usersTexts.invitation

/** What the mail says that invites a person: who invites to what, and the link that works once. */
export function writeInvitation({ hasPassword, link, inviter, ...names }: Invitation): MailWords {
  const invited = inviter === undefined ? texts.invited : texts.invitedBy
  return {
    subject: fill(texts.subject, names),
    title: texts.title,
    paragraphs: [
      fill(invited, { ...names, inviter: inviter ?? '' }),
      fill(hasPassword ? texts.knownPerson : texts.newPerson, names),
    ],
    button: { label: hasPassword ? texts.knownPersonButton : texts.newPersonButton, href: link },
    small: [texts.unexpected],
  }
}
