import { fill } from '@enlace/contract/core/fill.ts'
import { staffRoleTexts } from '@enlace/contract/staff/sign-in/texts.ts'
import type { StaffEvent } from '@enlace/contract/staff/schemas.ts'
import { staffDetailTexts, staffEventTexts as texts } from '@enlace/contract/staff/screen-texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { PlainList } from '@enlace/ui/plain-list.tsx'
import styles from '../staff.module.css'

/** What happened to a member, newest first: what, when, by whom, and which role came of it. */
export function StaffHistory({ history }: { history: readonly StaffEvent[] }) {
  if (history.length === 0) return <p>{staffDetailTexts.historyEmpty}</p>
  return (
    <PlainList isOrdered>
      {history.map(({ id, at, actor, suceso, rol, antes }) => (
        <li key={id}>
          <div>{texts[suceso]}</div>
          <div className={styles.note}>
            <time dateTime={at}>{formatInstant(new Date(at))}</time>
            {` · ${fill(staffDetailTexts.by, { actor })}`}
          </div>
          {rol !== null && (
            <div className={styles.note}>
              {antes === null
                ? fill(texts.asRole, { rol: staffRoleTexts[rol] })
                : fill(texts.fromRole, { antes: staffRoleTexts[antes], rol: staffRoleTexts[rol] })}
            </div>
          )}
        </li>
      ))}
    </PlainList>
  )
}
