import { isKind } from '@enlace/contract/notifications/kinds.ts'
import { notificationsTexts as texts } from '@enlace/contract/notifications/screen-texts.ts'
import type { NotificationPage } from '@enlace/contract/notifications/schemas.ts'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import type { NotificationFilter } from '../../core/notifications/filter.ts'
import { notificationsQuery } from '../../core/notifications/queries.ts'
import { paths } from '../../core/paths.ts'
import { type ChangeSearch, changeSearch } from '@enlace/web/screen/change-search.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useNotificationList } from './queries.ts'
import { NotificationsView } from './view.tsx'

/** `/notifications`: what the person was told of, newest first. */
export const notificationsRoute = screenRoute({
  path: paths.notifications.pattern,
  title: texts.title,
  search: readFilter,
  query: (_, filter) => notificationsQuery(filter),
  Screen: ({ data, search }) => (
    <NotificationsPage key={JSON.stringify(search)} page={data} filter={search} onFilter={changeSearch} />
  ),
  Pending: () => (
    <Stack gap="large">
      <PageHeading title={texts.title} description={texts.description} />
      <Skeleton lines={8} />
    </Stack>
  ),
})

/** Reads the filter of an address; what does not fit is passed over. */
function readFilter({ unread, kind }: Readonly<Record<string, string>>): NotificationFilter {
  return {
    ...(unread === '1' && { unread: '1' as const }), // the only word there is
    ...(kind !== undefined && isKind(kind) && { kind }),
  }
}

type PageProps = { page: NotificationPage; filter: NotificationFilter; onFilter: ChangeSearch }

function NotificationsPage({ page, filter, onFilter }: PageProps) {
  const list = useNotificationList(page, filter)
  return (
    <NotificationsView
      {...list}
      filter={filter}
      kinds={page.kinds}
      unread={page.unread}
      total={page.total}
      onFilter={(changes) => onFilter(changes, { replaces: true })}
    />
  )
}
