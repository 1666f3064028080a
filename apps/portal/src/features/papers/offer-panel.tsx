import type { PaperOffer } from '@enlace/contract/papers/desk/schemas.ts'
import { papersTexts as texts } from '@enlace/contract/papers/desk/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { Panel } from '@enlace/ui/panel.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import styles from './view.module.css'

type OfferPanelProps = {
  offer: PaperOffer
  isBusy: boolean
  /** Turns off what needs the server while there is none. */
  offline: { disabled?: true; title?: string }
  onRequest: () => void
}

/** One constancy: what it states, and the button for it, or why it cannot be issued today. */
export function OfferPanel({ offer: { kind, reasons }, isBusy, offline, onRequest }: OfferPanelProps) {
  const { title, body } = texts[kind]
  return (
    <Panel title={title}>
      <div className={styles.offer}>
        <p>{body}</p>
        {reasons.length === 0 ? (
          <Button icon={downloadIcon} isBusy={isBusy} {...offline} onClick={onRequest}>
            {texts.request}
          </Button>
        ) : (
          <>
            <StatusChip tone="warning">{texts.refusedTitle}</StatusChip>
            <ul className={styles.reasons}>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Panel>
  )
}
