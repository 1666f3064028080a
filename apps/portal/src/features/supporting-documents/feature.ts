import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

export const supportingDocumentsScreens: readonly ScreenEntry[] = [
  {
    path: paths.supportingDocument.pattern,
    access: placeAccess.invoices,
    load: () => import('./route.tsx').then((chunk) => chunk.supportingDocumentRoute),
  },
]
