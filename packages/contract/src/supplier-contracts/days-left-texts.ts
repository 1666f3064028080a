import { fill } from '../core/fill.ts'
import { contractDaysTexts as texts } from './texts.ts'

/** How long a contract still runs, in words: "24 días", "Termina hoy", "Terminó hace 3 días"; nothing where it tells no end. */
export function daysLeftText(days: number | null): string | undefined {
  if (days === null) return undefined
  if (days === 0) return texts.today
  if (days === -1) return texts.endedYesterday
  if (days < 0) return fill(texts.ended, { n: -days })
  return days === 1 ? texts.one : fill(texts.many, { n: days })
}
