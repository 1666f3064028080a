import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { ownProblemTexts } from '@enlace/contract/core/texts.ts'
import { weekdayTexts } from '@enlace/contract/core/form/calendar-texts.ts'
import { companyCalendarTexts as texts } from '@enlace/contract/company-calendar/texts.ts'
import type { CompanyCalendar, KeptCalendar } from '@enlace/contract/company-calendar/schemas.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { SaveActions } from '../../core/forms/save-actions.tsx'
import { readTyped, type TypedCalendar } from './calendar-values.ts'
import { CutoffPanel } from './cutoff-panel.tsx'
import { DaysOffPanel } from './days-off.tsx'
import { previewOf } from './preview.ts'
import { PreviewTable } from './preview-table.tsx'
import styles from './view.module.css'

type CalendarViewProps = {
  kept: KeptCalendar
  typed: TypedCalendar
  isChanged: boolean
  mayWrite: boolean
  isSaving: boolean
  /** Somebody else changed the calendar under what is typed. */
  isStale: boolean
  onChange: (typed: TypedCalendar) => void
  onDiscard: () => void
  onSave: (calendar: CompanyCalendar) => void
}

/** Cut-off, days of payment and days off, with what suppliers will see of them. */
export function CalendarView(props: CalendarViewProps) {
  const { kept, typed, mayWrite, isChanged, isSaving, isStale, onSave } = props
  const { calendar, faults } = readTyped(typed)
  const change = (changes: Partial<TypedCalendar>) => props.onChange({ ...typed, ...changes })
  return (
    <Stack gap="large">
      <PageHeading
        title={texts.title}
        description={texts.description}
        actions={
          mayWrite && (
            <SaveActions
              isChanged={isChanged}
              isSaving={isSaving}
              isBlocked={calendar === undefined}
              onDiscard={props.onDiscard}
              onSave={() => calendar && onSave(calendar)}
            />
          )
        }
      />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      {isStale && <Banner kind="warning">{ownProblemTexts['changed-meanwhile']}</Banner>}
      <div className={styles.halves}>
        <Stack gap="large">
          <CutoffPanel typed={typed} faults={faults} isDisabled={!mayWrite} onChange={change} />
          <PaymentPanel days={typed.days} isDisabled={!mayWrite} onChange={(days) => change({ days })} />
          <DaysOffPanel
            off={typed.off}
            faults={faults}
            isDisabled={!mayWrite}
            onChange={(off) => change({ off })}
          />
        </Stack>
        <Panel title={texts.preview}>
          <p className={styles.intro}>{texts.previewIntro}</p>
          <PreviewTable
            months={previewOf(calendar ?? kept, kept.hoy)}
            hora={(calendar ?? kept).corte?.hora ?? ''}
          />
        </Panel>
      </div>
    </Stack>
  )
}

type PaymentPanelProps = {
  days: readonly number[]
  isDisabled: boolean
  onChange: (days: readonly number[]) => void
}

function PaymentPanel({ days, isDisabled, onChange }: PaymentPanelProps) {
  return (
    <Panel title={texts.payment}>
      <fieldset className={styles.days}>
        <legend className={styles.intro}>{texts.paymentIntro}</legend>
        {weekdayTexts.slice(0, 5).map(({ long }, place) => (
          <Checkbox
            key={long}
            label={long}
            checked={days.includes(place + 1)}
            disabled={isDisabled}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? [...days, place + 1].toSorted((one, other) => one - other)
                  : days.filter((day) => day !== place + 1),
              )
            }
          />
        ))}
      </fieldset>
      {days.length === 0 && <p className={styles.intro}>{texts.noPayment}</p>}
    </Panel>
  )
}
