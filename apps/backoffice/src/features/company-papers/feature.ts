import { companyPapersTexts } from '@enlace/contract/company-papers/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const access = { actor: 'staff', area: 'settings' } as const

/** The papers that the company shows to its suppliers. */
export const companyPapersScreens: readonly ScreenEntry[] = [
  {
    path: paths.companyPapers.pattern,
    access,
    load: () => import('./route.tsx').then((chunk) => chunk.companyPapersRoute),
    menu: {
      group: 'settings',
      section: 'company',
      label: companyPapersTexts.title,
      after: paths.calendar.pattern,
      count: 'company-papers',
    },
  },
]
