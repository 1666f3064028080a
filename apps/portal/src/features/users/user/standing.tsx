import type { User } from '@enlace/contract/users/schemas.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { stateNote } from './shown.ts'
import styles from './users.module.css'

/** A user's state with the day that belongs to it. */
export function Standing({ user }: { user: User }) {
  const note = stateNote(user)
  return (
    <span className={styles.state}>
      <StateChip owner="usuario" state={user.estado} />
      {note && <span className={styles.note}>{note}</span>}
    </span>
  )
}
