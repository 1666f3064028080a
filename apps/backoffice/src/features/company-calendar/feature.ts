import { companyCalendarTexts } from '@enlace/contract/company-calendar/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

/** Days off and cut-off times. */
export const companyCalendarScreens: readonly ScreenEntry[] = [
  {
    path: paths.calendar.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('./route.tsx').then((chunk) => chunk.companyCalendarRoute),
    menu: { group: 'settings', section: 'company', label: companyCalendarTexts.title },
  },
]
