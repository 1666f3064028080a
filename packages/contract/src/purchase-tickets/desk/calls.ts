import { deskCallsOf, deskLinesOf } from '../../documents/desk/desk-calls.ts'
import { deskTicketDocument } from './document.ts'

/** The warehouse entries of all suppliers, for the staff. */
export const deskTickets = {
  ...deskCallsOf(deskTicketDocument),
  lines: deskLinesOf(deskTicketDocument),
}
