import { templateFaultTexts as texts } from '@enlace/contract/content/templates/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { TemplateFault } from './fault.ts'

/** The parser's error messages, with a sentence for each. */
const complaints = [
  { pattern: /^tag "(?<name>[^"]{0,60})" not found/, sentence: texts.unknownTag },
  { pattern: /^undefined filter: (?<name>\S{0,60}?),/, sentence: texts.unknownFilter },
  { pattern: /^(?:tag|output) "?(?<what>[^"]{0,60}).* not closed/s, sentence: texts.notClosed },
] as const

/** Returns the reason why a template was not filled, for its author. */
export function faultSentence({ kind, detail }: TemplateFault): string {
  if (kind === 'too-much') return texts.tooMuch
  const line = /line:(\d+)/.exec(detail)?.[1] ?? '1'
  for (const { pattern, sentence } of complaints) {
    const found = pattern.exec(detail)
    if (found) return fill(sentence, { ...found.groups, line })
  }
  return fill(texts.unreadable, {
    line,
    detail: detail.replace(/,? ?(?:file:[^,]*, )?line:.*$/s, '').slice(0, 120),
  })
}
