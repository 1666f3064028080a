import { fold } from '@enlace/domain/text.ts'
import { isAt } from '../path.ts'
import type { HelpEntry } from './page.ts'

/** The pages that hold every word that was typed, those first whose title does. */
export function matchingHelp(entries: readonly HelpEntry[], typed: string): readonly HelpEntry[] {
  const words = fold(typed).split(' ')
  const holds = (text: string) => words.every((word) => fold(text).includes(word))
  const byTitle = entries.filter(({ title }) => holds(title))
  const byWords = entries.filter(
    ({ title, summary, words: others }) => !holds(title) && holds([title, summary, ...others].join(' ')),
  )
  return [...byTitle, ...byWords]
}

/** The page that explains a screen: one of which it is the main screen before one that also speaks of it. */
export function helpOf(entries: readonly HelpEntry[], path: string): HelpEntry | undefined {
  return (
    entries.find(({ screens: [main] }) => main !== undefined && isAt(main, path)) ??
    entries.find(({ screens }) => screens.some((screen) => isAt(screen, path)))
  )
}

/** The pages in the order of their topics, each topic once. */
export function byTopic(entries: readonly HelpEntry[]): readonly { topic: string; pages: HelpEntry[] }[] {
  const topics = new Map<string, HelpEntry[]>()
  for (const entry of entries) topics.set(entry.topic, [...(topics.get(entry.topic) ?? []), entry])
  return [...topics].map(([topic, pages]) => ({ topic, pages }))
}
