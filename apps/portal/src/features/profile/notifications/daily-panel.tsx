import { fill } from '@enlace/contract/core/fill.ts'
import type { NotificationBox } from '@enlace/contract/notifications/schemas.ts'
import { choicesTexts } from '@enlace/contract/notifications/choices-texts.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import styles from './other-mails.module.css'

const texts = choicesTexts.daily

type DailyPanelProps = {
  box: NotificationBox
  hour: number
  isBusy: boolean
  offline: { disabled?: true; title?: string }
  onChoose: (isDaily: boolean) => void
}

/** One mail a day instead of single ones. */
export function DailyPanel({ box, hour, isBusy, offline, onChoose }: DailyPanelProps) {
  return (
    <Panel title={texts.title}>
      <Stack isNarrow>
        <Checkbox
          label={
            <>
              <strong className={styles.name}>{texts.label}</strong>
              <span className={styles.hint}>
                {fill(texts.hint, { hora: `${String(hour).padStart(2, '0')}:00` })}
              </span>
            </>
          }
          checked={isBusy ? !box.isDaily : box.isDaily}
          onChange={({ target }) => onChoose(target.checked)}
          {...offline}
        />
      </Stack>
    </Panel>
  )
}
