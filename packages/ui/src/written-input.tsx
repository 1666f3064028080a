import { Field } from './field.tsx'
import type { TextInputProps } from './text-input.tsx'
import styles from './written-input.module.css'

type WrittenInputProps = Omit<TextInputProps, 'type'> & {
  type: 'date' | 'time'
  /** How the portal writes the value, and an empty one. */
  written: (value: string) => string
}

/** A field of the platform that shows its value as the portal writes it, while nobody is in it. */
export function WrittenInput({ type, written, ...props }: WrittenInputProps) {
  const { label, hint, error, isRequired, isLabelHidden, id, ...input } = props
  // Nothing where the form keeps its value to itself.
  const shown = typeof input.value === 'string' ? written(input.value) : undefined
  return (
    <Field {...{ id, label, hint, error, isRequired, isLabelHidden }}>
      {(control) => (
        <span className={styles.written} data-shown={shown} data-chosen={Boolean(input.value)}>
          <input {...input} {...control} type={type} />
        </span>
      )}
    </Field>
  )
}
