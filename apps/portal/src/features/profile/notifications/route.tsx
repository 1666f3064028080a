import type { NotificationChoices } from '@enlace/contract/notifications/schemas.ts'
import { notificationTexts as texts, profileTexts } from '@enlace/contract/profile/texts.ts'
import { choicesTexts } from '@enlace/contract/notifications/choices-texts.ts'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useQuery } from '@tanstack/react-query'
import { useNeedsServer } from '@enlace/web/connection.ts'
import { paths } from '../../../core/paths.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { ProfileFrame } from '../../../core/profile/frame.tsx'
import { DailyPanel } from './daily-panel.tsx'
import { AlwaysSent, OtherMails } from './other-mails.tsx'
import { PushPanel } from './push-panel.tsx'
import { choicesQuery, otherMailsQuery, useChoiceActions, useOtherMailActions } from './queries.ts'
import { usePush } from './use-push.ts'
import { WaysPanel } from './ways-panel.tsx'

/** `/profile/notifications`: what the person is told of, and by which ways (screens 2.14). */
export const notificationsRoute = screenRoute({
  path: paths.profileNotifications.pattern,
  title: `${texts.tab} · ${profileTexts.title}`,
  query: choicesQuery,
  Screen: ({ data }) => <NotificationsTab choices={data} />,
  Pending: () => (
    <ProfileFrame current="notifications">
      <Skeleton lines={8} />
    </ProfileFrame>
  ),
})

function NotificationsTab({ choices }: { choices: NotificationChoices }) {
  const { busy, chooseWay, chooseBox, removeDevice } = useChoiceActions(choices)
  const push = usePush(choices.push.publicKey)
  const offline = useNeedsServer()
  return (
    <ProfileFrame current="notifications">
      <Stack gap="large">
        <WaysPanel choices={choices} busy={busy} offline={offline} onChoose={chooseWay} />
        <DailyPanel
          box={choices.box}
          hour={choices.dailyHour}
          isBusy={busy === 'daily'}
          offline={offline}
          onChoose={(isDaily) => chooseBox({ isDaily })}
        />
        <PushPanel
          {...push}
          devices={choices.push.devices}
          box={choices.box}
          busyWith={busy}
          offline={offline}
          onLockScreen={(tellsOnLockScreen) => chooseBox({ tellsOnLockScreen })}
          onRemove={removeDevice}
        />
        <Others />
        <AlwaysSent title={texts.alwaysTitle} text={texts.always} />
      </Stack>
    </ProfileFrame>
  )
}

/** Mails that no notification stands beside; they come after the rest, and the rest does without them. */
function Others() {
  const { data } = useQuery({ ...otherMailsQuery(), meta: { isQuiet: true } })
  const { busy, choose } = useOtherMailActions()
  const offline = useNeedsServer()
  if (data === undefined) return null
  return (
    <OtherMails title={choicesTexts.other} mails={data} busy={busy} offline={offline} onChoose={choose} />
  )
}
