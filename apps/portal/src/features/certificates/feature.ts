import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

export const certificatesScreens: readonly ScreenEntry[] = [
  {
    path: paths.certificates.pattern,
    access: placeAccess.certificates,
    load: () => import('./route.tsx').then((chunk) => chunk.certificatesRoute),
  },
  {
    path: paths.reconcileCertificate.pattern,
    access: placeAccess.certificates,
    load: () => import('./reconcile/route.tsx').then((chunk) => chunk.reconcileCertificateRoute),
  },
]
