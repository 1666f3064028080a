import { eventsDeskTexts } from '@enlace/contract/events/desk/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const access = { actor: 'staff', area: 'content' } as const

/** Events of the company. */
export const eventsScreens: readonly ScreenEntry[] = [
  {
    path: paths.events.pattern,
    access,
    load: () => import('./route.tsx').then((chunk) => chunk.eventsDeskRoute),
    menu: { group: 'content', label: eventsDeskTexts.menu },
  },
  {
    // Before the events themselves: it is no code of one.
    path: paths.newEvent.pattern,
    access: { actor: 'staff', area: 'content', right: 'write' },
    load: () => import('./event/new-route.tsx').then((chunk) => chunk.newEventRoute),
  },
  {
    path: paths.event.pattern,
    access,
    load: () => import('./event/route.tsx').then((chunk) => chunk.eventRoute),
  },
]
