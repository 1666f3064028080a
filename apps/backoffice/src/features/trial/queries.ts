import { createTrialAccess, createTrialCompany, getTrialCompany } from '@enlace/contract/trial/calls.ts'
import type { NewTrial, Trial } from '@enlace/contract/trial/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import { send } from '../../core/session/client.ts'

const watchEvery = 2000

/** The open company as a trial; looked at again and again while it is filled. */
export const trialQuery = () => ({
  ...callQuery(getTrialCompany),
  staleTime: 0,
  refetchInterval: ({ state: { data } }: { state: { data: { trial: Trial | null } | undefined } }) =>
    data?.trial?.state === 'filling' ? watchEvery : false,
})

/** Makes a trial company. */
export const create = (wanted: NewTrial) => withStepUp(() => send(createTrialCompany, { body: wanted }))
/** Makes a way into its portal. */
export const openAccess = () => withStepUp(() => send(createTrialAccess))
