import { deskInvoices } from '@enlace/contract/account-statements/desk/calls.ts'
import type { Call } from '@enlace/contract/core/call.ts'
import type { OfDocument } from '@enlace/contract/core/values.ts'
import { deskNotes } from '@enlace/contract/notes-debit/desk/document-calls.ts'
import { deskPayments } from '@enlace/contract/payments-made/desk/calls.ts'
import { deskOrders } from '@enlace/contract/purchase-order/desk/calls.ts'
import { deskTickets } from '@enlace/contract/purchase-tickets/desk/calls.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import type * as z from 'zod/mini'
import type { DeskKind } from './document-places.ts'

type OneCall = Call<
  typeof OfDocument,
  undefined,
  undefined,
  z.ZodMiniType<{ moneda: string; estado: string }>
>

const calls: Readonly<Record<DeskKind, OneCall>> = {
  'account-statements': deskInvoices.one,
  'payments-made': deskPayments.one,
  'purchase-order': deskOrders.one,
  'purchase-tickets': deskTickets.one,
  'notes-debit': deskNotes.one,
}

/** The document that something else of the back office names, by what every kind has. */
export const namedDocumentQuery = (kind: DeskKind, id: string) => callQuery(calls[kind], { params: { id } })
