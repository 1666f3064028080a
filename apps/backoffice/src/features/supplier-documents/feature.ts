import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const access = { actor: 'staff', area: 'third-parties' } as const

/** A supplier's documents as the portal shows them. */
export const supplierDocumentsScreens: readonly ScreenEntry[] = [
  {
    path: paths.supplierDocuments.pattern,
    access,
    load: () => import('./route.tsx').then((chunk) => chunk.supplierDocumentsRoute),
  },
  {
    path: paths.supplierDocument.pattern,
    access,
    load: () => import('./detail-route.tsx').then((chunk) => chunk.supplierDocumentRoute),
  },
]
