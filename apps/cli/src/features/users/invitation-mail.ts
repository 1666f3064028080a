import { fill } from '@enlace/contract/core/fill'
import { usersTexts } from '@enlace/contract/features/users/texts'
import type { MailWords } from '@enlace/server/core/mail/words'

/** What an invitation's mail is about. */
export interface Invitation {
  company: string
  supplier: string
  nit: string
  link: string
  until: string
  hasPassword: boolean
}

const texts = usersTexts.invitation

/** What the mail says that invites a person: who invites to what, and the link that works once. */
export function writeInvitation({ hasPassword, link, ...names }: Invitation): MailWords {
  return {
    subject: fill(texts.subject, names),
    title: texts.title,
    paragraphs: [fill(texts.invited, names), fill(hasPassword ? texts.knownPerson : texts.newPerson, names)],
    button: { label: hasPassword ? texts.knownPersonButton : texts.newPersonButton, href: link },
    small: [texts.unexpected],
  }
}
