import { fill } from '@enlace/contract/core/fill.ts'
import { namedMasterMailTexts as texts, masterMailTexts } from '@enlace/contract/users/master-mail-texts.ts'
import { formerMasterDays, newMasterHours } from '@enlace/domain/bank-account.ts'
import type { MailBrand, MailContent } from '../../../core/mail/writing/words.ts'
import { writeMail } from '../../../core/mail/writing/write.ts'

/** The company's action on a master of one of its suppliers. */
export type MasterNews = 'invited' | 'joined' | 'given' | 'enabled' | 'disabled'

/** The master concerned, and when the invitation expires or full rights begin. */
interface NamedMaster {
  supplier: string
  person: string
  until?: string
  settled?: string
}

/**
 * Writes the mail to a supplier's watchers about the company's action on a master. It names nobody of the company,
 * whose audit trail has the author.
 */
export function writeNamedMaster(
  brand: MailBrand,
  news: MasterNews,
  { supplier, person, until = '', settled }: NamedMaster,
  href: string,
): MailContent {
  const values = {
    company: brand.company,
    supplier,
    person,
    until,
    hours: newMasterHours,
    days: formerMasterDays,
  }
  const isChange = news === 'enabled' || news === 'disabled'
  const title = isChange ? texts.changedTitle : news === 'invited' ? texts.invitedTitle : texts.title
  return writeMail(brand, {
    subject: fill(isChange ? texts.changedSubject : texts.subject, values),
    title,
    paragraphs: [
      fill(texts[news], values),
      ...(news === 'disabled' ? [] : [fill(texts.powers, values)]),
      ...(settled === undefined ? [] : [fill(texts.settled, { settled })]),
      fill(news === 'disabled' ? texts.unexpectedLoss : texts.unexpected, values),
    ],
    button: { label: masterMailTexts.button, href },
  })
}
