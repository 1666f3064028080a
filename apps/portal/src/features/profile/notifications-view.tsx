import { fill } from '@enlace/contract/core/fill'
import type { MailKind, Notifications } from '@enlace/contract/features/profile/schemas'
import { notificationTexts as texts } from '@enlace/contract/features/profile/texts'
import { Checkbox } from '@enlace/ui/checkbox'
import { Panel } from '@enlace/ui/panel'
import { Stack } from '@enlace/ui/stack'
import styles from './notifications-view.module.css'

type NotificationsViewProps = {
  notifications: Notifications
  /** The kind that is being switched. */
  busy: string | undefined
  offline: { disabled?: true; title?: string }
  onChoose: (kind: MailKind, isOn: boolean) => void
}

/** The mails that may be switched off, each at once, and those that may not. */
export function NotificationsView({ notifications, busy, offline, onChoose }: NotificationsViewProps) {
  return (
    <Stack gap="large">
      <Panel title={texts.title}>
        <Stack isNarrow>
          <p>{fill(texts.intro, { email: notifications.email })}</p>
          <ul className={styles.kinds}>
            {notifications.kinds.map(({ kind, isOn }) => (
              <li key={kind} className={styles.kind} aria-busy={busy === kind || undefined}>
                <Checkbox
                  label={
                    <>
                      <strong className={styles.name}>{texts.kinds[kind].label}</strong>
                      <span className={styles.hint}>{texts.kinds[kind].hint}</span>
                    </>
                  }
                  // What was chosen stands at once; the server's answer decides.
                  checked={busy === kind ? !isOn : isOn}
                  onChange={({ target }) => onChoose(kind, target.checked)}
                  {...offline}
                />
              </li>
            ))}
          </ul>
        </Stack>
      </Panel>
      <Panel title={texts.alwaysTitle}>
        <Stack isNarrow>
          <p>{texts.always}</p>
        </Stack>
      </Panel>
    </Stack>
  )
}
