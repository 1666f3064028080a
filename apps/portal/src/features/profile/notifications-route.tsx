import { notificationTexts as texts, profileTexts } from '@enlace/contract/features/profile/texts'
import type { Notifications } from '@enlace/contract/features/profile/schemas'
import { Skeleton } from '@enlace/ui/skeleton'
import { useNeedsServer } from '../../core/offline/connection.ts'
import { paths } from '../../core/paths.ts'
import { screenRoute } from '../../core/screen/screen-route.tsx'
import { ProfileFrame } from './frame.tsx'
import { NotificationsView } from './notifications-view.tsx'
import { notificationsQuery, useNotificationActions } from './queries.ts'

/** `/profile/notifications`: which mails the person gets (screens 2.14). */
export const notificationsRoute = screenRoute({
  path: paths.profileNotifications.pattern,
  title: `${texts.title} · ${profileTexts.title}`,
  query: notificationsQuery,
  Screen: ({ data }) => <NotificationsPage notifications={data} />,
  Pending: () => (
    <ProfileFrame current="notifications">
      <Skeleton lines={6} />
    </ProfileFrame>
  ),
})

function NotificationsPage({ notifications }: { notifications: Notifications }) {
  const { busy, choose } = useNotificationActions()
  return (
    <ProfileFrame current="notifications">
      <NotificationsView
        notifications={notifications}
        busy={busy}
        offline={useNeedsServer()}
        onChoose={choose}
      />
    </ProfileFrame>
  )
}
