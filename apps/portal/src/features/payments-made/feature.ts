import { documentScreens } from '../../core/document/document-screens.ts'

export const paymentsMadeScreens = documentScreens('payments-made', {
  list: () => import('./route.tsx').then((chunk) => chunk.paymentsMadeRoute),
  one: () => import('./detail-route.tsx').then((chunk) => chunk.paymentMadeRoute),
})
