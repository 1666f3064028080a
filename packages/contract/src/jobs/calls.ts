import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { FailedKind, JobsHealth } from './schemas.ts'

const access = { actor: 'staff', area: 'operation' } as const
const params = z.object({ id: z.uuid() })

/** The state of background work. */
export const getJobsHealth = defineCall({
  purpose: 'The queue of the company: what failed, what waits, what comes by the calendar.',
  method: 'GET',
  path: '/staff/jobs',
  access,
  answer: JobsHealth,
})

export const retryJob = defineCall({
  purpose: 'Puts a piece of work that was given up back into the queue, as if it had never been tried.',
  method: 'POST',
  path: '/staff/jobs/:id/retry',
  access,
  params,
  answer: z.object({}),
})

export const retryJobsOfKind = defineCall({
  purpose: 'Puts all work of one kind that was given up back into the queue, or all mails of one cause.',
  method: 'POST',
  path: '/staff/jobs/retry',
  access,
  body: z.pick(FailedKind, { kind: true, task: true }),
  answer: z.object({ count: z.number() }),
})

export const retryGivenUpMail = defineCall({
  purpose: 'Has a mail that was given up tried again as the same mail, under its Message-ID.',
  method: 'POST',
  path: '/staff/jobs/mails/:id/retry',
  access,
  params,
  answer: z.object({}),
})

export const dropJob = defineCall({
  purpose: 'Lets go of a piece of work that was given up: it will not be done.',
  method: 'DELETE',
  path: '/staff/jobs/:id',
  access,
  params,
  answer: z.object({}),
})
