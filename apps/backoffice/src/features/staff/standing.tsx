import type { StaffMember } from '@enlace/contract/staff/sign-in/schemas.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { standingNote } from './shown.ts'
import styles from './staff.module.css'

/** A member's state with the day that belongs to it. */
export function Standing({ member }: { member: StaffMember }) {
  const note = standingNote(member)
  return (
    <span className={styles.state}>
      <StateChip owner="usuario" state={member.estado} />
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </span>
  )
}
