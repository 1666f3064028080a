import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

export const invoicesScreens: readonly ScreenEntry[] = [
  {
    path: paths.invoices.pattern,
    access: placeAccess.invoices,
    load: () => import('./route.tsx').then((chunk) => chunk.invoicesRoute),
  },
  {
    path: paths.invoice.pattern,
    access: placeAccess.invoices,
    load: () => import('./detail/route.tsx').then((chunk) => chunk.invoiceRoute),
  },
  {
    path: paths.supportingDocument.pattern,
    access: placeAccess.invoices,
    load: () => import('./supporting/route.tsx').then((chunk) => chunk.supportingDocumentRoute),
  },
]
