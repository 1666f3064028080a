import { fill } from '@enlace/contract/core/fill.ts'
import { eventsDeskFormTexts as texts } from '@enlace/contract/events/desk/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { NumericInput } from '@enlace/ui/numeric-input.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import type { EventFormProps } from './event-form-props.ts'
import styles from '../../event.module.css'
import type { TypedEvent } from './typed-event.ts'

type Recording = TypedEvent['grabaciones'][number]

/** Recordings of an event, which lie elsewhere. */
export function RecordingsPanel({ typed, faults, isDisabled, onChange }: EventFormProps) {
  const { grabaciones } = typed
  const keep = (next: Recording[]) => onChange({ ...typed, grabaciones: next })
  const change = (at: number, changes: Partial<Recording>) =>
    keep(grabaciones.map((one, place) => (place === at ? { ...one, ...changes } : one)))
  const faultOf = (at: number, field: string) => faults[`grabaciones.${at}.${field}`]
  return (
    <Panel title={texts.recordings}>
      <Stack>
        {grabaciones.map((recording, at) => (
          // They are told apart by their place alone.
          <div key={at} className={styles.recording}>
            <TextInput
              label={fill(texts.recordingName, { n: at + 1 })}
              isRequired
              maxLength={160}
              disabled={isDisabled}
              value={recording.nombre}
              error={faultOf(at, 'nombre')}
              onChange={({ target }) => change(at, { nombre: target.value })}
            />
            <TextInput
              label={fill(texts.recordingUrl, { n: at + 1 })}
              isRequired
              inputMode="url"
              disabled={isDisabled}
              value={recording.url}
              error={faultOf(at, 'url')}
              onChange={({ target }) => change(at, { url: target.value })}
            />
            <NumericInput
              isWhole
              label={texts.recordingMinutes}
              disabled={isDisabled}
              value={recording.minutos}
              error={faultOf(at, 'minutos')}
              onChange={({ target }) => change(at, { minutos: target.value })}
            />
            {!isDisabled && (
              <Button onClick={() => keep(grabaciones.filter((_, place) => place !== at))}>
                {fill(texts.removeRecording, { n: at + 1 })}
              </Button>
            )}
          </div>
        ))}
        {!isDisabled && (
          <div>
            <Button onClick={() => keep([...grabaciones, { nombre: '', url: '', minutos: '' }])}>
              {texts.addRecording}
            </Button>
          </div>
        )}
      </Stack>
    </Panel>
  )
}
