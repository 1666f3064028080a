import type { NotificationKind, SubjectOf } from '@enlace/contract/notifications/kinds.ts'
import type { Transaction } from '@enlace/database/database.ts'
import { raiseEvent } from './raise-commands.ts'

/** What happened, and to whom. */
export interface Happening<K extends NotificationKind> {
  company: number
  kind: K
  thirdParty: number
  /** The branch account that it is about; null is the whole supplier. */
  account: number | null
  /** What makes a second telling of the same thing none: the same words tell it once for ever. */
  dedupe: string
  subject: SubjectOf<K>
  /** The only person to be told; without it, everybody of the supplier who may see it. */
  membership?: string
}

/**
 * Tells a supplier's people of something, in the caller's transaction: they hear of it if and only if that is kept, each
 * of them once, by the ways that each has chosen.
 */
export function raiseNotification<K extends NotificationKind>(
  tx: Pick<Transaction, 'run'>,
  happening: Happening<K>,
): Promise<void> {
  return raiseEvent(tx, happening)
}
