import { proposalStates } from '@enlace/contract/purchase-order/proposals/state-schemas'
import type { DeskProposalsQuery } from '@enlace/contract/purchase-order/proposals/schemas'
import { commonReaders, type FilterReaders, severalOf } from '@enlace/web/list/read-filter.ts'

/** What the address of the list says after its path. */
export type ProposalFilter = Omit<DeskProposalsQuery, 'days'>

const { min: _, max: __, ...readers } = commonReaders

/** How that is read. */
export const proposalReaders: FilterReaders<ProposalFilter> = {
  ...readers,
  status: severalOf(proposalStates),
}
