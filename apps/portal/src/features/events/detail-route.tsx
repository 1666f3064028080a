import { documentIdPattern } from '@enlace/contract/core/patterns.ts'
import type { EventDetail } from '@enlace/contract/events/visitor/schemas.ts'
import { eventsTexts } from '@enlace/contract/events/visitor/texts.ts'
import { DocumentSkeleton } from '@enlace/web/document/document-skeleton.tsx'
import { paths } from '../../core/paths.ts'
import { paramOf } from '@enlace/web/screen/read-params.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { EventView } from './event/detail-view.tsx'
import { eventQuery, useEventActions } from './queries.ts'

/** One event by its opaque id. */
export const eventRoute = screenRoute({
  path: paths.event.pattern,
  params: {
    safeParse(raw) {
      const id = paramOf(raw, 'id') ?? ''
      return documentIdPattern.test(id) ? { success: true, data: { id } } : { success: false }
    },
  },
  query: ({ id }) => eventQuery(id),
  title: ({ data }) => data?.titulo ?? eventsTexts.title,
  Screen: ({ data }) => <Event key={data.id} event={data} />,
  Pending: () => <DocumentSkeleton list={{ label: eventsTexts.title, href: paths.events() }} />,
})

function Event({ event }: { event: EventDetail }) {
  return <EventView event={event} {...useEventActions(event)} />
}
