import type { DeskEventRow } from '@enlace/contract/events/desk/schemas'
import { eventsDeskTexts as texts } from '@enlace/contract/events/desk/texts'
import type { ChangeSearch } from '@enlace/web/screen/change-search.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen-skeleton.tsx'
import { useMayWrite } from '../../core/staff-session.ts'
import { type EventFilter, readFilter } from './filter.ts'
import { eventsQuery } from './queries.ts'
import { EventsDeskView } from './view.tsx'

/** `/eventos`: what the company invites to. */
export const eventsDeskRoute = screenRoute({
  path: paths.events.pattern,
  title: texts.title,
  search: readFilter,
  query: (_, { ver }: EventFilter) => eventsQuery(ver),
  Screen: ({ data, search, changeSearch }) => (
    <EventsDeskScreen rows={data.rows} filter={search} onFilter={changeSearch} />
  ),
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

type EventsDeskScreenProps = { rows: readonly DeskEventRow[]; filter: EventFilter; onFilter: ChangeSearch }

function EventsDeskScreen(props: EventsDeskScreenProps) {
  return <EventsDeskView {...props} mayWrite={useMayWrite('content')} />
}
