import { fill } from '@enlace/contract/core/fill.ts'
import type { MailKind, Notifications } from '@enlace/contract/profile/schemas.ts'
import { notificationTexts as texts } from '@enlace/contract/profile/texts.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import styles from './other-mails.module.css'

type OtherMailsProps = {
  title: string
  mails: Notifications
  /** The kind that is being switched. */
  busy: string | undefined
  offline: { disabled?: true; title?: string }
  onChoose: (kind: MailKind, isOn: boolean) => void
}

/** Mails that may be switched off and that no notification stands beside, each at once. */
export function OtherMails({ title, mails, busy, offline, onChoose }: OtherMailsProps) {
  return (
    <Panel title={title}>
      <Stack isNarrow>
        <p>{fill(texts.intro, { email: mails.email })}</p>
        <ul className={styles.kinds}>
          {mails.kinds.map(({ kind, isOn }) => (
            <li key={kind} aria-busy={busy === kind || undefined}>
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
  )
}

/** What is sent whatever somebody chooses. */
export function AlwaysSent({ title, text }: { title: string; text: string }) {
  return (
    <Panel title={title}>
      <Stack isNarrow>
        <p>{text}</p>
      </Stack>
    </Panel>
  )
}
