import { listDeskProposals } from '@enlace/contract/purchase-order/proposals/calls'
import { proposalsDeskTexts as texts } from '@enlace/contract/purchase-order/proposals/texts'
import { listRoute } from '@enlace/web/list/list-route.tsx'
import { useFresh } from '../../core/live/use-fresh.ts'
import { paths } from '../../core/paths.ts'
import { windowless } from '../../core/windowless.ts'
import { proposalReaders } from './filter.ts'
import { proposalSlice, proposalsQuery } from './queries.ts'
import { ProposalsView } from './view.tsx'

/** `/novedades`: what suppliers propose for lines of orders. */
export const proposalsRoute = listRoute({
  path: windowless(paths.proposals),
  title: texts.title,
  list: 'staff-proposals',
  readers: proposalReaders,
  query: (days, filter) => proposalsQuery({ ...filter, days }),
  View: (props) => {
    useFresh({ kind: 'proposal' }, listDeskProposals)
    return (
      <ProposalsView
        {...props}
        loadSlice={proposalSlice(props.place)}
        hrefOf={(id) => paths.proposal({ id })}
      />
    )
  },
})
