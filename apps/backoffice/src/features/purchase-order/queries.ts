import {
  decideDeskProposal,
  downloadProposalFile,
  getDeskProposal,
} from '@enlace/contract/purchase-order/proposals/calls.ts'
import type { ProposalDecision } from '@enlace/contract/purchase-order/proposals/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { download } from '@enlace/web/http/download.ts'
import { send } from '../../core/session/client.ts'

/** One proposal. */
export const proposalQuery = (id: string) => ({
  ...callQuery(getDeskProposal, { params: { id } }),
  staleTime: 0,
})

/** Decides on a proposal; answers how it stands then. @throws CallFailure */
export const sendDecision = (id: string, body: ProposalDecision) =>
  send(decideDeskProposal, { params: { id }, body })

/** Gets a file of a proposal to the person. */
export const downloadFile = (id: string) => download(downloadProposalFile, { params: { id } })
