import { fill } from '@enlace/contract/core/fill.ts'
import type { CertificateSettings } from '@enlace/contract/certificates/settings/schemas.ts'
import { certificateContentTexts as texts } from '@enlace/contract/certificates/settings/texts.ts'
import { endsWithCity } from '@enlace/domain/postal-address.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { useState } from 'react'
import styles from './certificates.module.css'

type ContentPanelProps = {
  settings: CertificateSettings
  cities: readonly { id: string; nombre: string }[]
  /** What is wrong, by its place: `notas.1`, `firmante.nombre`. */
  faults: Readonly<Record<string, string>>
  isDisabled: boolean
  onChange: (settings: CertificateSettings) => void
}

/** What the certificates say beside their figures. */
export function ContentPanel({ settings, cities, faults, isDisabled, onChange }: ContentPanelProps) {
  const { firmante, ica_bimestral: bimonthly } = settings
  const change = (changes: Partial<CertificateSettings>) => onChange({ ...settings, ...changes })
  return (
    <Stack gap="large">
      <p className={styles.intro}>{texts.intro}</p>
      <Panel title={texts.holder}>
        <Stack isNarrow>
          <TextInput
            label={texts.address}
            hint={texts.addressHint}
            value={settings.direccion}
            maxLength={500}
            disabled={isDisabled}
            onChange={({ target }) => change({ direccion: target.value })}
          />
          <TextInput
            label={texts.city}
            hint={endsWithCity(settings.direccion, settings.ciudad) ? texts.cityTwice : texts.cityHint}
            value={settings.ciudad}
            maxLength={500}
            disabled={isDisabled}
            onChange={({ target }) => change({ ciudad: target.value })}
          />
          <TextInput
            label={texts.phone}
            value={settings.telefono}
            maxLength={500}
            disabled={isDisabled}
            onChange={({ target }) => change({ telefono: target.value })}
          />
        </Stack>
      </Panel>
      <SignerPanel
        firmante={firmante}
        onChange={(signer) => change({ firmante: signer })}
        {...{ faults, isDisabled }}
      />
      <NotesPanel
        notes={settings.notas}
        onChange={(notas) => change({ notas })}
        {...{ faults, isDisabled }}
      />
      <Panel title={texts.bimonthly}>
        <p className={styles.intro}>{cities.length === 0 ? texts.noCities : texts.bimonthlyIntro}</p>
        <div className={styles.cities}>
          {cities.map(({ id, nombre }) => (
            <Checkbox
              key={id}
              label={nombre}
              checked={bimonthly.includes(id)}
              disabled={isDisabled}
              onChange={({ target }) =>
                change({
                  ica_bimestral: target.checked
                    ? [...bimonthly, id].toSorted()
                    : bimonthly.filter((code) => code !== id),
                })
              }
            />
          ))}
        </div>
      </Panel>
    </Stack>
  )
}

type SignerPanelProps = Pick<ContentPanelProps, 'faults' | 'isDisabled'> & {
  firmante: CertificateSettings['firmante']
  onChange: (firmante: CertificateSettings['firmante']) => void
}

/** Who signs; what is missing of the person is told once one goes on, not while one is at it. */
function SignerPanel({ firmante, faults, isDisabled, onChange }: SignerPanelProps) {
  const [isLeft, setIsLeft] = useState(firmante !== null)
  return (
    <Panel title={texts.signer}>
      <div
        onBlur={({ currentTarget, relatedTarget }) =>
          setIsLeft(isLeft || !currentTarget.contains(relatedTarget))
        }
      >
        <Stack isNarrow>
          <Checkbox
            label={texts.hasSigner}
            checked={firmante !== null}
            disabled={isDisabled}
            onChange={({ target }) => {
              setIsLeft(false)
              onChange(target.checked ? { nombre: '', cargo: '' } : null)
            }}
          />
          {firmante && (
            <>
              <TextInput
                label={texts.name}
                value={firmante.nombre}
                maxLength={120}
                disabled={isDisabled}
                error={isLeft ? faults['firmante.nombre'] : undefined}
                isRequired
                onChange={({ target }) => onChange({ ...firmante, nombre: target.value })}
              />
              <TextInput
                label={texts.position}
                value={firmante.cargo}
                maxLength={120}
                disabled={isDisabled}
                onChange={({ target }) => onChange({ ...firmante, cargo: target.value })}
              />
            </>
          )}
        </Stack>
      </div>
    </Panel>
  )
}

type NotesPanelProps = Pick<ContentPanelProps, 'faults' | 'isDisabled'> & {
  notes: readonly string[]
  onChange: (notes: string[]) => void
}

/** Most notes that a certificate has room for. */
const mostNotes = 10

function NotesPanel({ notes, faults, isDisabled, onChange }: NotesPanelProps) {
  return (
    <Panel title={texts.notes}>
      <p className={styles.intro}>{notes.length === 0 ? texts.noNotes : texts.notesIntro}</p>
      <Stack isNarrow>
        {notes.map((note, place) => (
          // A note has no name of its own but its place.
          <div key={place} className={styles.note}>
            <TextArea
              label={fill(texts.note, { n: place + 1 })}
              rows={3}
              value={note}
              maxLength={1000}
              disabled={isDisabled}
              error={faults[`notas.${place}`]}
              onChange={({ target }) => onChange(notes.map((one, at) => (at === place ? target.value : one)))}
            />
            {!isDisabled && (
              <Button variant="quiet" onClick={() => onChange(notes.filter((_, at) => at !== place))}>
                {fill(texts.removeNote, { n: place + 1 })}
              </Button>
            )}
          </div>
        ))}
        {!isDisabled && notes.length < mostNotes && (
          <Actions>
            <Button onClick={() => onChange([...notes, ''])}>{texts.addNote}</Button>
          </Actions>
        )}
      </Stack>
    </Panel>
  )
}
