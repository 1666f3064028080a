import { fill } from '@enlace/contract/core/fill.ts'
import { radianMailTexts as texts } from '@enlace/contract/invoices/radian/texts.ts'
import { formatDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import type { CompanyProfile } from '../../company/index.ts'
import type { MailContent } from '../../../core/mail/writing/words.ts'
import { mailBrandOf, writeMail } from '../../../core/mail/writing/write.ts'
import type { EndingTerm } from './commands.ts'

/** Writes to the staff which invoices are accepted tacitly soon. */
export function writeTermWarning(
  profile: CompanyProfile,
  ending: readonly EndingTerm[],
  href: string,
): MailContent {
  const brand = mailBrandOf(profile)
  const n = ending.length
  return writeMail(brand, {
    subject: fill(n === 1 ? texts.subject.one : texts.subject.many, { n }),
    title: texts.title,
    paragraphs: [fill(texts.intro, { company: brand.company })],
    facts: ending.map(({ numero, proveedor, radicado, limite_at }) => ({
      label: fill(texts.line, { numero, proveedor, radicado }),
      value: fill(texts.until, { fecha: formatDate(todayInBogota(new Date(limite_at))) }),
    })),
    button: { label: texts.open, href },
  })
}
