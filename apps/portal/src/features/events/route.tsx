import { eventsTexts as texts } from '@enlace/contract/events/visitor/texts.ts'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useState } from 'react'
import { readBoot } from '../../core/company/boot.ts'
import { latePart } from '@enlace/web/content/late-part.tsx'
import { paths } from '../../core/paths.ts'
import type { ChangeSearch } from '@enlace/web/screen/change-search.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import type { EventsAnswer } from './answer.ts'
import { type EventsFilter, readEventsFilter } from './calendar/filter.ts'
import { eventsQuery } from './queries.ts'
import { EventsView } from './view.tsx'

/** The company's events as a calendar and as an agenda (screens 2.10). */
export const eventsRoute = screenRoute({
  path: paths.events.pattern,
  title: texts.title,
  search: readEventsFilter,
  query: (_, search) => eventsQuery(search),
  Screen: ({ search, data, changeSearch }) => (
    <Events filter={search} answer={data} changeSearch={changeSearch} />
  ),
  Pending: () => (
    <Stack gap="regular">
      <PageHeading title={texts.title} description={'\u00a0'} />
      <Skeleton lines={12} />
    </Stack>
  ),
})

const LateFeed = latePart(() => import('./feed/feed-route.tsx').then((chunk) => chunk.EventFeedDialog))

type EventsProps = { filter: EventsFilter; answer: EventsAnswer; changeSearch: ChangeSearch }

function Events(props: EventsProps) {
  const [subscribes, setSubscribes] = useState(false)
  return (
    <>
      <EventsView {...props} company={readBoot().company.nombre} onSubscribe={() => setSubscribes(true)} />
      {subscribes && <LateFeed onClose={() => setSubscribes(false)} />}
    </>
  )
}
