import { useEffect, useId, useRef } from 'react'
import { errorIcon } from './core/icons.ts'
import styles from './error-summary.module.css'
import { Icon } from './icon.tsx'

type ErrorSummaryProps = {
  title: string
  /** Each with the id of its field; without one it is about the form as a whole. */
  errors: readonly { fieldId?: string; message: string }[]
}

/** What is wrong in a form, above it; each line leads to its field. It takes the focus when it appears. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className={styles.summary} role="alert" aria-labelledby={id} tabIndex={-1}>
      <Icon path={errorIcon} size={20} />
      <div>
        <p id={id} className={styles.title}>
          {title}
        </p>
        <ul>
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId} ${message}`}>
              {fieldId === undefined ? (
                message
              ) : (
                <button
                  type="button"
                  className={styles.line}
                  onClick={() => document.getElementById(fieldId)?.focus()}
                >
                  {message}
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
