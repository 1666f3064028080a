import { fold } from './text.ts'

/**
 * How the holder on a bank's certificate matches a supplier's legal name: equal; near, to be checked by a person (cut
 * off, another legal form, a typing error); different; or written with look-alike letters.
 */
export type HolderMatch = 'same' | 'near' | 'other' | 'look-alike'

/** The legal forms at the end of a name, without points and spaces, longer ones before those that they contain. */
const legalForms =
  /(sociedadporaccionessimplificada|sociedadanonima|limitada|sasbic|sabic|saesp|sas|ltda|sca|eu|sa)$/

/** Minimum length of a name cut off by a bank; shorter prefixes are too ambiguous. */
const shortestCut = 12
/** The number of typing errors tolerated in a name. */
const slips = 2
const shortestSlip = 10

/** Compares the account holder, as typed from the bank's certificate, with the supplier's legal name. */
export function matchHolder(typed: string, legalName: string): HolderMatch {
  if (hasForeignSigns(typed)) return 'look-alike'
  const [holder, legal] = [compact(typed), compact(legalName)]
  if (holder === '') return 'other'
  if (holder === legal) return 'same'
  const [bareHolder, bareLegal] = [holder.replace(legalForms, ''), legal.replace(legalForms, '')]
  if (bareHolder !== '' && bareHolder === bareLegal) return 'near'
  if (holder.length >= shortestCut && legal.startsWith(holder)) return 'near'
  if (sortedWords(typed) === sortedWords(legalName)) return 'near'
  const isAsLong = Math.abs(holder.length - legal.length) <= slips
  const isSlip = holder.length >= shortestSlip && isAsLong && distance(holder, legal) <= slips
  return isSlip ? 'near' : 'other'
}

/** Returns whether a document's text names a holder, in any writing and with or without the legal form. */
export function namesHolder(text: string, name: string): boolean {
  const whole = compact(text)
  const holder = compact(name)
  const bare = holder.replace(legalForms, '')
  return holder !== '' && (whole.includes(holder) || (bare.length >= shortestSlip && whole.includes(bare)))
}

/** Returns whether a text has letters of other scripts or invisible characters, which can disguise a name. */
function hasForeignSigns(text: string): boolean {
  const plain = text.normalize('NFKC')
  return /\p{Cf}/u.test(plain) || /\p{L}/u.test(plain.replace(/\p{Script=Latin}/gu, ''))
}

function compact(name: string): string {
  return words(name).join('')
}

function words(name: string): string[] {
  return fold(name.normalize('NFKC').replaceAll('&', ' y '))
    .replace(/[.']/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** Sorts the words, as people's names are written in either order. */
function sortedWords(name: string): string {
  return words(name).toSorted().join(' ')
}

/** Returns the edit distance of two names in letters. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (const [at, letter] of Array.from(one).entries()) {
    const above = row
    row = [at + 1]
    for (const [place, wanted] of Array.from(other).entries()) {
      const kept = (above[place] ?? 0) + (letter === wanted ? 0 : 1)
      row.push(Math.min(kept, (above[place + 1] ?? 0) + 1, (row[place] ?? 0) + 1))
    }
  }
  return row.at(-1) ?? 0
}
