import type { User } from '@enlace/contract/users/schemas.ts'
import { NotedState } from '@enlace/web/document/noted-state.tsx'
import { stateNote } from './shown.ts'

/** A user's state with the day that belongs to it. */
export function Standing({ user }: { user: User }) {
  return <NotedState owner="usuario" state={user.estado} note={stateNote(user)} />
}
