import { repetitions } from '@enlace/contract/events/desk/schemas.ts'
import { eventsDeskFormTexts as texts } from '@enlace/contract/events/desk/texts.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { DateInput } from '@enlace/ui/date-input.tsx'
import { NumericInput } from '@enlace/ui/numeric-input.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TimeInput } from '@enlace/ui/time-input.tsx'
import { FieldRow } from '@enlace/ui/field-row.tsx'
import type { EventFormProps } from './event-form-props.ts'
import type { TypedEvent } from './typed-event.ts'

/** When an event is, by the clock of Colombia, and how often. */
export function WhenPanel({ typed, faults, isDisabled, isNew, onChange }: EventFormProps) {
  const change = (changes: Partial<TypedEvent>) => onChange({ ...typed, ...changes })
  return (
    <Panel title={texts.when}>
      <Stack>
        <Checkbox
          label={texts.allDay}
          disabled={isDisabled}
          checked={typed.isAllDay}
          onChange={({ target }) => change({ isAllDay: target.checked })}
        />
        <FieldRow>
          <DateInput
            label={texts.from}
            isRequired
            disabled={isDisabled}
            value={typed.desde}
            error={faults['inicio']}
            onChange={({ target }) => change({ desde: target.value })}
          />
          {!typed.isAllDay && (
            <TimeInput
              label={texts.fromTime}
              isRequired
              disabled={isDisabled}
              value={typed.desdeHora}
              onChange={({ target }) => change({ desdeHora: target.value })}
            />
          )}
        </FieldRow>
        <FieldRow>
          <DateInput
            label={texts.to}
            disabled={isDisabled}
            value={typed.hasta || typed.desde}
            error={faults['fin']}
            onChange={({ target }) => change({ hasta: target.value })}
          />
          {!typed.isAllDay && (
            <TimeInput
              label={texts.toTime}
              isRequired
              disabled={isDisabled}
              value={typed.hastaHora}
              onChange={({ target }) => change({ hastaHora: target.value })}
            />
          )}
        </FieldRow>
        {isNew && (
          <Select
            label={texts.repeat}
            value={typed.repetir}
            options={[
              { value: '', label: texts.repeats.no },
              ...repetitions.map((one) => ({ value: one, label: texts.repeats[one] })),
            ]}
            onChange={({ target }) =>
              change({ repetir: repetitions.find((one) => one === target.value) ?? '' })
            }
          />
        )}
        {isNew && typed.repetir !== '' && (
          <NumericInput
            isWhole
            label={texts.times}
            isRequired
            value={typed.veces}
            error={faults['veces']}
            onChange={({ target }) => change({ veces: target.value })}
          />
        )}
      </Stack>
    </Panel>
  )
}
