import {
  decideDeskProposal,
  downloadProposalFile,
  getDeskProposal,
  listDeskProposalRows,
  listDeskProposals,
} from '@enlace/contract/purchase-order/proposals/calls'
import type {
  DeskProposal,
  DeskProposalsQuery,
  ProposalDecision,
} from '@enlace/contract/purchase-order/proposals/schemas'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { download } from '@enlace/web/http/download.ts'
import { sliceQueryOf } from '@enlace/web/list/filters.ts'
import type { ListPlace } from '@enlace/web/list/list-place.ts'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import { send } from '../../core/client.ts'
import type { ProposalFilter } from './filter.ts'

/** A page of the list; others work on it, too, so it is asked again whenever it opens. */
export const proposalsQuery = (query: DeskProposalsQuery) => ({
  ...callQuery(listDeskProposals, { query }),
  staleTime: 0,
})

/** The rows of the whole list, a slice at a time. */
export const proposalSlice =
  (place: ListPlace<ProposalFilter>): LoadSlice<DeskProposal> =>
  (after, signal) =>
    send(listDeskProposalRows, { query: sliceQueryOf(place, after) }, { signal })

/** One proposal. */
export const proposalQuery = (id: string) => ({
  ...callQuery(getDeskProposal, { params: { id } }),
  staleTime: 0,
})

/** Decides on a proposal; answers how it stands then. @throws CallFailure */
export const decide = (id: string, body: ProposalDecision) =>
  send(decideDeskProposal, { params: { id }, body })

/** Gets a file of a proposal to the person. */
export const downloadFile = (id: string) => download(downloadProposalFile, { params: { id } })
