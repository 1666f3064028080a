import { listActionTexts } from '@enlace/contract/core/list/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { NotificationItem, NotificationPage } from '@enlace/contract/notifications/schemas.ts'
import { notificationsTexts as texts } from '@enlace/contract/notifications/screen-texts.ts'
import { kindTexts } from '@enlace/contract/notifications/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { showCount } from '@enlace/web/document/shown.ts'
import { FilterLine } from '@enlace/web/list/filter-line.tsx'
import type { ChangeSearch } from '@enlace/web/screen/change-search.ts'
import type { NotificationFilter } from '../../core/notifications/filter.ts'
import { paths } from '../../core/paths.ts'
import { DayList } from './day-list.tsx'
import { NoNotifications } from './no-notifications.tsx'
import styles from './view.module.css'

type ViewProps = {
  items: readonly NotificationItem[]
  hasMore: boolean
  isLoading: boolean
  filter: NotificationFilter
  kinds: NotificationPage['kinds']
  unread: number
  total: number
  onFilter: ChangeSearch
  onMark: (place: number, isRead: boolean) => void
  onReadAll: () => void
  onOlder: () => void
}

/** What the person was told of, day by day, with what is unread marked. */
export function NotificationsView({ items, hasMore, isLoading, filter, unread, total, ...acts }: ViewProps) {
  return (
    <Stack gap="large">
      <PageHeading
        title={texts.title}
        description={texts.description}
        more={{
          label: listActionTexts.more,
          content: (
            <>
              {unread > 0 && (
                <Button variant="quiet" onClick={acts.onReadAll}>
                  {texts.readAll}
                </Button>
              )}
              <ButtonLink variant="quiet" href={paths.profileNotifications()}>
                {texts.settings}
              </ButtonLink>
            </>
          ),
        }}
      />
      {acts.kinds.length > 0 && (
        <Filters {...{ filter, unread, total }} kinds={acts.kinds} onFilter={acts.onFilter} />
      )}
      {items.length === 0 ? (
        <NoNotifications
          isEver={acts.kinds.length > 0}
          isUnreadOnly={filter.unread !== undefined && filter.kind === undefined}
          onAll={() => acts.onFilter({ unread: null, kind: null })}
        />
      ) : (
        <>
          <p role="status" className={styles.total}>
            {fill(total === 1 ? texts.total.one : texts.total.many, { n: total })}
          </p>
          <DayList items={items} onMark={acts.onMark} />
        </>
      )}
      {hasMore && (
        <Button variant="quiet" isBusy={isLoading} onClick={acts.onOlder}>
          {texts.older}
        </Button>
      )}
    </Stack>
  )
}

type FiltersProps = Pick<ViewProps, 'filter' | 'kinds' | 'unread' | 'total' | 'onFilter'>

function Filters({ filter, kinds, unread, total, onFilter }: FiltersProps) {
  return (
    <FilterLine
      filters={[
        {
          name: 'unread',
          label: texts.filters,
          options: [{ value: '1', label: texts.unread, count: showCount(unread) }],
        },
        ...(kinds.length > 1
          ? [
              {
                name: 'kind',
                label: texts.kind,
                any: texts.anyKind,
                options: kinds.map((kind) => ({ value: kind, label: kindTexts[kind].label })),
              },
            ]
          : []),
      ]}
      chosen={{ unread: filter.unread, kind: filter.kind }}
      total={total}
      onFilter={onFilter}
    />
  )
}
