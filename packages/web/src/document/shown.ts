import { fill } from '@enlace/contract/core/fill.ts'
import { listTexts } from '@enlace/contract/core/list/texts.ts'
import { type CalendarDate, formatDate, formatInstant } from '@enlace/domain/calendar-date.ts'
import { groupThousands } from '@enlace/domain/decimal.ts'

/** A day as a cell shows it; one that nobody told is a dash. */
export const showDay = (day: CalendarDate | null): string => (day ? formatDate(day) : listTexts.none)

/** A moment by the clock of Colombia, with its year. */
export const showInstant = (at: string): string => formatInstant(new Date(at))

/** What the company wrote; nothing is a dash. */
export const showText = (text: string | null): string => text || listTexts.none

/** Words that stand alone, which begin with a capital where a sentence has them in small letters. */
export const showAlone = (text: string): string => text.charAt(0).toLocaleUpperCase('es-CO') + text.slice(1)

/** How many there are, as Colombians write it. */
export const showCount = (count: number): string => groupThousands(String(count))

const few = new Intl.NumberFormat('es-CO', {
  notation: 'compact',
  maximumFractionDigits: 1,
  // As amounts are written elsewhere: "1.000 M", not "1000 M".
  useGrouping: 'always',
})

/** A number in few letters, for charts: "853,4 M" is 853.4 million. The chart's table has the exact one. */
export const showShort = (value: number): string => few.format(value)

/** A sentence about one or about several. */
export const countText = (texts: { one: string; many: string }, n: number): string =>
  n === 1 ? texts.one : fill(texts.many, { n: showCount(n) })

/** Until when the rows are complete: "Datos al 20/11/2026 14:05". */
export const showFreshness = (dataAsOf: string | null): string =>
  dataAsOf ? fill(listTexts.dataAsOf, { instant: showInstant(dataAsOf) }) : listTexts.noCutOff
