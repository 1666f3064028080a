import { eventKinds, eventModes } from '@enlace/contract/events/kinds.ts'
import { eventKindTexts, eventModeTexts } from '@enlace/contract/events/texts.ts'
import { eventsDeskFormTexts as texts } from '@enlace/contract/events/desk/texts.ts'
import { Panel } from '@enlace/ui/panel.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { RichTextInput } from '../../../../core/rich-text/rich-text-input.tsx'
import styles from '../../event.module.css'
import type { EventFormProps } from './event-form-props.ts'
import { RecordingsPanel } from './recordings-panel.tsx'
import { SeatsPanel } from './seats-panel.tsx'
import type { TypedEvent } from './typed-event.ts'
import { WhenPanel } from './when-panel.tsx'

/** What each part of the form is given. */
/** All that is written of an event. */
export function EventForm(props: EventFormProps) {
  const { typed, faults, isDisabled, onChange } = props
  const change = (changes: Partial<TypedEvent>) => onChange({ ...typed, ...changes })
  return (
    <div className={styles.halves}>
      <Stack>
        <Panel title={texts.what}>
          <Stack>
            <TextInput
              label={texts.titulo}
              isRequired
              maxLength={160}
              disabled={isDisabled}
              value={typed.titulo}
              error={faults['titulo']}
              onChange={({ target }) => change({ titulo: target.value })}
            />
            <Select
              label={texts.kind}
              disabled={isDisabled}
              value={typed.tipo}
              options={eventKinds.map((kind) => ({ value: kind, label: eventKindTexts[kind] }))}
              onChange={({ target }) =>
                change({ tipo: eventKinds.find((kind) => kind === target.value) ?? typed.tipo })
              }
            />
            <TextInput
              label={texts.summary}
              hint={texts.summaryHint}
              maxLength={300}
              disabled={isDisabled}
              value={typed.resumen}
              error={faults['resumen']}
              onChange={({ target }) => change({ resumen: target.value })}
            />
            <RichTextInput
              label={texts.text}
              value={typed.descripcion}
              error={faults['descripcion']}
              isDisabled={isDisabled}
              onChange={(descripcion) => change({ descripcion })}
            />
          </Stack>
        </Panel>
        <RecordingsPanel {...props} />
      </Stack>
      <Stack>
        <WhenPanel {...props} />
        <WherePanel {...props} />
        <SeatsPanel {...props} />
      </Stack>
    </div>
  )
}

const places = [
  ['lugar', texts.place, 160],
  ['direccion', texts.address, 200],
  ['mapa', texts.map, 500],
  ['enlace', texts.link, 500],
  ['contacto', texts.contact, 200],
] as const

function WherePanel({ typed, faults, isDisabled, onChange }: EventFormProps) {
  return (
    <Panel title={texts.where}>
      <Stack>
        <Select
          label={texts.mode}
          disabled={isDisabled}
          value={typed.modalidad ?? ''}
          options={[
            { value: '', label: texts.noMode },
            ...eventModes.map((mode) => ({ value: mode, label: eventModeTexts[mode] })),
          ]}
          onChange={({ target }) =>
            onChange({ ...typed, modalidad: eventModes.find((mode) => mode === target.value) ?? null })
          }
        />
        {places.map(([field, label, most]) => (
          <TextInput
            key={field}
            label={label}
            hint={field === 'enlace' ? texts.linkHint : undefined}
            maxLength={most}
            disabled={isDisabled}
            value={typed[field]}
            error={faults[field]}
            onChange={({ target }) => onChange({ ...typed, [field]: target.value })}
          />
        ))}
      </Stack>
    </Panel>
  )
}
