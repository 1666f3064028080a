import { backofficePlaceTexts } from '@enlace/contract/backoffice/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

/** Which reports suppliers have. */
export const reportsScreens: readonly ScreenEntry[] = [
  {
    path: paths.reports.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('./route.tsx').then((chunk) => chunk.reportsDeskRoute),
    menu: { group: 'settings', section: 'rules', label: backofficePlaceTexts.reports },
  },
]
