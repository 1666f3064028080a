import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

export const requiredDocumentsScreens: readonly ScreenEntry[] = [
  {
    path: paths.supplierQualificationDocuments.pattern,
    access: placeAccess.qualification,
    load: () => import('./route.tsx').then((chunk) => chunk.requiredDocumentsRoute),
  },
]
