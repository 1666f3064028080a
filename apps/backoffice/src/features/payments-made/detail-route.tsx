import { deskPayments } from '@enlace/contract/payments-made/desk/calls.ts'
import { deskPaymentDocument } from '@enlace/contract/payments-made/desk/document.ts'
import { documentRoute } from '../../core/documents/document-route.tsx'

/** `/pagos/{id}`: a payment of a supplier. */
export const paymentRoute = documentRoute({
  description: deskPaymentDocument,
  calls: deskPayments,
})
