import { deskCallsOf, deskLinesOf } from '../../documents/desk/desk-calls.ts'
import { deskPaymentDocument } from './document.ts'

/** The payments to all suppliers, for the staff. */
export const deskPayments = {
  ...deskCallsOf(deskPaymentDocument),
  lines: deskLinesOf(deskPaymentDocument),
}
