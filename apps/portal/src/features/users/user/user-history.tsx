import { fill } from '@enlace/contract/core/fill.ts'
import type { UserEvent } from '@enlace/contract/users/schemas.ts'
import { userEventTexts as texts } from '@enlace/contract/users/access-texts.ts'
import { userDetailTexts } from '@enlace/contract/users/screen-texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import styles from './users.module.css'

const words: Readonly<Record<string, unknown>> = texts

/** What happened to a user, newest first: who did it, when, and what it changed. */
export function UserHistory({ history }: { history: readonly UserEvent[] }) {
  if (history.length === 0) return <p>{userDetailTexts.historyEmpty}</p>
  return (
    <ol className={styles.history}>
      {history.map(({ at, action, cambios, ...who }) => (
        <li key={`${at} ${action}`}>
          <div>{eventText(action)}</div>
          <div className={styles.note}>
            <time dateTime={at}>{formatInstant(new Date(at))}</time>
            {action !== 'user-joined' && ` · ${fill(texts.by, { actor: actorOf(who) })}`}
          </div>
          {cambios.length > 0 && (
            <ul className={styles.note}>
              {cambios.map(({ campo, antes, despues }) => (
                <li key={campo}>{fill(texts.change, { campo, antes, despues })}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}

function actorOf({ actor, isCompany, por }: Pick<UserEvent, 'actor' | 'isCompany' | 'por'>): string {
  if (!isCompany) return actor
  return por === null ? texts.company : fill(texts.companyOne, { por })
}

function eventText(action: string): string {
  const word = words[action]
  return typeof word === 'string' ? word : action
}
