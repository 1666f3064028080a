import { fill } from '@enlace/contract/core/fill'

/** How a list names its windows of days. */
export type WindowTexts = { window?: string; windowAll: string; windowDays: string }

/** The windows that every list offers; 0 is no window (screens 2.0, 2.2). */
const offered = [30, 60, 90, 0]

/** The windows to choose from, with the one of the address among them. */
export function windowOptions(days: number, { windowAll, windowDays }: WindowTexts) {
  const shown = offered.includes(days) ? offered : [days, ...offered]
  return shown.map((n) => ({ value: String(n), label: n === 0 ? windowAll : fill(windowDays, { n }) }))
}
