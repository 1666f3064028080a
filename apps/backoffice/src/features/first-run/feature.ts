import { firstRunTexts } from '@enlace/contract/first-run/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

/** The first steps of a company. */
export const firstRunScreens: readonly ScreenEntry[] = [
  {
    path: paths.firstRun.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('./route.tsx').then((chunk) => chunk.firstRunRoute),
    menu: { group: 'settings', section: 'company', label: firstRunTexts.title },
  },
]
