import { listDeskProposalRows, listDeskProposals } from '@enlace/contract/purchase-order/proposals/calls.ts'
import type { DeskProposal } from '@enlace/contract/purchase-order/proposals/schemas.ts'
import { proposalStates } from '@enlace/contract/purchase-order/proposals/state-schemas.ts'
import { proposalsDeskTexts as texts } from '@enlace/contract/purchase-order/proposals/texts.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { codeColumn, instantColumn, stateColumn, textColumn } from '@enlace/web/list/column-presets.tsx'
import { severalOf } from '@enlace/web/list/read-filter.ts'
import { supplierColumn } from '../../core/list/columns.tsx'
import { staffList, staffReaders } from '../../core/list/staff-list.tsx'
import { paths } from '../../core/paths.ts'

/** For which order who proposes something, and to which buyer. */
export const proposalColumns: readonly Column<DeskProposal, { moneda: string }>[] = [
  codeColumn('orden', texts.orden, { isSortable: true, card: 'number' }),
  supplierColumn(texts.proveedor, 'proposal'),
  textColumn('comprador', texts.comprador, { isSortable: true, priority: 3 }),
  {
    id: 'lineas',
    header: texts.lineas,
    align: 'end',
    isSortable: true,
    cell: ({ lineas_total }) => lineas_total,
  },
  instantColumn('at', texts.at, { isSortable: true, card: 'date' }),
  stateColumn(texts.estado, 'novedad_orden'),
]

/** `/novedades`: what suppliers propose for lines of orders; what waits for a decision first. */
export const proposalsRoute = staffList({
  path: paths.proposals,
  list: 'staff-proposals',
  texts,
  page: listDeskProposals,
  rows: listDeskProposalRows,
  changes: 'proposal',
  readers: { ...staffReaders, status: severalOf(proposalStates) },
  columns: proposalColumns,
  defaultSort: 'turno',
  hrefOf: (id) => paths.proposal({ id }),
  filters: () => [{ kind: 'states', label: texts.states, owner: 'novedad_orden' }],
})
