import { paths } from '../../core/paths.ts'
import { type ScreenEntry, visitor } from '../../core/screen/screen-entry.ts'

export const searchCompanyScreens: readonly ScreenEntry[] = [
  {
    path: paths.searchCompany.pattern,
    access: visitor,
    load: () => import('./route.tsx').then((chunk) => chunk.searchCompanyRoute),
  },
]
