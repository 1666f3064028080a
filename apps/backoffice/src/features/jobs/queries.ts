import {
  dropJob,
  getJobsHealth,
  retryGivenUpMail,
  retryJob,
  retryJobsOfKind,
} from '@enlace/contract/jobs/calls.ts'
import type { FailedJob, FailedKind } from '@enlace/contract/jobs/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../../core/session/client.ts'

/** The queue as it is now. */
export const jobsQuery = () => ({ ...callQuery(getJobsHealth), staleTime: 0 })

/** Puts work or a mail that was given up back into its queue. @throws CallFailure */
export const retry = ({ kind, id }: FailedJob) =>
  send(kind === 'mail' ? retryGivenUpMail : retryJob, { params: { id } })

/** Puts all of one kind back, and answers how much that is. @throws CallFailure */
export const retryAll = ({ kind, task }: FailedKind) => send(retryJobsOfKind, { body: { kind, task } })

/** Lets go of it. @throws CallFailure */
export const drop = (id: string) => send(dropJob, { params: { id } })
