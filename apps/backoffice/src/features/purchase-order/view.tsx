import type { DeskProposal, DeskProposals } from '@enlace/contract/purchase-order/proposals/schemas'
import { proposalsDeskTexts as texts } from '@enlace/contract/purchase-order/proposals/texts'
import { EmptyState } from '@enlace/ui/empty-state'
import type { ListViewProps } from '@enlace/web/list/list-place.ts'
import { ListScreen } from '@enlace/web/list/list-screen.tsx'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import { proposalColumns } from './columns.tsx'
import type { ProposalFilter } from './filter.ts'

type ProposalsViewProps = ListViewProps<ProposalFilter, DeskProposals> & {
  loadSlice: LoadSlice<DeskProposal>
  hrefOf: (id: string) => string
}

/** What suppliers propose for lines of orders: those that wait for a decision first. */
export function ProposalsView(props: ProposalsViewProps) {
  return (
    <ListScreen<DeskProposal, { moneda: string }, ProposalFilter>
      {...props}
      list="staff-proposals"
      texts={texts}
      columns={proposalColumns}
      defaultSort="turno"
      isLive
      filters={[{ kind: 'states', label: texts.states, owner: 'novedad_orden' }]}
      neverAny={<EmptyState title={texts.neverAny}>{texts.neverAnyHint}</EmptyState>}
    />
  )
}
