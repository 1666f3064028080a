import { mediaAddress, usualAddress } from '@enlace/contract/media/addresses.ts'
import { mediaLimits } from '@enlace/contract/media/limits.ts'
import type { ChangedMedium, Focus, Medium } from '@enlace/contract/media/schemas.ts'
import { mediaTexts } from '@enlace/contract/media/texts.ts'
import { mediaLibraryTexts as texts } from '@enlace/contract/media/library-texts.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { type CSSProperties, type FormEvent, useState } from 'react'
import styles from './medium-facts.module.css'

type MediumFactsProps = {
  medium: Medium
  mayWrite: boolean
  onSave: (changed: ChangedMedium) => void
}

/** The form's id: the button that saves it is in the page's bar. */
export const mediumFormId = 'medium'

/** What a picture is called and shows, and where its subject is: by a click on it, or by two numbers. */
export function MediumFacts({ medium, mayWrite, onSave }: MediumFactsProps) {
  const [facts, setFacts] = useState(() => {
    const { version, name, alt, isDecorative, focus } = medium
    return { version, name, alt, isDecorative, focus }
  })
  const [faults, setFaults] = useState<Partial<Record<'name' | 'alt', string>>>({})
  const { name, alt, isDecorative, focus } = facts
  const change = (changed: Partial<ChangedMedium>) => setFacts((before) => ({ ...before, ...changed }))
  const handleSave = (event: FormEvent) => {
    event.preventDefault()
    const found = {
      ...(name.trim() === '' && { name: mediaTexts.nameMissing }),
      ...(!isDecorative && alt.trim() === '' && { alt: mediaTexts.altMissing }),
    }
    setFaults(found)
    if (Object.keys(found).length === 0) onSave(facts)
  }
  return (
    <form id={mediumFormId} noValidate onSubmit={handleSave}>
      <Stack>
        <TextInput
          label={texts.name}
          isRequired
          value={name}
          maxLength={mediaLimits.name}
          disabled={!mayWrite}
          error={faults.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <TextInput
          label={texts.alt}
          hint={texts.altHint}
          value={isDecorative ? '' : alt}
          maxLength={mediaLimits.alt}
          disabled={!mayWrite || isDecorative}
          error={faults.alt}
          onChange={({ currentTarget }) => change({ alt: currentTarget.value })}
        />
        <Checkbox
          label={texts.decorative}
          checked={isDecorative}
          disabled={!mayWrite}
          onChange={({ currentTarget }) => change({ isDecorative: currentTarget.checked })}
        />
        {medium.widths.length > 0 && (
          <FocusChoice
            medium={medium}
            focus={focus}
            mayWrite={mayWrite}
            onFocus={(next) => change({ focus: next })}
          />
        )}
      </Stack>
    </form>
  )
}

type FocusChoiceProps = { medium: Medium; focus: Focus; mayWrite: boolean; onFocus: (focus: Focus) => void }

function FocusChoice({ medium, focus, mayWrite, onFocus }: FocusChoiceProps) {
  const { id, widths, version } = medium
  const small = `${mediaAddress(id, widths.find((width) => width >= 320) ?? widths[0] ?? 320)}?v=${version}`
  const set = (axis: 'x' | 'y') => ({
    type: 'number',
    min: 0,
    max: 100,
    inputMode: 'numeric' as const, // one of the platform's words
    disabled: !mayWrite,
    value: focus[axis],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onFocus({ ...focus, [axis]: hundredth(currentTarget.valueAsNumber) }),
  })
  return (
    <fieldset className={styles.focus} style={placeOf(focus)}>
      <legend>{texts.focus}</legend>
      <p>{texts.focusHint}</p>
      {/* A pointer's way to the two numbers below, which everybody has. */}
      <div
        className={styles.stage}
        onPointerDown={(event) => {
          if (!mayWrite) return
          const box = event.currentTarget.getBoundingClientRect()
          onFocus({
            x: hundredth(((event.clientX - box.left) / box.width) * 100),
            y: hundredth(((event.clientY - box.top) / box.height) * 100),
          })
        }}
      >
        <img src={`${usualAddress(medium)}?v=${version}`} alt="" draggable={false} />
        <span className={styles.mark} aria-hidden />
      </div>
      <div className={styles.numbers}>
        <TextInput label={texts.focusX} {...set('x')} />
        <TextInput label={texts.focusY} {...set('y')} />
      </div>
      <h3>{texts.crops}</h3>
      <ul className={styles.crops}>
        {(['wide', 'square', 'tall'] as const).map((crop) => (
          <li key={crop}>
            <img className={styles[crop]} src={small} alt="" />
            <span>{texts.cropNames[crop]}</span>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

const hundredth = (value: number) =>
  Number.isFinite(value) ? Math.min(100, Math.max(0, Math.round(value))) : 50

/** The style sheet reads where the subject is. */
function placeOf({ x, y }: Focus): CSSProperties {
  return { '--x': `${x}%`, '--y': `${y}%` } as CSSProperties // names of ours, which the type of styles does not know
}
