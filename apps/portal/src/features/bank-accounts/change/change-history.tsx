import { fill } from '@enlace/contract/core/fill.ts'
import type { BankChangeEvent } from '@enlace/contract/bank-accounts/schemas.ts'
import { bankAccountTexts as texts, bankEventTexts } from '@enlace/contract/bank-accounts/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import styles from './change-history.module.css'

type ChangeHistoryProps = { events: readonly BankChangeEvent[] }

/** What happened to a change, when and by which side, as the log has it. */
export function ChangeHistory({ events }: ChangeHistoryProps) {
  return (
    <details>
      <summary className={styles.summary}>{texts.history}</summary>
      <ol className={styles.events}>
        {events.map(({ at, evento, de, persona }) => (
          <li key={`${at} ${evento}`}>
            <span className={styles.at}>{formatInstant(new Date(at))}</span> {bankEventTexts[evento]}
            <span className={styles.who}> · {fill(texts.historyBy[de], { persona })}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}
