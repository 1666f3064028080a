import type { FastifyInstance } from 'fastify'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import type { LiveCounts } from './desk/count-queries.ts'
import type { Task } from './jobs/task.ts'

/** What a module answers at one origin. */
export interface Answered {
  /** The calls, file by file of the contract. */
  readonly calls: readonly Readonly<Record<string, AnyCall>>[]
  /** What binds them to their handlers. */
  readonly slices: readonly ((app: FastifyInstance) => void)[]
}

/** What a module adds to the server; `app/features.ts` lists all of them. */
export interface Feature {
  readonly portal?: Answered
  readonly backoffice?: Answered
  /** Background jobs. */
  readonly tasks?: readonly Task[]
  /** What waits for the company's people, as the menu of the back office counts it. */
  readonly counts?: LiveCounts
}
