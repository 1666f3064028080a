import { filterWordTexts as texts } from '@enlace/contract/exports/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { ListQuery } from '@enlace/contract/core/list/list.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { formatDate, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { formatMoney } from '@enlace/domain/money.ts'
import type { StateOwner } from '@enlace/domain/states.ts'

/** A list's labels of its date, its amount and its states. */
interface FilterLabels {
  readonly date: string
  readonly amount: string
  readonly state: { label: string; owner: StateOwner }
}

/** Returns the filters of every list in words; those of the window and the list itself precede them. */
export function commonWords(
  { q, from, to, min, max, status }: Omit<ListQuery, 'days' | 'page' | 'size'>,
  { date, amount, state }: FilterLabels,
): string[] {
  return [
    ...(q?.trim() ? [fill(texts.search, { q: q.trim() })] : []),
    ...rangeWords(date, from, to),
    ...(min ? [fill(texts.min, { amount, min: formatMoney(min) })] : []),
    ...(max ? [fill(texts.max, { amount, max: formatMoney(max) })] : []),
    ...(status?.length
      ? [labelled(state.label, status.map((id) => stateText(state.owner, id)).join(', '))]
      : []),
  ]
}

/** Returns a range of days in words: from, to, or between. */
export function rangeWords(
  date: string,
  from: CalendarDate | undefined,
  to: CalendarDate | undefined,
): string[] {
  const text = from && to ? texts.between : from ? texts.from : to ? texts.to : undefined
  const day = (one: CalendarDate | undefined) => (one ? formatDate(one) : '')
  return text === undefined ? [] : [fill(text, { date, from: day(from), to: day(to) })]
}

/** "Estado: Nueva, Vista". */
export function labelled(label: string, words: string): string {
  return fill(texts.one, { label, words })
}

/** Returns a list's window in words; empty if it shows all. */
export function windowWords(days: number, windowDays: string): string[] {
  return days > 0 ? [fill(windowDays, { n: days })] : []
}

/** Returns the name of a state; an unknown one as the ERP wrote it. */
export function stateText(owner: StateOwner, id: string): string {
  const known: Readonly<Record<string, string>> = stateTexts[owner]
  return known[id] ?? id
}
