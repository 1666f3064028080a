import { companiesTexts as texts } from '@enlace/contract/companies/texts.ts'
import { isColour } from '@enlace/domain/brand-colours.ts'
import { TextInput, type TextInputProps } from '@enlace/ui/text-input.tsx'
import styles from './view.module.css'

type ColourInputProps = {
  /** What ties the typed colour to its form. */
  field: Omit<TextInputProps, 'label'>
  colour: string
  onPick: (colour: string) => void
}

/** A colour, typed or picked. */
export function ColourInput({ field, colour, onPick }: ColourInputProps) {
  return (
    <div className={styles.colour}>
      <TextInput {...field} label={texts.colour} hint={texts.colourHint} autoComplete="off" />
      <input
        type="color"
        aria-label={texts.picker}
        value={isColour(colour) ? colour : '#000000'}
        onChange={(event) => onPick(event.currentTarget.value)}
      />
    </div>
  )
}
