import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

/** The company's events: the calendar with its agenda, and one of them. */
export const eventScreens: readonly ScreenEntry[] = [
  {
    path: paths.events.pattern,
    access: placeAccess.events,
    load: () => import('../../features/events/route.tsx').then((chunk) => chunk.eventsRoute),
  },
  {
    path: paths.event.pattern,
    access: placeAccess.events,
    load: () => import('../../features/events/detail-route.tsx').then((chunk) => chunk.eventRoute),
  },
]
