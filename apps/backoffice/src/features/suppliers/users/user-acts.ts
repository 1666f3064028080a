import type { SupplierUserDetail, SupplierUserGrant } from '@enlace/contract/suppliers/users/schemas.ts'

/** What can be done to a user of a supplier besides changing what it is granted. */
export type UserAct =
  | 'resend'
  | 'withdraw'
  | 'close'
  | 'open'
  | 'endSessions'
  | 'giveMaster'
  | 'takeMaster'
  | 'resetFactor'
  | 'unlock'
  | 'view'

/** What is asked about before it is done. */
export type AskedAct = Exclude<UserAct, 'resend' | 'open' | 'unlock'>

/** Changes what a user is granted, as it was seen. @throws CallFailure; `changed-meanwhile` where it is another by now. */
export type ChangeGrant = (seen: SupplierUserDetail['user'], to: SupplierUserGrant) => Promise<unknown>

/** Whether an act is asked about first. */
export const isAsked = (act: UserAct): act is AskedAct =>
  act !== 'resend' && act !== 'open' && act !== 'unlock'

/** What can be done to a user as it stands; nobody enters for a supplier that is inactive. */
export function actsOn({ user, supplier, isLocked }: SupplierUserDetail): readonly UserAct[] {
  const { estado, hasJoined, sesiones, rol, hasFactor } = user
  if (!hasJoined) {
    if (!supplier.isActive) return estado === 'invitado' ? ['withdraw'] : []
    return estado === 'invitado' ? ['resend', 'withdraw'] : ['resend']
  }
  if (estado === 'inactivo') return ['open']
  const isIn = estado === 'activo' && supplier.isActive
  return [
    ...(isIn ? (['view', rol === 'master' ? 'takeMaster' : 'giveMaster'] as const) : []), // the words are the type
    ...(sesiones > 0 ? (['endSessions'] as const) : []), // likewise
    ...(isLocked ? (['unlock'] as const) : []), // likewise
    ...(hasFactor ? (['resetFactor'] as const) : []), // likewise
    'close',
  ]
}
