import { startPageTexts } from '@enlace/contract/dashboard/desk-texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

/** The start page. */
export const dashboardScreens: readonly ScreenEntry[] = [
  {
    path: paths.start.pattern,
    access: { actor: 'staff' },
    load: () => import('./route.tsx').then((chunk) => chunk.startRoute),
    menu: { label: startPageTexts.title },
  },
]
