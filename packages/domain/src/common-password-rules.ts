import { commonWords } from './common-passwords.ts'
import { fold } from './text.ts'

/** Keyboard rows and columns, for detecting key walks. */
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

/** Characters commonly used in place of letters (leetspeak). */
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

/** The product's name. */
const product = 'enlace'
/** Filler words that add no information. */
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
/** The minimum number of letters besides known words: a word or two that cannot be derived from the name. */
const ownLetters = 7

/** The facts about a person that an attacker would try first. */
export interface KnownOfPerson {
  email: string
  /** The known names of the person, its companies and its suppliers. */
  names?: readonly string[]
}

/**
 * Returns whether a password is easy to guess: well-known words or the person's own (email, name, company, supplier,
 * product), combined with digits and symbols; a repeated piece; a keyboard walk.
 */
export function isCommonPassword(password: string, { email, names = [] }: KnownOfPerson): boolean {
  const folded = fold(password)
  if (new Set(folded).size <= 3 || isRepeated(folded) || isWalk(folded)) return true
  const own = ownWords(email, names)
  return [folded, undisguised(folded), undisguised(folded, /[^a-z]+$/g)]
    .map(lettersOf)
    .some((letters) => letters.length < 3 || commonWords.has(letters) || restOf(letters, own) < ownLetters)
}

/** Returns the words known about the person, longest first. */
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
 * Counts the letters of a password that are neither the person's own nor well-known words, if it contains own words.
 * Otherwise 0 for well-known words only, or Infinity.
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

/** Returns whether letters consist of at most `most` well-known words, with fillers between them. */
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

/**
 * Returns the word behind `c0l0mb1a2026`: digits inside a word are letters, digits and symbols `around` it are
 * dropped.
 */
function undisguised(folded: string, around = /^[^a-z]+|[^a-z]+$/g): string {
  const inner = folded.replace(around, '')
  return Array.from(inner, (letter) => disguises[letter] ?? letter).join('')
}

function isRepeated(text: string): boolean {
  return /^(.{1,5})\1+.?$/s.test(text)
}

/** Returns whether all but a year or symbol is at most three keyboard walks. */
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
