import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

export const purchaseTicketsScreens: readonly ScreenEntry[] = [
  {
    path: paths.purchaseTickets.pattern,
    access: placeAccess.purchaseTickets,
    load: () => import('./route.tsx').then((chunk) => chunk.purchaseTicketsRoute),
  },
  {
    path: paths.purchaseTicket.pattern,
    access: placeAccess.purchaseTickets,
    load: () => import('./detail-route.tsx').then((chunk) => chunk.purchaseTicketRoute),
  },
]
