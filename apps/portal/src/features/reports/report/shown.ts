import { filterWordTexts } from '@enlace/contract/exports/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { Report, ReportSchedule } from '@enlace/contract/reports/schemas.ts'
import { reportPeriodTexts, reportScheduleTexts as texts } from '@enlace/contract/reports/texts.ts'
import type { MovingPeriod } from '@enlace/domain/report-period.ts'
import { readChosen, type ReportFilterWords } from './filter.ts'

/** A report's usual period by its name. */
export const periodName = (periodo: MovingPeriod | null) => reportPeriodTexts[periodo ?? 'hoy']

/** An hour as people write it. */
export const hourText = (hora: number) => fill(texts.hourOf, { hour: hora })

/** When a report comes by mail, in words. */
export function timesText({
  frecuencia,
  dia,
  hora,
}: Pick<ReportSchedule, 'frecuencia' | 'dia' | 'hora'>): string {
  const words = { hour: hourText(hora), day: dia, weekday: texts.weekdays[dia - 1] ?? '' }
  return fill({ diaria: texts.daily, semanal: texts.weekly, mensual: texts.monthly }[frecuencia], words)
}

/** Search and filters of a report in words. */
export function narrowedWords({ filters }: Report, { q, filtro }: ReportFilterWords): string[] {
  const chosen = readChosen(filtro)
  return [
    ...(q ? [fill(filterWordTexts.search, { q })] : []),
    ...filters.flatMap(({ id, header, values }) => {
      const value = chosen.get(id)
      if (value === undefined) return []
      const label = values.find((one) => one.value === value)?.label ?? value
      return [fill(filterWordTexts.one, { label: header, words: label })]
    }),
  ]
}
