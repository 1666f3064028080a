import type { ReactNode } from 'react'
import { checkIcon, clockIcon, closeIcon, dotIcon } from './core/icons.ts'
import { Icon } from './icon.tsx'
import styles from './timeline.module.css'

/** One step in the life of a document. */
export type TimelineStep = {
  id: string
  title: string
  date?: ReactNode
  state: 'done' | 'current' | 'stopped' | 'todo'
  /** The state in words, said to screen readers. */
  stateLabel: string
  /** Why it stopped, or what it waits for. */
  reason?: ReactNode
}

type TimelineProps = { label: string; steps: readonly TimelineStep[] }

const icons = { done: checkIcon, current: clockIcon, stopped: closeIcon, todo: dotIcon }

/** The life of a document from its order to its payment, with dates, and with the reason where it stopped. */
export function Timeline({ label, steps }: TimelineProps) {
  return (
    <div className={styles.frame}>
      <ol className={styles.steps} aria-label={label}>
        {steps.map((step) => (
          <li
            key={step.id}
            className={styles.step}
            data-state={step.state}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <span className={styles.mark}>
              <Icon path={icons[step.state]} />
            </span>
            <div className={styles.words}>
              <p className={styles.title}>
                {step.title}
                <span className="visually-hidden">, {step.stateLabel}</span>
              </p>
              {step.date && <p className={styles.date}>{step.date}</p>}
              {step.reason && <p className={styles.reason}>{step.reason}</p>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
