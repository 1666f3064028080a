import type { CompiledQuery } from 'kysely'
import type { CountName } from '@enlace/contract/notifications/live/counts.ts'

/** How each count of the back office's menu is read under the open company's scope: one row with one whole number. */
export type LiveCounts = Readonly<Partial<Record<CountName, CompiledQuery<{ count: number }>>>>
