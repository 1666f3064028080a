import { backofficeStartTexts } from '@enlace/contract/core/backoffice/texts'
import { parametersTexts } from '@enlace/contract/features/parameters/texts'
import { companyCalendarTexts } from '@enlace/contract/features/company-calendar/texts'
import { paths } from '../core/paths.ts'
import type { ScreenEntry } from '../core/screen-entry.ts'

/** Every screen of the back office in the order of its menu; each is loaded when its place is opened. */
export const screens: readonly ScreenEntry[] = [
  {
    path: paths.start.pattern,
    access: { actor: 'staff' },
    load: () => import('../features/start-page/route.tsx').then((chunk) => chunk.startRoute),
    menu: { label: backofficeStartTexts.title },
  },
  {
    path: paths.parameters.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('../features/parameters/route.tsx').then((chunk) => chunk.parametersRoute),
    menu: { group: 'settings', label: parametersTexts.title },
  },
  {
    path: paths.calendar.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('../features/company-calendar/route.tsx').then((chunk) => chunk.companyCalendarRoute),
    menu: { group: 'settings', label: companyCalendarTexts.title },
  },
]
