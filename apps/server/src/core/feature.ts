import type { FastifyInstance } from 'fastify'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import type { LiveCounts } from './desk/count-queries.ts'
import type { Task } from './jobs/task.ts'

/** The calls of a module at one origin, with their handlers. */
export interface Answered {
  /** The calls, one record per contract file. */
  readonly calls: readonly Readonly<Record<string, AnyCall>>[]
  /** Functions that bind the calls to their handlers. */
  readonly slices: readonly ((app: FastifyInstance) => void)[]
}

/** The parts that a module adds to the server; `app/features.ts` lists all of them. */
export interface Feature {
  readonly portal?: Answered
  readonly backoffice?: Answered
  /** Background jobs. */
  readonly tasks?: readonly Task[]
  /** Counts of pending work for the menu of the back office. */
  readonly counts?: LiveCounts
}
