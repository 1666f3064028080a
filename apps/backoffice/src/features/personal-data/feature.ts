import { personalDataTexts } from '@enlace/contract/personal-data/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

/** A person's data and their erasure. */
export const personalDataScreens: readonly ScreenEntry[] = [
  {
    path: paths.personalData.pattern,
    access: { actor: 'staff', area: 'operation' },
    load: () => import('./route.tsx').then((chunk) => chunk.personalDataRoute),
    menu: { group: 'oversight', label: personalDataTexts.title },
  },
]
