import { availabilityTexts } from '@enlace/contract/availability/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

/** Maintenance of the portal. */
export const availabilityScreens: readonly ScreenEntry[] = [
  {
    path: paths.availability.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('./route.tsx').then((chunk) => chunk.availabilityRoute),
    menu: { group: 'settings', section: 'security', label: availabilityTexts.title },
  },
]
