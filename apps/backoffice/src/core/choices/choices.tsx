import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { useId } from 'react'
import styles from './choices.module.css'

type ChoicesProps<Choice extends string> = {
  legend: string
  /** What choosing one means. */
  hint?: string
  options: readonly (readonly [Choice, label: string])[]
  chosen: readonly Choice[]
  fault: string | undefined
  isDisabled?: boolean
  onChange: (chosen: Choice[]) => void
}

/** Any number of options, answered in the order in which they stand, with what is wrong about them. */
export function Choices<Choice extends string>({
  legend,
  hint,
  options,
  chosen,
  fault,
  isDisabled = false,
  onChange,
}: ChoicesProps<Choice>) {
  const hintId = useId()
  const toggle = (choice: Choice) =>
    onChange(
      options
        .map(([option]) => option)
        .filter((option) => (option === choice ? !chosen.includes(option) : chosen.includes(option))),
    )
  return (
    <fieldset className={styles.choices} aria-describedby={hint === undefined ? undefined : hintId}>
      <legend>{legend}</legend>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {options.map(([choice, label]) => (
        <Checkbox
          key={choice}
          label={label}
          disabled={isDisabled}
          checked={chosen.includes(choice)}
          onChange={() => toggle(choice)}
        />
      ))}
      {fault !== undefined && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </fieldset>
  )
}
