import { parametersTexts } from '@enlace/contract/parameters/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

/** Parameters of the company. */
export const parametersScreens: readonly ScreenEntry[] = [
  {
    path: paths.parameters.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('./route.tsx').then((chunk) => chunk.parametersRoute),
    menu: { group: 'settings', section: 'rules', label: parametersTexts.title },
  },
]
