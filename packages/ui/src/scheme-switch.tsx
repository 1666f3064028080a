import { useId } from 'react'
import { moonIcon, screenIcon, sunIcon } from './core/icons.ts'
import type { Scheme } from './core/scheme.ts'
import { Icon } from './icon.tsx'
import styles from './scheme-switch.module.css'

type SchemeSwitchProps = {
  label: string
  /** The words of the three choices. */
  options: Record<Scheme, string>
  value: Scheme
  onChange: (scheme: Scheme) => void
}

const choices = [
  ['system', screenIcon],
  ['light', sunIcon],
  ['dark', moonIcon],
] as const

/** Light, dark, or as the system has it. */
export function SchemeSwitch({ label, options, value, onChange }: SchemeSwitchProps) {
  const name = useId()
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map(([scheme, icon]) => (
        <label key={scheme} className={styles.choice} title={options[scheme]}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            checked={scheme === value}
            onChange={() => onChange(scheme)}
          />
          <Icon path={icon} />
          <span className="visually-hidden">{options[scheme]}</span>
        </label>
      ))}
    </fieldset>
  )
}
