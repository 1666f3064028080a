import type { StaffMember } from '@enlace/contract/staff/sign-in/schemas'
import { staffRoleTexts } from '@enlace/contract/staff/sign-in/texts'
import { listTexts } from '@enlace/contract/core/list/texts'
import { staffFieldTexts as labels, staffListTexts as texts } from '@enlace/contract/staff/screen-texts'
import type { Column } from '@enlace/ui/core/columns'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { lastUseOf, nameOf, standingNote } from './shown.ts'
import styles from './staff.module.css'

/** The columns of the members. */
export const staffColumns: readonly Column<StaffMember>[] = [
  { id: 'nombre', header: labels.nombre, card: 'number', cell: (member) => <Name member={member} /> },
  {
    id: 'correo',
    header: labels.correo,
    card: 'text',
    cell: ({ email }) => <span className={styles.email}>{email}</span>,
  },
  { id: 'rol', header: labels.rol, card: 'text', cell: ({ rol }) => staffRoleTexts[rol] },
  {
    id: 'ingreso',
    header: labels.ingreso,
    isWideOnly: true,
    cell: (member) => <Unbroken>{lastUseOf(member)}</Unbroken>,
  },
  {
    id: 'segundo_factor',
    header: labels.segundo_factor,
    isWideOnly: true,
    cell: ({ hasFactor, hasJoined }) =>
      hasJoined ? (hasFactor ? texts.factorOn : texts.factorOff) : listTexts.none,
  },
  { id: 'estado', header: labels.estado, card: 'status', cell: (member) => <Standing member={member} /> },
]

function Name({ member }: { member: StaffMember }) {
  return (
    <>
      {nameOf(member)}
      {member.isSelf && <span className={styles.note}> ({texts.you})</span>}
    </>
  )
}

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
