import { Quiet } from '@enlace/ui/quiet.tsx'
import type { ReactNode } from 'react'
import styles from './entries.module.css'

type Entry = { id: string; title: ReactNode; facts: ReactNode; status?: ReactNode; action?: ReactNode }

/** Factors, sessions or devices, one under the other: what each is, since when, and what can be done with it. */
export function Entries({ label, entries }: { label: string; entries: readonly Entry[] }) {
  return (
    <ul className={styles.entries} aria-label={label}>
      {entries.map(({ id, title, facts, status, action }) => (
        <li key={id} className={styles.entry}>
          <div className={styles.words}>
            <p className={styles.title}>
              {title} {status}
            </p>
            <Quiet isSmall>{facts}</Quiet>
          </div>
          {action}
        </li>
      ))}
    </ul>
  )
}
