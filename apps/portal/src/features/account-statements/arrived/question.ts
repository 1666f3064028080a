import { fill } from '@enlace/contract/core/fill.ts'
import { arrivedTexts as texts } from '@enlace/contract/account-statements/arrived/texts.ts'
import { isBrokenCufe } from '@enlace/domain/invoice-number.ts'

/** Longest question that the server takes. */
const longest = 400

/** What is wrong with a question, in a sentence that says what to do; nothing where it can be asked. */
export function questionFault(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '') return texts.empty
  if (isBrokenCufe(text))
    return fill(texts.brokenCufe, { n: text.replace(/^\s*(?:CUFE|CUDE)\s*:?|\s+/gi, '').length })
  return text.length > longest ? texts.tooLong : undefined
}
