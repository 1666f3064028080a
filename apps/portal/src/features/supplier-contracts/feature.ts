import { documentScreens } from '../../core/document/document-screens.ts'

export const supplierContractsScreens = documentScreens('supplier-contracts', {
  list: () => import('./route.tsx').then((chunk) => chunk.supplierContractsRoute),
  one: () => import('./detail-route.tsx').then((chunk) => chunk.supplierContractRoute),
})
