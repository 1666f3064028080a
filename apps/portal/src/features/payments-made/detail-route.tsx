import { fill } from '@enlace/contract/core/fill.ts'
import { getPaymentMade } from '@enlace/contract/payments-made/calls.ts'
import { paymentMadeTexts } from '@enlace/contract/payments-made/detail-texts.ts'
import { paymentsMadeTexts } from '@enlace/contract/payments-made/texts.ts'
import { useMaySeeCertificates } from '../../core/certificates/use-may-see-certificates.ts'
import { readBoot } from '../../core/company/boot.ts'
import { DocumentSkeleton } from '@enlace/web/document/document-skeleton.tsx'
import { documentParams } from '../../core/document/document-params.ts'
import { useMayOpen } from '../../core/document/use-may-open.ts'
import { paths } from '../../core/paths.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { PaymentMadeView } from './detail-view.tsx'

const listHref = (days: number) => paths.paymentsMade({ days })

/** One payment by its opaque id (decisions 4). */
export const paymentMadeRoute = screenRoute({
  path: paths.paymentMade.pattern,
  params: documentParams,
  query: ({ id }) => callQuery(getPaymentMade, { params: { id } }),
  title: ({ data }) =>
    data ? fill(paymentMadeTexts.title, { numero: data.comprobante }) : paymentsMadeTexts.title,
  Screen: ({ params, data }) => (
    <PaymentMadeView
      payment={data}
      listHref={listHref(params.days)}
      showsInvoiceDate={readBoot().parameters.date_invoice > 0}
      invoiceHref={(id) => paths.accountStatement({ days: 0, id })}
      mayOpen={useMayOpen()}
      showsWithholdings={useMaySeeCertificates()}
    />
  ),
  Pending: ({ params }) => (
    <DocumentSkeleton list={{ label: paymentsMadeTexts.title, href: listHref(params.days) }} />
  ),
})
