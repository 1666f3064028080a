import { exportFormats, type ExportFormat } from '@enlace/contract/exports/limits.ts'
import { exportTexts } from '@enlace/contract/exports/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { reportPeriodTexts, reportScheduleTexts as texts } from '@enlace/contract/reports/texts.ts'
import { movingPeriods, type MovingPeriod } from '@enlace/domain/report-period.ts'
import { reportFrequencies, type ReportFrequency } from '@enlace/domain/report-schedule.ts'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { FieldRow } from '@enlace/ui/field-row.tsx'
import { useState } from 'react'
import type { ScheduleActs } from './actions.ts'
import { hourText } from '../report/shown.ts'
import styles from '../view.module.css'

type ScheduleDialogProps = {
  report: { id: string; titulo: string; periodo: MovingPeriod | null }
  /** How the report is narrowed where it is looked at, as its address says it, and in words. */
  narrowing?: { q?: string; filtro?: string; words: readonly string[] }
  acts: Pick<ScheduleActs, 'busy' | 'create'>
  onClose: () => void
}

/** People read their mail in the morning. */
const usual = { frecuencia: 'semanal', dia: 1, hora: 6, formato: 'xlsx' } as const

const numbers = (count: number, from = 1) => Array.from({ length: count }, (_, at) => at + from)
const options = <Value extends string | number>(values: readonly Value[], label: (value: Value) => string) =>
  values.map((value) => ({ value: String(value), label: label(value) }))

/** When a report is to come by mail, in which format, and of which period. */
export function ScheduleDialog({ report, narrowing, acts, onClose }: ScheduleDialogProps) {
  const [frecuencia, setFrequency] = useState<ReportFrequency>(usual.frecuencia)
  const [weekday, setWeekday] = useState<number>(usual.dia)
  const [monthday, setMonthday] = useState<number>(usual.dia)
  const [hora, setHour] = useState<number>(usual.hora)
  const [formato, setFormat] = useState<ExportFormat>(usual.formato)
  const [periodo, setPeriod] = useState(report.periodo)
  const save = async () => {
    const { q, filtro } = narrowing ?? {}
    const dia = { diaria: 0, semanal: weekday, mensual: monthday }[frecuencia]
    const kept = await acts.create({
      report: report.id,
      formato,
      frecuencia,
      dia,
      hora,
      periodo,
      ...(q !== undefined && { q }),
      ...(filtro !== undefined && { filtro }),
    })
    if (kept) onClose()
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      title={fill(texts.title, { report: report.titulo })}
      closeLabel={texts.close}
      confirm={texts.save}
      cancel={texts.cancel}
      isBusy={acts.busy === 'new'}
      onConfirm={() => void save()}
    >
      <div className={styles.form}>
        <p>{texts.about}</p>
        <FieldRow>
          <Select
            label={texts.frequency}
            value={frecuencia}
            options={options(reportFrequencies, (one) => texts.frequencies[one])}
            onChange={({ target }) =>
              setFrequency(reportFrequencies.find((one) => one === target.value) ?? usual.frecuencia)
            }
          />
          {frecuencia === 'semanal' && (
            <Select
              label={texts.weekday}
              value={String(weekday)}
              options={options(numbers(7), (day) => texts.weekdays[day - 1] ?? '')}
              onChange={({ target }) => setWeekday(Number(target.value))}
            />
          )}
          {frecuencia === 'mensual' && (
            <Select
              label={texts.monthday}
              value={String(monthday)}
              options={options(numbers(28), String)}
              onChange={({ target }) => setMonthday(Number(target.value))}
            />
          )}
        </FieldRow>
        <FieldRow>
          <Select
            label={texts.hour}
            value={String(hora)}
            options={options(numbers(24, 0), hourText)}
            onChange={({ target }) => setHour(Number(target.value))}
          />
          <Select
            label={texts.format}
            value={formato}
            options={options(exportFormats, (format) => (format === 'pdf' ? texts.pdf : exportTexts[format]))}
            onChange={({ target }) =>
              setFormat(exportFormats.find((one) => one === target.value) ?? usual.formato)
            }
          />
        </FieldRow>
        {periodo !== null && (
          <Select
            label={texts.period}
            value={periodo}
            options={options(movingPeriods, (one) => reportPeriodTexts[one])}
            onChange={({ target }) => setPeriod(movingPeriods.find((one) => one === target.value) ?? periodo)}
          />
        )}
        {narrowing !== undefined && narrowing.words.length > 0 && (
          <p>{fill(texts.filters, { filters: narrowing.words.join(' · ') })}</p>
        )}
      </div>
    </ConfirmDialog>
  )
}
