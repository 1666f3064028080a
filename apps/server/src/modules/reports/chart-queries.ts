import { type RawBuilder, sql } from 'kysely'
import { reportChartTexts as texts } from '@enlace/contract/reports/shipped-texts.ts'
import { formatMonth, parseCalendarDate } from '@enlace/domain/calendar-date.ts'
import type { DefinedChart } from './definition.ts'

interface ChartParts {
  texts: { chart: string; axis: string }
  measure: RawBuilder<string>
  measureLabel?: string
  kind?: DefinedChart['kind']
}

/** A chart with a bar per month of a date; rows without one have a separate bar. */
export function byMonth(day: string, { texts: own, measure, measureLabel, kind }: ChartParts): DefinedChart {
  return {
    title: own.chart,
    axis: own.axis,
    measureLabel: measureLabel ?? texts.valor,
    kind: kind ?? 'money',
    shape: 'columnas',
    by: sql<string | null>`to_char(${sql.ref(day)}, 'YYYY-MM')`,
    measure,
    nameOf: (key) => {
      const first = parseCalendarDate(`${key}-01`)
      return first === undefined ? texts.noDate : formatMonth(first)
    },
    shortOf: (key) => texts.months[Number(key.slice(5)) - 1] ?? texts.noDateShort,
  }
}

/** A chart of the largest values, by name. */
export function byName(name: RawBuilder<string | null>, { texts: own, measure }: ChartParts): DefinedChart {
  return {
    title: own.chart,
    axis: own.axis,
    measureLabel: texts.valor,
    kind: 'money',
    shape: 'lista',
    by: name,
    measure,
    nameOf: (key) => key,
    shortOf: (key) => key,
  }
}
