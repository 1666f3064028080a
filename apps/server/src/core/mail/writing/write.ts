import type { Company } from '@enlace/contract/company/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { mailTexts } from '@enlace/contract/mail/texts.ts'
import { writeHtml } from './html.ts'
import type { MailBrand, MailContent, MailWords } from './words.ts'

/** Returns the branding of a company's mails from its public data. */
export function mailBrandOf({ company }: { company: Company }): MailBrand {
  const { dir, telefono, correo } = company.contactInfo
  return {
    company: company.nombre,
    colour: company.colours.light.brand,
    contrast: company.colours.light.brandContrast,
    contact: [dir, telefono, correo].filter((line) => line !== '').join(' · '),
  }
}

/** Writes a mail as text and as HTML in the company's colours; names and messages are escaped. */
export function writeMail(brand: MailBrand, words: MailWords): MailContent {
  const small = [...(words.small ?? []), fill(mailTexts.automatic, { company: brand.company })]
  const subject = oneLine(words.subject)
  const whole = { ...words, subject, small }
  return { subject, text: writeText(brand, whole), html: writeHtml(brand, whole) }
}

function writeText({ company, contact }: MailBrand, words: Required<Pick<MailWords, 'small'>> & MailWords) {
  const { title, paragraphs, facts = [], button, small } = words
  const parts = [
    title,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    button ? `${button.label}:\n${button.href}` : '',
    ...small,
    [company, contact].filter((line) => line !== '').join('\n'),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** A line break in a name could add a header to the mail, or a line to its text. */
function oneLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 200)
}
