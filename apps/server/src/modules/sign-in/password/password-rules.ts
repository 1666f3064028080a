import { commonWords } from '@enlace/domain/common-passwords.ts'
import { fold } from '@enlace/domain/text.ts'

/** Rows of keys and of figures that a finger runs along, and columns of keys that it runs down. */
const walks = [
  '01234567890123456789',
  '98765432109876543210',
  'qwertyuiop',
  'asdfghjkln',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1s2d3f4g5h6j7k8l9',
  '1a2b3c4d5e6f7g8h9i',
  'a1b2c3d4e5f6g7h8i9',
].flatMap((walk) => [walk, Array.from(walk).toReversed().join('')])

/** Letters that people write as figures and marks. */
const disguises: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
}

/** What the product is called. */
const product = 'enlace'
/** Words that are between others and tell nothing by themselves. */
const fillers = [
  'de',
  'del',
  'la',
  'las',
  'el',
  'los',
  'y',
  'e',
  'en',
  'mi',
  'co',
  'com',
  'net',
  'org',
  'sas',
  'sa',
  'ltda',
]
/** Letters beside what is known from which on a password is one of its own: a word or two that nobody guesses by the name. */
const ownLetters = 7

/** What somebody who guesses would try first for this person. */
export interface KnownOfPerson {
  email: string
  /** The person's names, its companies' and its suppliers', as far as they are known. */
  names?: readonly string[]
}

/**
 * Tells whether a password is among the first that somebody would try: well-known words, or words of the person's own email,
 * name, company, supplier and the product's, one after another, with figures and marks in them or around them; one piece again
 * and again; a walk over the keys.
 */
export function isCommonPassword(password: string, { email, names = [] }: KnownOfPerson): boolean {
  const folded = fold(password)
  if (new Set(folded).size <= 3 || isRepeated(folded) || isWalk(folded)) return true
  const own = ownWords(email, names)
  return [folded, undisguised(folded), undisguised(folded, /[^a-z]+$/g)]
    .map(lettersOf)
    .some((letters) => letters.length < 3 || commonWords.has(letters) || restOf(letters, own) < ownLetters)
}

/** Words that somebody who knows the person would try first, the longest first. */
function ownWords(email: string, names: readonly string[]): string[] {
  const parts = [email, ...names, product].flatMap((text) => {
    const words = fold(text)
      .split(/[^\p{L}\d]+/u)
      .map(lettersOf)
    return [lettersOf(text), ...words]
  })
  const [local = '', domain = ''] = email.split('@')
  const known = new Set([...parts, lettersOf(local), lettersOf(domain)])
  return [...known]
    .filter((word) => word.length > 2 && !fillers.includes(word))
    .toSorted((a, b) => b.length - a.length)
}

/**
 * How many letters of a password are neither the person's own words nor well-known ones, where one of the own words is in it or
 * it is nothing but well-known words; without end, else.
 */
function restOf(letters: string, own: readonly string[]): number {
  let rest = letters
  let isOwn = false
  for (const word of own) {
    if (!rest.includes(word)) continue
    isOwn = true
    rest = rest.replaceAll(word, ' ')
  }
  const pieces = rest.split(' ').filter((piece) => piece !== '')
  if (isOwn) return pieces.filter((piece) => !isOfKnownWords(piece, 3)).join('').length
  return isOfKnownWords(letters, 2) ? 0 : Infinity
}

/** Whether a row of letters is at most so many well-known words one after another, with fillers between them. */
function isOfKnownWords(letters: string, most: number): boolean {
  if (letters === '') return true
  for (let length = letters.length; length > 0; length--) {
    const word = letters.slice(0, length)
    const rest = letters.slice(length)
    if (fillers.includes(word) && isOfKnownWords(rest, most)) return true
    if (most > 0 && commonWords.has(word) && isOfKnownWords(rest, most - 1)) return true
  }
  return false
}

function lettersOf(text: string): string {
  return fold(text).replace(/[^a-z]/g, '')
}

/** The word behind `c0l0mb1a2026`: figures inside a word are letters, figures and marks `around` it are not. */
function undisguised(folded: string, around = /^[^a-z]+|[^a-z]+$/g): string {
  const inner = folded.replace(around, '')
  return Array.from(inner, (letter) => disguises[letter] ?? letter).join('')
}

function isRepeated(text: string): boolean {
  return /^(.{1,5})\1+.?$/s.test(text)
}

/** Whether a finger wrote all of it but a year or a mark, along at most three runs of keys. */
function isWalk(text: string): boolean {
  const plain = text.replace(/[^a-z0-9]/g, '')
  return plain.length > 0 && isOfWalks(plain, 3)
}

function isOfWalks(plain: string, most: number): boolean {
  if (plain === '') return true
  if (most === 0) return false
  for (let length = plain.length; length > 2; length--) {
    const piece = plain.slice(0, length)
    const isOne = walks.some((walk) => walk.includes(piece)) || /^(19|20)\d\d$/.test(piece)
    if (isOne && isOfWalks(plain.slice(length), most - 1)) return true
  }
  return false
}
