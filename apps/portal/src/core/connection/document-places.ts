import { isAt } from '@enlace/web/path.ts'
import { paths } from '../paths.ts'

/** The lists whose latest page is kept before anybody asks for it. */
export const documentLists = [
  paths.accountStatements,
  paths.paymentsMade,
  paths.purchaseOrders,
  paths.purchaseTickets,
  paths.debitNotes,
  paths.supplierContracts,
] as const

/** Every document's own page. */
export const documentPages = [
  paths.accountStatement,
  paths.paymentMade,
  paths.purchaseOrder,
  paths.purchaseTicket,
  paths.debitNote,
  paths.supplierContract,
] as const

/** Whether a route is one of the document screens, whose answers the device keeps. */
export function isDocumentPlace(route: string): boolean {
  return [...documentLists, ...documentPages].some(({ pattern }) => isAt(pattern, route))
}
