import { fill } from '@enlace/contract/core/fill.ts'

/** How a list names its windows of days. */
export type WindowTexts = {
  window?: string
  windowAll: string
  windowDays: string
  /** Given, the list offers a year as well. */
  windowYear?: string
}

/** A year, as a window. */
export const yearWindow = 365

/** The windows that every list offers; 0 is no window (screens 2.0, 2.2). */
const offered = [30, 60, 90, 0]

/** The windows to choose from, with the one of the address among them. */
export function windowOptions(days: number, { windowAll, windowDays, windowYear }: WindowTexts) {
  const usual = windowYear === undefined ? offered : offered.toSpliced(-1, 0, yearWindow)
  const shown = usual.includes(days) ? usual : [days, ...usual]
  const labelOf = (n: number) =>
    n === 0 ? windowAll : n === yearWindow && windowYear ? windowYear : fill(windowDays, { n })
  return shown.map((n) => ({ value: String(n), label: labelOf(n) }))
}
