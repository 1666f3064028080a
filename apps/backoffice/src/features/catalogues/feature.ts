import { cataloguesTexts } from '@enlace/contract/catalogues/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const access = { actor: 'staff', area: 'settings' } as const

/** The lists from which forms choose. */
export const cataloguesScreens: readonly ScreenEntry[] = [
  {
    path: paths.catalogues.pattern,
    access,
    load: () => import('./route.tsx').then((chunk) => chunk.cataloguesRoute),
    menu: { group: 'settings', section: 'rules', label: cataloguesTexts.title },
  },
  {
    path: paths.catalogueConcepts.pattern,
    access,
    load: () => import('./concepts/route.tsx').then((chunk) => chunk.conceptsRoute),
  },
  {
    path: paths.catalogueCities.pattern,
    access,
    load: () => import('./cities-route.tsx').then((chunk) => chunk.citiesRoute),
  },
]
