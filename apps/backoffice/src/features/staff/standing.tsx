import type { StaffMember } from '@enlace/contract/staff/sign-in/schemas.ts'
import { NotedState } from '@enlace/web/document/noted-state.tsx'
import { standingNote } from './shown.ts'

/** A member's state with the day that belongs to it. */
export function Standing({ member }: { member: StaffMember }) {
  return <NotedState owner="usuario" state={member.estado} note={standingNote(member)} />
}
