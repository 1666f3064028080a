import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

export const reportsScreens: readonly ScreenEntry[] = [
  {
    path: paths.reports.pattern,
    access: placeAccess.reports,
    load: () => import('./route.tsx').then((chunk) => chunk.reportsRoute),
  },
  {
    path: paths.report.pattern,
    access: placeAccess.reports,
    load: () => import('./detail-route.tsx').then((chunk) => chunk.reportRoute),
  },
]
