/** What a field takes of the text that somebody types, pastes, dictates or drops into it. */
export type TypedTextRule = {
  /** What of a text may come to be between what the field holds before and after it. */
  admit: (text: string, place: TypedPlace) => string
  /** Whether the field may keep this value once it is left; one that may not is cleared. */
  isFinished: (value: string) => boolean
}

/** Where a text is about to come in. */
export type TypedPlace = {
  before: string
  after: string
  /** It comes in one piece from elsewhere (paste, drop), not key by key. */
  isPasted: boolean
}

/** Letters with and without accents (Latin-1, Extended A and B, Additional); the signs × and ÷ lie among them. */
const notLetterNorSpace = /[^A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F\u1E00-\u1EFF ]/g

/** What joins two names in one word: the names stay two without it. */
const hyphenBetweenLetters = /(?<=\p{L})[-\u2010-\u2015_/](?=\p{L})/gu

/**
 * Letters, spaces and accented Latin letters (spec 5, Text-input restrictions). Accents that come apart from their
 * letter are put together with it, and every kind of space becomes the plain one.
 */
export const lettersRule: TypedTextRule = {
  admit: (text) =>
    text
      .normalize('NFC')
      .replace(hyphenBetweenLetters, ' ')
      .replace(/\s/g, ' ')
      .replace(notLetterNorSpace, ''),
  isFinished: () => true,
}

/** Digits only: phones, identification numbers, codes. */
export const wholeNumberRule: TypedTextRule = {
  admit: (text) => text.replace(/\D/g, ''),
  isFinished: (value) => /^\d*$/.test(value),
}

/** Digits with an optional leading minus and one decimal part, after a point or a comma (spec 5). */
export const numberRule: TypedTextRule = {
  admit: admitNumber,
  isFinished: (value) => value === '' || /^-?\d+(?:[.,]\d+)?$/.test(value),
}

function admitNumber(text: string, { before, after, isPasted }: TypedPlace): string {
  // Whatever is before a minus would take its meaning away.
  if (after.startsWith('-')) return ''
  const plain = text.trim().replace(/\u2212/g, '-')
  const minus = before === '' && plain.startsWith('-') ? '-' : ''
  const hasDecimals = /[.,]/.test(before + after)
  const split = hasDecimals ? -1 : decimalMark(plain, isPasted)
  if (split < 0) return minus + digits(plain)
  return `${minus}${digits(plain.slice(0, split))}${plain.charAt(split)}${digits(plain.slice(split))}`
}

/**
 * Where the decimal part of a number begins. Of two kinds of marks the last one begins it, if it comes once; a mark
 * that comes several times groups thousands, and so does a point before three digits in what was pasted (`45.000`).
 */
function decimalMark(text: string, isPasted: boolean): number {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (last < 0) return -1
  const mark = text.charAt(last)
  if (text.indexOf(mark) !== last) return -1
  const isAlone = !text.includes(mark === '.' ? ',' : '.')
  const groupsThousands = isAlone && /(?<!\d)[1-9]\d{0,2}\.\d{3}(?!\d)/.test(text)
  return isPasted && groupsThousands ? -1 : last
}

function digits(text: string): string {
  return text.replace(/\D/g, '')
}

/** What remains of a whole value that came without being typed, such as one that the browser filled in. */
export function cleanTyped(rule: TypedTextRule, value: string): string {
  return rule.admit(value, { before: '', after: '', isPasted: false })
}
