import type { Database } from '@enlace/database/database.ts'

/** The length of one queue, over all companies. */
export interface WatchedQueue {
  queue: 'jobs' | 'mails' | 'webhooks' | 'loads'
  waiting: string
  later: string
  running: string
  given_up: string
  oldest_seconds: number
}

/** Finds the length of each queue of the installation. */
export function findWatchedQueues(db: Database): Promise<WatchedQueue[]> {
  return db.lookUp<WatchedQueue>('watched_queues', [], 'staff')
}
