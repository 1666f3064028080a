import { fill } from '@enlace/contract/core/fill.ts'
import type { FairTerm } from '@enlace/contract/account-statements/terms/schemas.ts'
import { termTexts as texts } from '@enlace/contract/account-statements/terms/texts.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import type { Tone } from '@enlace/domain/states.ts'
import { showCount } from '@enlace/web/document/shown.ts'

/** Days left at which a running term becomes something to look at. */
const fewDays = 7

/** How the clock is coloured. */
export function termTone({ state, left }: FairTerm): Tone {
  if (state === 'paid-within') return 'good'
  if (state === 'running') return left <= fewDays ? 'warning' : 'info'
  return 'bad'
}

/** Where the clock stands, in one sentence. */
export function termSentence({ state, left, used, limit }: FairTerm): string {
  const fecha = formatDate(limit)
  if (state === 'running') return left === 0 ? texts.lastDay : dayText(texts.running, left, fecha)
  return state === 'exceeded' ? dayText(texts.exceeded, -left, fecha) : dayText(texts[state], used, fecha)
}

/** From which document the days are counted, and why from that one. */
export function startText({ start }: FairTerm, show: (day: CalendarDate) => string): string {
  const fecha = show(start.fecha)
  if (start.by !== 'entrada') return fill(texts[start.by], { fecha })
  return start.numero === null
    ? fill(texts.entradaUnnamed, { fecha })
    : fill(texts.entrada, { fecha, numero: start.numero })
}

const dayText = ({ one, many }: { one: string; many: string }, n: number, fecha: string) =>
  fill(n === 1 ? one : many, { n: showCount(n), fecha })
