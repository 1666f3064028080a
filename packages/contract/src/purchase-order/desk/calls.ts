import { deskCallsOf, deskLinesOf } from '../../documents/desk/desk-calls.ts'
import { deskOrderDocument } from './document.ts'

/** The purchase orders of all suppliers, for the staff. */
export const deskOrders = {
  ...deskCallsOf(deskOrderDocument),
  lines: deskLinesOf(deskOrderDocument),
}
