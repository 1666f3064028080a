import { documentScreens } from '../../core/documents/document-places.ts'

/** The payments of all suppliers. */
export const paymentsMadeScreens = documentScreens('payments-made', {
  list: () => import('./route.tsx').then((chunk) => chunk.paymentsRoute),
  one: () => import('./detail-route.tsx').then((chunk) => chunk.paymentRoute),
})
