import { fill } from '@enlace/contract/core/fill.ts'
import { listTexts } from '@enlace/contract/core/list/texts.ts'
import { type CalendarDate, formatDate, formatRecentInstant } from '@enlace/domain/calendar-date.ts'
import { groupThousands } from '@enlace/domain/decimal.ts'

/** A day as a cell shows it; one that nobody told is a dash. */
export const showDay = (day: CalendarDate | null): string => (day ? formatDate(day) : listTexts.none)

/** A moment by the clock of Colombia, with its year where that is not this one. */
export const showInstant = (at: string): string => formatRecentInstant(new Date(at), new Date())

/** What the company wrote; nothing is a dash. */
export const showText = (text: string | null): string => text || listTexts.none

/** How many there are, as Colombians write it. */
export const showCount = (count: number): string => groupThousands(String(count))

/** A sentence about one or about several. */
export const countText = (texts: { one: string; many: string }, n: number): string =>
  n === 1 ? texts.one : fill(texts.many, { n: showCount(n) })

/** Until when the rows are complete: "Datos al 20/11 14:05", with its year where that is not this one. */
export const showFreshness = (dataAsOf: string | null): string =>
  dataAsOf ? fill(listTexts.dataAsOf, { instant: showInstant(dataAsOf) }) : listTexts.noCutOff
