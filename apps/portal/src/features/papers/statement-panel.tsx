import { fill } from '@enlace/contract/core/fill.ts'
import type { StatementSubscription } from '@enlace/contract/papers/desk/schemas.ts'
import { papersTexts as texts } from '@enlace/contract/papers/desk/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { DateInput } from '@enlace/ui/date-input.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { useId, useState } from 'react'
import styles from './view.module.css'

type StatementPanelProps = {
  subscription: StatementSubscription
  isBusy: boolean
  isSubscribing: boolean
  /** Turns off what needs the server while there is none. */
  offline: { disabled?: true; title?: string }
  onDownload: (range: { from?: string; to?: string }) => void
  onSubscribe: (isOn: boolean) => void
}

/** The statement of account of a range, and whether it comes by mail every month. */
export function StatementPanel(props: StatementPanelProps) {
  const { subscription, isBusy, isSubscribing, offline, onDownload, onSubscribe } = props
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const hintId = useId()
  const isWrong = from !== '' && to !== '' && to < from
  const handleDownload = () => {
    if (!isWrong) onDownload({ ...(from && { from }), ...(to && { to }) })
  }
  return (
    <Panel title={texts.statementTitle}>
      <div className={styles.offer}>
        <p>{texts.statementBody}</p>
        <div className={styles.range}>
          <DateInput
            label={texts.from}
            value={from}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
          <DateInput
            label={texts.to}
            value={to}
            error={isWrong ? texts.wrongOrder : undefined}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
        </div>
        <p className={styles.hint}>{texts.rangeHint}</p>
        <div>
          <Checkbox
            label={fill(texts.monthly, { email: subscription.email })}
            checked={subscription.isOn}
            {...offline}
            aria-busy={isSubscribing || undefined}
            aria-describedby={hintId}
            onChange={(event) => onSubscribe(event.currentTarget.checked)}
          />
          <p className={styles.hint} id={hintId}>
            {texts.monthlyHint}
          </p>
        </div>
        <Button icon={downloadIcon} isBusy={isBusy} {...offline} onClick={handleDownload}>
          {texts.download}
        </Button>
      </div>
    </Panel>
  )
}
