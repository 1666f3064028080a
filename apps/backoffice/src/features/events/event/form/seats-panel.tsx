import { eventsDeskFormTexts as texts } from '@enlace/contract/events/desk/texts.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { DateInput } from '@enlace/ui/date-input.tsx'
import { NumericInput } from '@enlace/ui/numeric-input.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { TimeInput } from '@enlace/ui/time-input.tsx'
import { FieldRow } from '@enlace/ui/field-row.tsx'
import type { EventFormProps } from './event-form-props.ts'
import type { TypedEvent } from './typed-event.ts'

/** Who may come: seats, until when they are asked for, and whom the event is for. */
export function SeatsPanel({ typed, faults, isDisabled, onChange }: EventFormProps) {
  const change = (changes: Partial<TypedEvent>) => onChange({ ...typed, ...changes })
  return (
    <Panel title={texts.seats}>
      <Stack>
        <Checkbox
          label={texts.takes}
          disabled={isDisabled}
          checked={typed.inscripcion}
          onChange={({ target }) => change({ inscripcion: target.checked })}
        />
        {typed.inscripcion && (
          <>
            <NumericInput
              isWhole
              label={texts.capacity}
              hint={texts.capacityHint}
              disabled={isDisabled}
              value={typed.cupo}
              error={faults['cupo']}
              onChange={({ target }) => change({ cupo: target.value })}
            />
            <FieldRow>
              <DateInput
                label={texts.until}
                disabled={isDisabled}
                value={typed.cierre}
                error={faults['inscripcion_hasta']}
                onChange={({ target }) => change({ cierre: target.value })}
              />
              <TimeInput
                label={texts.untilTime}
                disabled={isDisabled || typed.cierre === ''}
                value={typed.cierreHora}
                onChange={({ target }) => change({ cierreHora: target.value })}
              />
            </FieldRow>
          </>
        )}
        <Checkbox
          label={texts.byInvitation}
          disabled={isDisabled}
          checked={typed.porInvitacion}
          onChange={({ target }) => change({ porInvitacion: target.checked })}
        />
        {typed.porInvitacion && (
          <TextArea
            label={texts.guests}
            hint={texts.guestsHint}
            rows={6}
            disabled={isDisabled}
            value={typed.invitados}
            error={faults['invitados']}
            onChange={({ target }) => change({ invitados: target.value })}
          />
        )}
      </Stack>
    </Panel>
  )
}
