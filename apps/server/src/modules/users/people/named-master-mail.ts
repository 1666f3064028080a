import { fill } from '@enlace/contract/core/fill.ts'
import { namedMasterMailTexts as texts, masterMailTexts } from '@enlace/contract/users/master-mail-texts.ts'
import { formerMasterDays, newMasterHours } from '@enlace/domain/bank-account.ts'
import type { MailBrand, MailContent } from '../../../core/mail/writing/words.ts'
import { writeMail } from '../../../core/mail/writing/write.ts'

/** What a company does about a master of one of its suppliers. */
export type MasterNews = 'invited' | 'joined' | 'given' | 'enabled' | 'disabled'

/** Whom it is about, and until when the invitation works or since when the new master may do everything. */
interface NamedMaster {
  supplier: string
  person: string
  until?: string
  settled?: string
}

/**
 * Notifies those who watch over a supplier what the company did about one of its masters. Of the company's people no name is
 * told to a supplier: its trail has it.
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
