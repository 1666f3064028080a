import { fill } from '@enlace/contract/core/fill.ts'
import { usersTexts } from '@enlace/contract/users/texts.ts'
import type { MailWords } from '../../../core/mail/writing/words.ts'

/** The facts of an invitation in its mail. */
export interface Invitation {
  company: string
  supplier: string
  nit: string
  link: string
  until: string
  hasPassword: boolean
  /** The inviting user of the supplier; undefined if the company invites. */
  inviter?: string
}

const texts = usersTexts.invitation

/** Returns the words of an invitation: who invites to what, and the one-use link. */
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
