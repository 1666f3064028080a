import { proposalsDeskTexts } from '@enlace/contract/purchase-order/proposals/texts.ts'
import { documentScreens } from '../../core/documents/document-places.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const access = { actor: 'staff', area: 'documents' } as const

/** Proposals about orders, to be decided. */
export const purchaseOrderScreens: readonly ScreenEntry[] = [
  {
    path: paths.proposals.pattern,
    access,
    load: () => import('./route.tsx').then((chunk) => chunk.proposalsRoute),
    menu: { group: 'work', label: proposalsDeskTexts.title, count: 'proposals' },
  },
  {
    path: paths.proposal.pattern,
    access,
    load: () => import('./detail-route.tsx').then((chunk) => chunk.proposalRoute),
  },
  ...documentScreens('purchase-order', {
    list: () => import('./orders/route.tsx').then((chunk) => chunk.ordersRoute),
    one: () => import('./orders/detail-route.tsx').then((chunk) => chunk.orderRoute),
  }),
]
