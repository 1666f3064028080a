import { fill } from '@enlace/contract/core/fill.ts'
import type { InvoiceReview } from '@enlace/contract/invoices/desk/schemas.ts'
import {
  invoiceReviewTexts as texts,
  invoiceTwinsTexts,
} from '@enlace/contract/invoices/desk/screen-texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { stateWord } from '@enlace/web/document/state-chip.tsx'
import { paths } from '../../../../core/paths.ts'

type NoticesProps = { review: InvoiceReview; mayOpenErp: boolean }

/** What has to be known of an invoice before anything else: how it was decided, where it is now, whether it may be a duplicate. */
export function Notices({ review, mayOpenErp }: NoticesProps) {
  const { puede_decidir: isOpen, duplicados, regla, devolucion, pendiente_erp: pending, erp } = review
  return (
    <>
      {isOpen && duplicados.length > 0 && <Banner kind="warning">{invoiceTwinsTexts.warning}</Banner>}
      {regla !== null && <Banner kind="info">{fill(texts.byRule, { regla })}</Banner>}
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
      {erp && (
        <Banner kind="info">
          {fill(texts.inErp, { estado: stateWord('factura', erp.estado) })}{' '}
          {mayOpenErp && <Link href={paths.invoice({ id: erp.id })}>{texts.openInErp}</Link>}
        </Banner>
      )}
    </>
  )
}
