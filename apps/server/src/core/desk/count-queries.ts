import type { CompiledQuery } from 'kysely'
import type { CountName } from '@enlace/contract/notifications/live/counts.ts'

/** The query of each count in the menu of the back office, under the open company's scope: one row with one integer. */
export type LiveCounts = Readonly<Partial<Record<CountName, CompiledQuery<{ count: number }>>>>
