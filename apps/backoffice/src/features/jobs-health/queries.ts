import { dropJob, getJobsHealth, retryJob } from '@enlace/contract/features/jobs-health/calls'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../../core/client.ts'

/** The queue as it is now. */
export const jobsQuery = () => ({ ...callQuery(getJobsHealth), staleTime: 0 })

/** Puts work that was given up back into the queue. @throws CallFailure */
export const retry = (id: string) => send(retryJob, { params: { id } })

/** Lets go of it. @throws CallFailure */
export const drop = (id: string) => send(dropJob, { params: { id } })
