import { fill } from '@enlace/contract/core/fill.ts'
import { registrationNewsMailTexts as texts } from '@enlace/contract/supplier-registration/desk/news-mail-texts.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import type { MailBrand, MailContent } from '../../../core/mail/writing/words.ts'
import { writeMail } from '../../../core/mail/writing/write.ts'
import type { NewRequest } from './news-commands.ts'

/** The maximum number of requests listed in a mail; the others are counted. */
const named = 10

/** Writes the reviewers' mail about new registration requests. */
export function writeRegistrationNews(
  brand: MailBrand,
  requests: readonly NewRequest[],
  href: string,
): MailContent {
  const n = requests.length
  const words = (of: { one: string; many: string }) =>
    fill(n === 1 ? of.one : of.many, { n, company: brand.company })
  return writeMail(brand, {
    subject: words(texts.subject),
    title: words(texts.title),
    paragraphs: [words(texts.text), ...(n > named ? [fill(texts.more, { n: n - named })] : [])],
    facts: requests.slice(0, named).map(({ number, nombre, documento_numero, documento_dv }) => ({
      label: number,
      value: [nombre, `NIT ${formatNit(documento_numero, documento_dv)}`].filter(Boolean).join(' · '),
    })),
    button: { label: texts.button, href },
    small: [texts.small],
  })
}
