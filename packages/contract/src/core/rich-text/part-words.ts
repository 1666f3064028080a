import { fill } from '../fill.ts'
import { partPhrases, partTexts } from './part-texts.ts'

/**
 * Returns the names of HTML parts for a sentence, without duplicates: `strong[style]` and `dl` are `formato de
 * negritas, listas de definición`.
 */
export function partWords(parts: readonly string[]): string {
  const words = parts.map((part) => {
    const [tag = '', attribute] = part.split('[')
    const [word] = partTexts.find(([, tags]) => tags.includes(tag)) ?? [partPhrases.other]
    return attribute === undefined ? word : fill(partPhrases.formatOf, { part: word })
  })
  return [...new Set(words)].join(', ')
}
