import type { Pool } from 'pg'
import type { Listener } from './driver/listen.ts'
import type { Replica } from './replica.ts'
import type { Door } from './scope.ts'

/** The doors into the database, a pool for each: where scopes open, and where look-ups are answered that belong to none. */
export interface Pools extends Record<Door, Pool> {
  /** Look-ups of requests, which may not take long. */
  lookUp: Pool
  /** Those of queues, sweepers and the back office. */
  slowLookUp: Pool
}

/** How a process that the server starts for long work reaches the database as the company's staff; nobody else is told. */
export interface StaffAddress {
  readonly url: string
  readonly setsRole: boolean
  /** Whether a pooler of transactions stands before it. */
  readonly behindPooler?: boolean
}

/** What else a database has than its doors. */
export interface Ways {
  /** For what takes long, past a pooler where there is a way past it. */
  slow?: Pools
  /** Undefined where nothing can be heard, because a pooler stands before the database. */
  listener?: Listener | undefined
  /** A copy for lists and exports. */
  replica?: Replica | undefined
}
