import { certificateFault, readAccountNumber } from './bank-account.ts'
import { type CalendarDate, isCalendarDate } from './calendar-date.ts'
import { namesHolder } from './holder-name.ts'
import { readNit } from './nit.ts'
import { fold } from './text.ts'

/** What a person typed from a bank's certificate; fields may be empty while it is still typed. */
export interface TypedAccount {
  /** The bank's name. */
  banco: string
  numero: string
  titular: string
  titular_nit: string
  certificado_fecha: string
}

/** Whether each fact was found in the certificate's text; null for what was not typed. It holds none of the facts. */
export interface CertificateFacts {
  numero: boolean | null
  documento: boolean | null
  titular: boolean | null
  banco: boolean | null
  /** The typed date; another date of the last days; only older ones; or none. */
  fecha: 'coincide' | 'otra' | 'vieja' | 'ninguna' | null
}

/** The characters of a certificate's text that are compared. */
export const certificateText = 200_000
/** Characters of a text below which a PDF is a picture of a certificate. */
const shortestText = 20

/** Returns whether a PDF has a text to compare, and is not only a scanned picture. */
export function hasCertificateText(text: string): boolean {
  return text.replace(/\s/g, '').length >= shortestText
}

/** Compares what was typed with the text of the bank's certificate. */
export function compareCertificate(
  whole: string,
  typed: TypedAccount,
  today: CalendarDate,
): CertificateFacts {
  const text = whole.slice(0, certificateText).normalize('NFKC')
  const number = readAccountNumber(typed.numero)
  const nit = readNit(typed.titular_nit)
  return {
    numero: number === undefined ? null : namesNumber(text, number),
    documento:
      'reason' in nit ? null : namesDigits(text, nit.documento_numero, String(nit.documento_dv ?? '')),
    titular: typed.titular.trim() === '' ? null : namesHolder(text, typed.titular),
    banco: typed.banco === '' ? null : namesBank(text, typed.banco),
    fecha: isCalendarDate(typed.certificado_fecha) ? dateIn(text, typed.certificado_fecha, today) : null,
  }
}

const gap = '[\\s.\\-\\u2010-\\u2015]{0,3}'

/** Whether a text has these digits as one number, with any spaces, points and hyphens, and perhaps a digit after it. */
function namesDigits(text: string, digits: string, after = ''): boolean {
  const bare = digits.replace(/^0+(?=\d)/, '')
  const last = after === '' ? '' : `(?:${gap}${after})?`
  return new RegExp(`(?<!\\d)0{0,8}${Array.from(bare).join(gap)}${last}(?!\\d)`).test(text)
}

/** The shortest part of a masked number that says anything. */
const shortestShown = 4

/** Whether a text has an account number, in full or masked (`****4821`, `032XXXX4821`). */
function namesNumber(text: string, number: string): boolean {
  if (namesDigits(text, number)) return true
  for (const [token] of text.matchAll(/(?<![\p{L}\d])[\d*•xX#]{4,40}(?![\p{L}\d])/gu)) {
    const shown = token.replace(/\D/g, '')
    if (shown.length < shortestShown || !/[*•xX#]{2}/.test(token)) continue
    const pattern = token.replace(/[*•xX#]+/g, '\\d+')
    if (new RegExp(`^${pattern}$`).test(number)) return true
  }
  return false
}

/** Words that many banks have in their name. */
const commonWords = /\b(?:banco|de|la|el|colombia|cooperativa|financiera)\b/g

function namesBank(text: string, bank: string): boolean {
  const words = fold(bank)
  const own = words.replace(commonWords, ' ').trim()
  const plainText = plain(text)
  // A short name such as «Nu» or «W» is looked for as a word of its own.
  const name = plain(own === '' ? words : own)
  return name.length > 4
    ? plainText.replaceAll(' ', '').includes(name.replaceAll(' ', ''))
    : ` ${plainText} `.includes(` ${name} `)
}

const plain = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']
const month = `(${months.join('|')})[a-z]*`

/** The ways in which banks write a day: the place of year, month and day in each. */
const forms: readonly [RegExp, (parts: readonly string[]) => readonly [string, string, string]][] = [
  [/(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/g, ([, y = '', m = '', d = '']) => [y, m, d]],
  [/(?<!\d)(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/g, ([, d = '', m = '', y = '']) => [y, m, d]],
  [
    new RegExp(
      `(?<!\\d)(\\d{1,2})\\)? ?(?:dias? )?(?:del? )?(?:mes de )?[-/]?${month}[-/.,]? ?(?:del? )?(?:ano )?(\\d{4})(?!\\d)`,
      'g',
    ),
    ([, d = '', m = '', y = '']) => [y, monthOf(m), d],
  ],
  [
    new RegExp(`${month} (\\d{1,2}),? (?:del? )?(\\d{4})(?!\\d)`, 'g'),
    ([, m = '', d = '', y = '']) => [y, monthOf(m), d],
  ],
]

const monthOf = (name: string) => String(months.indexOf(name) + 1)

function dateIn(text: string, typed: CalendarDate, today: CalendarDate): CertificateFacts['fecha'] {
  const written = fold(text).replace(/\s+/g, ' ')
  const days = forms.flatMap(([form, partsOf]) =>
    Array.from(written.matchAll(form), (match) => {
      const [year, monthNumber, day] = partsOf(match)
      return `${year}-${monthNumber.padStart(2, '0')}-${day.padStart(2, '0')}`
    }).filter(isCalendarDate),
  )
  if (days.includes(typed)) return 'coincide'
  if (days.some((day) => certificateFault(day, today) === undefined)) return 'otra'
  return days.length > 0 ? 'vieja' : 'ninguna'
}
