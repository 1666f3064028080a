import { type ReactNode, useId } from 'react'
import { errorIcon } from './core/icons.ts'
import styles from './field.module.css'
import { Icon } from './icon.tsx'

/** What every field of a form says about itself. */
export type FieldTexts = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Marks the field with the asterisk. */
  isRequired?: boolean | undefined
  /** The label is only said to screen readers, where the place makes it plain. */
  isLabelHidden?: boolean | undefined
}

/** What ties a control to its label, hint and error; spread it on the control. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type FieldProps = FieldTexts & {
  id?: string | undefined
  children: (control: FieldControl) => ReactNode
}

/** A control with its label above, and its hint and error tied to it. */
export function Field({ id, label, hint, error, isRequired, isLabelHidden, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = hint ? `${controlId}-hint` : ''
  const errorId = error ? `${controlId}-error` : ''
  return (
    <div className={styles.field}>
      <label
        id={`${controlId}-label`}
        htmlFor={controlId}
        className={isLabelHidden ? 'visually-hidden' : styles.label}
      >
        {label}
        {isRequired && (
          <span className={styles.asterisk} aria-hidden>
            *
          </span>
        )}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': `${hintId} ${errorId}`.trim() || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon path={errorIcon} />
          {error}
        </p>
      )}
    </div>
  )
}
