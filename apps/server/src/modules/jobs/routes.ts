import type { FastifyInstance } from 'fastify'
import {
  dropJob,
  getJobsHealth,
  retryGivenUpMail,
  retryJob,
  retryJobsOfKind,
} from '@enlace/contract/jobs/calls.ts'
import { serve } from '../../core/http/serve/serve.ts'
import type { Task } from '../../core/jobs/task.ts'
import { authorIn } from '../../core/audit/desk-commands.ts'
import * as commands from './commands.ts'
import { findQueue } from './queries.ts'
import { nextDue, stateOf } from './rules.ts'

/** The state of the given tasks in a company, and the handling of failures. */
export function jobsHealthRoutes(app: FastifyInstance, tasks: readonly Task[]): void {
  serve(app, getJobsHealth, async ({ db, scope }) => {
    const { repeated, ...queue } = await findQueue(db, scope)
    const now = new Date(queue.at)
    return {
      ...queue,
      state: stateOf(queue.waiting, queue.failedInAll, now),
      repeated: tasks
        .flatMap(({ name, schedule }) => (schedule ? [{ task: name, nextAt: nextDue(schedule, now) }] : []))
        .toSorted((one, other) => one.nextAt.getTime() - other.nextAt.getTime())
        .map(({ task, nextAt }) => ({
          task,
          nextAt: nextAt.toISOString(),
          lastAt: repeated.find((one) => one.task === task)?.lastAt ?? null,
        })),
    }
  })

  serve(app, retryJob, async ({ db, scope, request, params }) => {
    await db.transaction(scope, async (tx) =>
      commands.retryJob(tx, params.id, await authorIn(tx, request.ip)),
    )
    return {}
  })

  serve(app, retryJobsOfKind, async ({ db, scope, request, body }) => {
    const count = await db.transaction(scope, async (tx) =>
      commands.retryKind(tx, body, await authorIn(tx, request.ip)),
    )
    return { count }
  })

  serve(app, retryGivenUpMail, async ({ db, scope, request, params }) => {
    await db.transaction(scope, async (tx) =>
      commands.retryMail(tx, params.id, await authorIn(tx, request.ip)),
    )
    return {}
  })

  serve(app, dropJob, async ({ db, scope, request, params }) => {
    await db.transaction(scope, async (tx) => commands.dropJob(tx, params.id, await authorIn(tx, request.ip)))
    return {}
  })
}
