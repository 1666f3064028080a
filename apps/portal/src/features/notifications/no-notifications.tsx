import { notificationsTexts as texts } from '@enlace/contract/notifications/screen-texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { bellIcon } from '@enlace/ui/core/icons.ts'
import { EmptyState } from '@enlace/ui/empty-state.tsx'

type NoNotificationsProps = {
  /** Whether there are any at all. */
  isEver: boolean
  isUnreadOnly: boolean
  onAll: () => void
}

/** Why there is nothing to see: there never was, all is read, or the filter leaves none. */
export function NoNotifications({ isEver, isUnreadOnly, onAll }: NoNotificationsProps) {
  const { title, body } = !isEver ? texts.never : isUnreadOnly ? texts.allRead : texts.nothing
  return (
    <EmptyState
      icon={bellIcon}
      title={title}
      {...(isEver && { action: <Button onClick={onAll}>{texts.nothing.action}</Button> })}
    >
      {body}
    </EmptyState>
  )
}
