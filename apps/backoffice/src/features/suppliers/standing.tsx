import type { SupplierUser } from '@enlace/contract/suppliers/schemas.ts'
import { NotedState } from '@enlace/web/document/noted-state.tsx'
import { stateNote } from './shown.ts'

/** A user's state with the day that belongs to it. */
export function Standing({ user }: { user: Pick<SupplierUser, 'estado' | 'invitedUntil' | 'endsOn'> }) {
  return <NotedState owner="usuario" state={user.estado} note={stateNote(user)} />
}
