import { fold } from '@enlace/domain/text'
import { commonWords } from '@enlace/domain/common-passwords'

/** Rows of keys and of figures that a finger runs along. */
const runs = [
  '01234567890123456789',
  '98765432109876543210',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
]

/** Letters that people write as figures and marks. */
const disguises: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/**
 * Tells whether a password is among the first that somebody would try: a well-known word or the person's own email with
 * figures and marks around it, one piece again and again, a run of keys.
 */
export function isCommonPassword(password: string, email: string): boolean {
  const folded = fold(password)
  if (new Set(folded).size <= 3 || isRepeated(folded) || isRun(folded)) return true
  const person = lettersOf(email.split('@')[0] ?? '')
  const house = lettersOf(email.split('@')[1]?.split('.')[0] ?? '')
  return [lettersOf(folded), lettersOf(undisguised(folded))].some(
    (word) =>
      word.length < 3 || commonWords.has(word) || word === person || (house.length > 2 && word === house),
  )
}

function lettersOf(text: string): string {
  return fold(text).replace(/[^a-z]/g, '')
}

/** The word behind `c0l0mb1a2026`: figures inside a word are letters, figures and marks around it are not. */
function undisguised(folded: string): string {
  const inner = folded.replace(/^[^a-z]+|[^a-z]+$/g, '')
  return Array.from(inner, (letter) => disguises[letter] ?? letter).join('')
}

function isRepeated(text: string): boolean {
  return /^(.{1,5})\1+.?$/s.test(text)
}

function isRun(text: string): boolean {
  const plain = text.replace(/[^a-z0-9]/g, '')
  return runs.some((run) => run.includes(plain) || Array.from(run).toReversed().join('').includes(plain))
}
