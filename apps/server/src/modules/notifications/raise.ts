import type { NotificationKind, SubjectOf } from '@enlace/contract/notifications/kinds.ts'
import type { Transaction } from '@enlace/database/database.ts'
import { raiseEvent } from './raise-commands.ts'

/** An event and its recipients. */
export interface Happening<K extends NotificationKind> {
  company: number
  kind: K
  thirdParty: number
  /** The branch account concerned; null means the whole supplier. */
  account: number | null
  /** The deduplication key: the same key notifies only once, for ever. */
  dedupe: string
  subject: SubjectOf<K>
  /** The only recipient; by default all users of the supplier who may see the event. */
  membership?: string
}

/**
 * Notifies a supplier's users in the caller's transaction, so that notifications are sent if and only if it commits,
 * once per user, by the channels each has chosen.
 */
export function raiseNotification<K extends NotificationKind>(
  tx: Pick<Transaction, 'run'>,
  happening: Happening<K>,
): Promise<void> {
  return raiseEvent(tx, happening)
}
