import { deskDocumentOf } from '../../documents/desk/desk-document.ts'
import { ticketDocument } from '../document.ts'

/** A warehouse entry as the company's staff reads it. */
export const deskTicketDocument = deskDocumentOf(ticketDocument)
