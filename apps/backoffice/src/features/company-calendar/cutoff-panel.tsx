import { companyCalendarTexts as texts } from '@enlace/contract/company-calendar/texts.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { NumericInput } from '@enlace/ui/numeric-input.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { TimeInput } from '@enlace/ui/time-input.tsx'
import type { TypedCalendar } from './calendar-values.ts'
import styles from './view.module.css'

type CutoffPanelProps = {
  typed: TypedCalendar
  faults: Readonly<Record<string, string>>
  isDisabled: boolean
  onChange: (changes: Partial<TypedCalendar>) => void
}

/** Until when the invoices of a month are taken. */
export function CutoffPanel({ typed, faults, isDisabled, onChange }: CutoffPanelProps) {
  return (
    <Panel title={texts.cutoff}>
      <Checkbox
        label={texts.hasCutoff}
        checked={typed.hasCutoff}
        disabled={isDisabled}
        onChange={({ target }) => onChange({ hasCutoff: target.checked })}
      />
      {typed.hasCutoff ? (
        <div className={styles.cutoff}>
          <NumericInput
            label={texts.day}
            hint={texts.dayHint}
            isWhole
            maxLength={2}
            value={typed.dia}
            error={faults['dia']}
            disabled={isDisabled}
            onChange={({ target }) => onChange({ dia: target.value })}
          />
          <TimeInput
            label={texts.hour}
            hint={texts.hourHint}
            value={typed.hora}
            error={faults['hora']}
            disabled={isDisabled}
            onChange={({ target }) => onChange({ hora: target.value })}
          />
          <Select
            label={texts.rule}
            value={typed.rule}
            disabled={isDisabled}
            options={(['anterior', 'siguiente'] as const).map((rule) => ({
              value: rule,
              label: texts.rules[rule],
            }))}
            onChange={({ target }) =>
              onChange({ rule: target.value === 'siguiente' ? 'siguiente' : 'anterior' })
            }
          />
        </div>
      ) : (
        <p className={styles.intro}>{texts.noCutoff}</p>
      )}
    </Panel>
  )
}
