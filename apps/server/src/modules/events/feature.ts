import * as events from '@enlace/contract/events/visitor/calls.ts'
import * as eventsDesk from '@enlace/contract/events/desk/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { eventsDeskRoutes } from './desk/routes.ts'
import { generateCalendar, remindOfEvents, eventSoon } from './jobs.ts'
import { eventFeedRoutes } from './visitor/feed-routes.ts'
import { eventRoutes } from './visitor/routes.ts'

export const eventsFeature: Feature = {
  portal: { calls: [events], slices: [eventRoutes, eventFeedRoutes] },
  backoffice: { calls: [eventsDesk], slices: [eventsDeskRoutes] },
  tasks: [generateCalendar, remindOfEvents, eventSoon],
}
