import { documentScreens } from '../../core/documents/document-places.ts'

/** The warehouse entries of all suppliers. */
export const purchaseTicketsScreens = documentScreens('purchase-tickets', {
  list: () => import('./route.tsx').then((chunk) => chunk.entriesRoute),
  one: () => import('./detail-route.tsx').then((chunk) => chunk.entryRoute),
})
