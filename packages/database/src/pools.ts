import type { Pool } from 'pg'
import type { Listener } from './driver/listen.ts'
import type { Replica } from './replica.ts'
import type { Door } from './scope.ts'

/** The connection pools of the database: one per role for scopes, and those for look-ups without a scope. */
export interface Pools extends Record<Door, Pool> {
  /** Look-ups of requests, which may not take long. */
  lookUp: Pool
  /** Look-ups of queues, sweepers and the back office. */
  slowLookUp: Pool
}

/** How a process that the server starts for long work connects as the company's staff; secret. */
export interface StaffAddress {
  readonly url: string
  readonly setsRole: boolean
  /** Whether it leads to a transaction pooler. */
  readonly behindPooler?: boolean
}

/** The other connections of a database besides its pools. */
export interface Ways {
  /** Pools for long work, which bypass a pooler if possible. */
  slow?: Pools
  /** Undefined if notifications cannot be received, because of a pooler. */
  listener?: Listener | undefined
  /** A replica for lists and exports. */
  replica?: Replica | undefined
}
