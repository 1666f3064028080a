import { fill } from '@enlace/contract/core/fill.ts'
import { formLimits } from '@enlace/contract/supplier-qualification/form/schemas.ts'
import { evaluationFormTexts as texts } from '@enlace/contract/supplier-qualification/form/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { closeIcon } from '@enlace/ui/core/icons.ts'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { PlainList } from '@enlace/ui/plain-list.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import styles from './evaluation-form.module.css'
import type { FormPartProps } from './parts.ts'
import type { TypedBand } from './typed.ts'

const tones = ['good', 'info', 'neutral', 'warning', 'bad'] as const

/** The levels that a score reaches. */
export function BandsPanel({ typed, faults, mayWrite, onChange }: FormPartProps) {
  const { bandas } = typed
  const put = (next: TypedBand[]) => onChange({ ...typed, bandas: next })
  const change = (place: number, changes: Partial<TypedBand>) =>
    put(bandas.map((one, at) => (at === place ? { ...one, ...changes } : one)))
  return (
    <Panel title={texts.bands}>
      <Stack>
        <p>{texts.bandsIntro}</p>
        {faults['bandas'] !== undefined && <Banner kind="warning">{faults['bandas']}</Banner>}
        <PlainList gap="large" isOrdered>
          {bandas.map(({ nombre, desde, tono }, place) => (
            <li key={place} className={styles.band}>
              <TextInput
                label={texts.bandName}
                value={nombre}
                error={faults[`bandas.${place}.nombre`]}
                readOnly={!mayWrite}
                maxLength={formLimits.name}
                onChange={({ currentTarget: { value } }) => change(place, { nombre: value })}
              />
              <TextInput
                label={texts.bandFrom}
                value={desde}
                error={faults[`bandas.${place}.desde`]}
                readOnly={!mayWrite}
                inputMode="numeric"
                maxLength={3}
                onChange={({ currentTarget: { value } }) => change(place, { desde: value })}
              />
              <Select
                label={texts.bandTone}
                value={tono}
                disabled={!mayWrite}
                options={tones.map((value) => ({ value, label: texts.tones[value] }))}
                onChange={({ currentTarget: { value } }) =>
                  change(place, { tono: tones.find((one) => one === value) ?? tono })
                }
              />
              {mayWrite && (
                <IconButton
                  icon={closeIcon}
                  label={fill(texts.remove, { nombre: nombre || fill(texts.band, { n: place + 1 }) })}
                  onClick={() => put(bandas.filter((_, at) => at !== place))}
                />
              )}
            </li>
          ))}
        </PlainList>
        {mayWrite && bandas.length < formLimits.bands && (
          <div>
            <Button onClick={() => put([...bandas, { nombre: '', desde: '', tono: 'neutral' }])}>
              {texts.addBand}
            </Button>
          </div>
        )}
      </Stack>
    </Panel>
  )
}
