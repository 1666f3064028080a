import { fill } from '../core/fill.ts'
import { contractDaysTexts as texts } from './texts.ts'

/** Returns the remaining time of a contract: "24 días", "Termina hoy", "Terminó hace 3 días"; undefined without an end. */
export function daysLeftText(days: number | null): string | undefined {
  if (days === null) return undefined
  if (days === 0) return texts.today
  if (days === -1) return texts.endedYesterday
  if (days < 0) return fill(texts.ended, { n: -days })
  return days === 1 ? texts.one : fill(texts.many, { n: days })
}
