import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const access = { actor: 'staff', area: 'data' } as const

/** Files of an ERP, and how fresh their sources are. */
export const importsScreens: readonly ScreenEntry[] = [
  {
    path: paths.imports.pattern,
    access,
    load: () => import('./route.tsx').then((chunk) => chunk.importsRoute),
    menu: { group: 'data', label: importsTexts.title },
  },
  {
    // Before the loads themselves: it is no id of one.
    path: paths.newImport.pattern,
    access,
    load: () => import('./loads/new-route.tsx').then((chunk) => chunk.newImportRoute),
  },
  {
    path: paths.importLoad.pattern,
    access,
    load: () => import('./loads/detail-route.tsx').then((chunk) => chunk.importLoadRoute),
  },
  {
    path: paths.importSources.pattern,
    access,
    load: () => import('./sources/route.tsx').then((chunk) => chunk.importSourcesRoute),
    menu: { group: 'data', label: importsTexts.sources, count: 'source-alarms' },
  },
  {
    path: paths.sourceChanges.pattern,
    access,
    load: () => import('./sources/changes-route.tsx').then((chunk) => chunk.sourceChangesRoute),
  },
]
