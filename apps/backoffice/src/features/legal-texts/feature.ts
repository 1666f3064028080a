import { legalTextsTexts } from '@enlace/contract/legal-texts/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const access = { actor: 'staff', area: 'settings' } as const

/** The terms and the privacy policy, and who accepted them. */
export const legalTextsScreens: readonly ScreenEntry[] = [
  {
    path: paths.legalTexts.pattern,
    access,
    load: () => import('./route.tsx').then((chunk) => chunk.legalTextsRoute),
    menu: { group: 'settings', section: 'communication', label: legalTextsTexts.menu },
  },
  {
    // Before the texts themselves: it is no code of one.
    path: paths.legalAcceptances.pattern,
    access,
    load: () => import('./acceptances/route.tsx').then((chunk) => chunk.acceptancesRoute),
  },
  {
    path: paths.legalText.pattern,
    access,
    load: () => import('./text/route.tsx').then((chunk) => chunk.legalTextRoute),
  },
]
