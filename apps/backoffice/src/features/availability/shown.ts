import { fill } from '@enlace/contract/core/fill.ts'
import { availabilityTexts as texts } from '@enlace/contract/availability/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'

/** When maintenance is, in words. */
export function whenText({ startsAt, endsAt }: { startsAt: string; endsAt: string | null }): string {
  const from = formatInstant(new Date(startsAt))
  return endsAt === null
    ? fill(texts.openEnd, { from })
    : fill(texts.fromTo, { from, to: formatInstant(new Date(endsAt)) })
}

const units = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
] as const

/** What is left until a moment, in its two largest units; nothing once it has passed. */
export function leftText(moment: string, now: number): string | undefined {
  let left = Math.ceil((Date.parse(moment) - now) / 1000)
  if (left <= 0) return undefined
  const parts: string[] = []
  for (const [unit, seconds] of units) {
    const n = Math.floor(left / seconds)
    left -= n * seconds
    if (n > 0 || parts.length > 0) parts.push(fill(texts.left[unit], { n }))
  }
  return parts.slice(0, 2).join(' ')
}
