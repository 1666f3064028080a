import { fill } from '@enlace/contract/core/fill.ts'
import type { NotificationItem, NotificationPage } from '@enlace/contract/notifications/schemas.ts'
import { notificationsTexts as texts } from '@enlace/contract/notifications/screen-texts.ts'
import { kindTexts } from '@enlace/contract/notifications/texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { Chip } from '@enlace/ui/chip.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
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
  onFilter: (changes: { unread?: string | null; kind?: string | null }) => void
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
        actions={
          <Actions>
            {unread > 0 && (
              <Button variant="quiet" onClick={acts.onReadAll}>
                {texts.readAll}
              </Button>
            )}
            <ButtonLink variant="quiet" href={paths.profileNotifications()}>
              {texts.settings}
            </ButtonLink>
          </Actions>
        }
      />
      {acts.kinds.length > 0 && (
        <Filters filter={filter} kinds={acts.kinds} unread={unread} onFilter={acts.onFilter} />
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

type FiltersProps = Pick<ViewProps, 'filter' | 'kinds' | 'unread' | 'onFilter'>

function Filters({ filter, kinds, unread, onFilter }: FiltersProps) {
  return (
    <div className={styles.filters}>
      <Row groupLabel={texts.filters}>
        <Chip isSelected={filter.unread === undefined} onToggle={() => onFilter({ unread: null })}>
          {texts.all}
        </Chip>
        <Chip
          isSelected={filter.unread !== undefined}
          count={unread}
          onToggle={() => onFilter({ unread: '1' })}
        >
          {texts.unread}
        </Chip>
      </Row>
      {kinds.length > 1 && (
        <div className={styles.kind}>
          <Select
            label={texts.kind}
            isLabelHidden
            value={filter.kind ?? ''}
            options={[
              { value: '', label: texts.anyKind },
              ...kinds.map((kind) => ({ value: kind, label: kindTexts[kind].label })),
            ]}
            onChange={({ target }) => onFilter({ kind: target.value })}
          />
        </div>
      )}
    </div>
  )
}
