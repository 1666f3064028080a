import { fill } from '@enlace/contract/core/fill'
import { formLimits } from '@enlace/contract/supplier-qualification/form/schemas'
import { evaluationFormTexts as texts } from '@enlace/contract/supplier-qualification/form/texts'
import { Banner } from '@enlace/ui/banner'
import { Button } from '@enlace/ui/button'
import { closeIcon } from '@enlace/ui/core/icons'
import { IconButton } from '@enlace/ui/icon-button'
import { Panel } from '@enlace/ui/panel'
import { Select } from '@enlace/ui/select'
import { Stack } from '@enlace/ui/stack'
import { TextInput } from '@enlace/ui/text-input'
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
        <ol className={styles.bands}>
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
        </ol>
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
