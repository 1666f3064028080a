import { fold } from '@enlace/domain/text.ts'

/** Whether a text has every word of a search; accents and capitals do not matter. */
export function hasWords(text: string, search: string): boolean {
  const plain = fold(text)
  return fold(search)
    .split(' ')
    .every((word) => plain.includes(word))
}
