import { backofficePlaceTexts } from '@enlace/contract/backoffice/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const access = { actor: 'staff', area: 'third-parties' } as const

/** The third parties of the company, their users and their duplicates. */
export const suppliersScreens: readonly ScreenEntry[] = [
  {
    path: paths.suppliers.pattern,
    access,
    load: () => import('./route.tsx').then((chunk) => chunk.suppliersRoute),
    menu: { group: 'suppliers', label: backofficePlaceTexts.suppliers },
  },
  {
    // Before the third parties themselves: it is no number of one.
    path: paths.duplicates.pattern,
    access,
    load: () => import('./merges/duplicates-route.tsx').then((chunk) => chunk.duplicatesRoute),
  },
  {
    path: paths.mergeSuppliers.pattern,
    access,
    load: () => import('./merges/merge-route.tsx').then((chunk) => chunk.mergeRoute),
  },
  {
    path: paths.supplier.pattern,
    access,
    load: () => import('./supplier/route.tsx').then((chunk) => chunk.supplierRoute),
  },
  {
    path: paths.supplierUser.pattern,
    access,
    load: () => import('./users/route.tsx').then((chunk) => chunk.supplierUserRoute),
  },
]
