import { fillFor } from '@enlace/contract/invoices/class-texts.ts'
import type { InvoiceDetail } from '@enlace/contract/invoices/schemas.ts'
import { invoiceTrailTexts } from '@enlace/contract/invoices/screen-texts.ts'
import { invoiceTexts as texts } from '@enlace/contract/invoices/supplier-texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { PlainList } from '@enlace/ui/plain-list.tsx'
import { showInstant } from '@enlace/web/document/shown.ts'
import { paths } from '../../../core/paths.ts'

/** How an invoice stands where the supplier has something to do or to know: returned, not ready, late, or in the ERP. */
export function StandingPart({ invoice }: { invoice: InvoiceDetail }) {
  const { devolucion, estado, impedimentos, pendiente_erp, erp } = invoice
  return (
    <>
      {devolucion && estado === 'devuelta' && (
        <Banner kind="warning">
          <p>
            <strong>{fillFor(invoice, texts.returned)}</strong>
          </p>
          <p>
            {invoiceTrailTexts.reason}: {devolucion.titulo}
            {devolucion.detalle !== '' && `. ${devolucion.detalle}`}
          </p>
          <p>
            {invoiceTrailTexts.nextStep}: {devolucion.paso}
          </p>
        </Banner>
      )}
      {impedimentos.length > 0 && (
        <Banner kind="warning">
          <p>
            <strong>{texts.blocked}</strong>
          </p>
          <PlainList gap="small">
            {impedimentos.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </PlainList>
        </Banner>
      )}
      {pendiente_erp?.es_tarde && (
        <Banner kind="info">
          {fillFor(invoice, texts.late, { fecha: showInstant(pendiente_erp.desde) })}
        </Banner>
      )}
      {erp && (
        <Banner
          kind="info"
          action={
            <ButtonLink href={paths.accountStatement({ days: 0, id: erp.id })}>{texts.seeInErp}</ButtonLink>
          }
        >
          {fillFor(invoice, texts.inErp)}
        </Banner>
      )}
    </>
  )
}
