import { documentScreens } from '../../core/documents/document-places.ts'

/** The invoices of all suppliers. */
export const accountStatementsScreens = documentScreens('account-statements', {
  list: () => import('./route.tsx').then((chunk) => chunk.invoicesRoute),
  one: () => import('./detail-route.tsx').then((chunk) => chunk.invoiceRoute),
})
