import type { User } from '@enlace/contract/users/schemas.ts'

/** What a master may do to a user with one click and, mostly, a question. */
export type UserAct =
  | 'resend'
  | 'enable'
  | 'disable'
  | 'withdraw'
  | 'endSessions'
  | 'giveMaster'
  | 'handOver'
  | 'takeMaster'

/** What can be done to a user as it is now: nothing to oneself, and only what would change something. */
export function actsOn(
  user: Pick<User, 'isSelf' | 'estado' | 'hasJoined' | 'isMaster' | 'sesiones'>,
): UserAct[] {
  const { isSelf, estado, hasJoined, isMaster, sesiones } = user
  if (isSelf) return []
  if (!hasJoined) return estado === 'invitado' ? ['resend', 'withdraw'] : ['resend']
  if (estado !== 'activo') return ['enable']
  return [
    ...(sesiones > 0 ? (['endSessions'] as const) : []),
    ...(isMaster ? (['handOver', 'takeMaster'] as const) : (['giveMaster', 'handOver', 'disable'] as const)),
  ]
}

/** Acts that are asked about first. */
export const isAsked = (act: UserAct): act is Exclude<UserAct, 'resend' | 'enable'> =>
  act !== 'resend' && act !== 'enable'

/** Acts that keep somebody out. */
export const isDanger = (act: UserAct): boolean => act === 'disable' || act === 'withdraw'

/** Acts that a new master does not do to who was there before it: they keep somebody out. */
export const isHeldBack = (act: UserAct): boolean =>
  act === 'disable' || act === 'withdraw' || act === 'takeMaster' || act === 'endSessions'
