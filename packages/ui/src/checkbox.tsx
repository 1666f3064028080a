import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './checkbox.module.css'
import { errorIcon } from './core/icons.ts'
import { Icon } from './icon.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Beside the box; it may hold links. */
  label: ReactNode
  error?: ReactNode
  isRequired?: boolean
}

/** Yes or no, with its words beside it. */
export function Checkbox({ label, error, isRequired, id, ...input }: CheckboxProps) {
  const ownId = useId()
  const boxId = id ?? ownId
  return (
    <div>
      <div className={styles.line}>
        <input
          {...input}
          id={boxId}
          type="checkbox"
          className={styles.box}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${boxId}-error` : undefined}
        />
        <label className={styles.label} htmlFor={boxId}>
          {label}
          {isRequired && (
            <span className={styles.asterisk} aria-hidden>
              *
            </span>
          )}
        </label>
      </div>
      {error && (
        <p id={`${boxId}-error`} className={styles.error}>
          <Icon path={errorIcon} />
          {error}
        </p>
      )}
    </div>
  )
}
