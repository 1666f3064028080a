import { getPaymentMade } from '@enlace/contract/payments-made/calls.ts'
import { paymentDocument } from '@enlace/contract/payments-made/document.ts'
import { paymentsMadeTexts } from '@enlace/contract/payments-made/texts.ts'
import { useMaySeeCertificates } from '../../core/certificates/use-may-see-certificates.ts'
import { readBoot } from '../../core/company/boot.ts'
import { documentRoute } from '../../core/document/document-route.tsx'
import { PaymentMadeView } from './detail-view.tsx'

export const paymentMadeRoute = documentRoute({
  call: getPaymentMade,
  document: paymentDocument,
  list: paymentsMadeTexts.title,
  View: (props) => (
    <PaymentMadeView
      {...props}
      parameters={readBoot().parameters}
      showsWithholdings={useMaySeeCertificates()}
    />
  ),
})
