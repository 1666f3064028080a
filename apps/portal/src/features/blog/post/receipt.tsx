import { fill } from '@enlace/contract/core/fill.ts'
import type { BlogPost } from '@enlace/contract/blog/supplier/schemas.ts'
import { receiptTexts as texts } from '@enlace/contract/blog/supplier/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Button } from '@enlace/ui/button.tsx'
import { checkCircleIcon, checkIcon, warningIcon } from '@enlace/ui/core/icons.ts'
import { Icon } from '@enlace/ui/icon.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import styles from './receipt.module.css'

type ReceiptProps = { post: BlogPost; isConfirming: boolean; onConfirm: () => void }

const place = 'confirmacion'

/** "He leído" beneath a communiqué, or when the person said so. */
export function Receipt({ post, isConfirming, onConfirm }: ReceiptProps) {
  const { tipo, confirmado_at, confirmo_antes } = post
  if (tipo !== 'comunicado') return null
  return (
    <div id={place} className={styles.receipt} tabIndex={-1}>
      <Panel title={texts.title} isScreenOnly>
        {confirmado_at === null ? (
          <div className={styles.ask}>
            <p>{confirmo_antes ? texts.askAgain : texts.ask}</p>
            <Button variant="primary" icon={checkIcon} isBusy={isConfirming} onClick={onConfirm}>
              {texts.confirm}
            </Button>
          </div>
        ) : (
          <p className={styles.given}>
            <Icon path={checkCircleIcon} size={20} />
            {fill(texts.given, { fecha: formatInstant(new Date(confirmado_at)) })}
          </p>
        )}
      </Panel>
    </div>
  )
}

/** Says above the text that a receipt is asked for beneath it; nothing once it was given. */
export function ReceiptNotice({ post: { tipo, confirmado_at, confirmo_antes } }: Pick<ReceiptProps, 'post'>) {
  if (tipo !== 'comunicado' || confirmado_at !== null) return null
  return (
    <div className={styles.notice}>
      <Icon path={warningIcon} size={20} />
      <p>{confirmo_antes ? texts.noticeAgain : texts.notice}</p>
      <Button variant="quiet" onClick={goToReceipt}>
        {texts.goTo}
      </Button>
    </div>
  )
}

/** The address is the route, so a link within the page is a move of the focus. */
function goToReceipt() {
  const receipt = document.getElementById(place)
  receipt?.scrollIntoView({ block: 'center' })
  receipt?.focus({ preventScroll: true })
}
