import type { InvoiceDraft } from '@enlace/contract/connections/bills/schemas.ts'
import { billTexts } from '@enlace/contract/connections/bills/texts.ts'
import { connectionSystemTexts } from '@enlace/contract/connections/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { fillFor } from '@enlace/contract/invoices/class-texts.ts'
import type { InvoiceReview } from '@enlace/contract/invoices/desk/schemas.ts'
import {
  invoiceReviewTexts as texts,
  invoiceTwinsTexts,
} from '@enlace/contract/invoices/desk/screen-texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { showInstant } from '@enlace/web/document/shown.ts'
import { stateWord } from '@enlace/web/document/state-chip.tsx'
import { paths } from '../../../../core/paths.ts'
import { draftWords } from '../../draft.ts'

type NoticesProps = {
  review: InvoiceReview
  mayOpenErp: boolean
  /** Nothing for who may not write. */
  onRetryDraft: (() => void) | undefined
}

/** What has to be known of an invoice before anything else: how it was decided, where it is now, whether it may be a duplicate. */
export function Notices({ review, mayOpenErp, onRetryDraft }: NoticesProps) {
  const { puede_decidir: isOpen, duplicados, regla, devolucion, pendiente_erp: pending, erp } = review
  return (
    <>
      {isOpen && duplicados.length > 0 && <Banner kind="warning">{invoiceTwinsTexts.warning}</Banner>}
      {regla !== null && (
        <Banner kind="info">
          {fill(review.estado === 'devuelta' ? texts.returnedByRule : texts.byRule, { regla })}
        </Banner>
      )}
      {review.estado === 'devuelta' && devolucion && (
        <Banner kind="info">
          {fill(texts.returned, { motivo: devolucion.titulo })} {devolucion.detalle}{' '}
          {fill(texts.toldStep, { paso: devolucion.paso })}
        </Banner>
      )}
      {pending && (
        <Banner kind={pending.es_tarde ? 'warning' : 'info'}>
          {pending.es_tarde ? fill(texts.lateInErp, { n: pending.dias }) : texts.pendingInErp}
        </Banner>
      )}
      {review.borrador_erp && <DraftNotice draft={review.borrador_erp} onRetry={onRetryDraft} />}
      {erp && (
        <Banner kind="info">
          {fill(texts.inErp, { estado: stateWord('factura', erp.estado) })}{' '}
          {mayOpenErp && <Link href={paths.invoice({ id: erp.id })}>{fillFor(review, texts.openInErp)}</Link>}
        </Banner>
      )}
    </>
  )
}

type DraftNoticeProps = { draft: InvoiceDraft; onRetry: (() => void) | undefined }

/** The draft that a connection wrote into the ERP, or why there is none yet. */
function DraftNotice({ draft, onRetry }: DraftNoticeProps) {
  const { estado, sistema, motivo, reintenta_at: at } = draft
  if (estado !== 'pendiente') return <Banner kind="info">{draftWords(draft)}</Banner>
  return (
    <Banner kind="warning">
      {fill(billTexts.waiting, { erp: connectionSystemTexts[sistema], motivo: motivo ?? '' })}{' '}
      {at !== null && fill(billTexts.nextTry, { cuando: showInstant(at) })}
      {onRetry && (
        <Actions>
          <Button onClick={onRetry}>{billTexts.retry}</Button>
        </Actions>
      )}
    </Banner>
  )
}
