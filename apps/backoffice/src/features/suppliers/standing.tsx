import type { SupplierUser } from '@enlace/contract/suppliers/schemas.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { stateNote } from './shown.ts'
import styles from './suppliers.module.css'

/** A user's state with the day that belongs to it. */
export function Standing({ user }: { user: Pick<SupplierUser, 'estado' | 'invitedUntil' | 'endsOn'> }) {
  const note = stateNote(user)
  return (
    <span className={styles.state}>
      <StateChip owner="usuario" state={user.estado} />
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </span>
  )
}
