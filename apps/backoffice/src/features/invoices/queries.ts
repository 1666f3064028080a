import { retryInvoiceDraft } from '@enlace/contract/connections/bills/calls.ts'
import {
  acceptInvoice,
  assignInvoice,
  downloadDeskInvoiceFile,
  getInvoiceReview,
  listDeskInvoices,
  returnInvoice,
} from '@enlace/contract/invoices/desk/calls.ts'
import type { InvoiceReturning } from '@enlace/contract/invoices/desk/schemas.ts'
import { recordIssuedSupporting } from '@enlace/contract/invoices/issued/calls.ts'
import type { NewIssuedSupporting } from '@enlace/contract/invoices/issued/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { partsOf } from '@enlace/web/http/file-parts.ts'
import { download, framedAddress } from '@enlace/web/http/download.ts'
import { keyOfList } from '../../core/list/key-of-list.ts'
import { send } from '../../core/session/client.ts'

/** What every page of the list is kept under. */
export const invoicesKey = () => keyOfList(listDeskInvoices)

/** One invoice with all that is needed to decide about it. */
export const reviewQuery = (id: string) => ({
  ...callQuery(getInvoiceReview, { params: { id } }),
  staleTime: 0,
})

/** The invoices to decide, the oldest first: the first page of them. */
export const queueQuery = () => ({
  ...callQuery(listDeskInvoices, { query: { status: 'radicada,en_revision', sort: 'turno', size: '50' } }),
  staleTime: 0,
})

/** What is done with an invoice; each answers how it stands then. @throws CallFailure */
export const actsOf = (id: string) => {
  const params = { id }
  return {
    accept: (version: number) => send(acceptInvoice, { params, body: { version } }),
    giveBack: (body: InvoiceReturning) => send(returnInvoice, { params, body }),
    assign: (version: number, responsable: string | null) =>
      send(assignInvoice, { params, body: { version, responsable } }),
  }
}

/** An invoice as it is now is given to a member, or to nobody. @throws CallFailure */
export async function assignNow(id: string, member: string | null) {
  const { version } = await send(getInvoiceReview, { params: { id } })
  return actsOf(id).assign(version, member)
}

/** Has an invoice written into the ERP again soon. @throws CallFailure */
export const retryDraft = (id: string) => send(retryInvoiceDraft, { params: { id } })

/** Where a file is shown once. @throws CallFailure */
export const fileAddress = (id: string) => framedAddress(downloadDeskInvoiceFile, { params: { id } })

/** Gets a file of an invoice to the person. */
export const downloadFile = (id: string) => download(downloadDeskInvoiceFile, { params: { id } })

/** Records the documento soporte of a cuenta de cobro with its files. @throws CallFailure */
export const recordIssued = (id: string, said: NewIssuedSupporting, files: readonly File[]) =>
  send(recordIssuedSupporting, { params: { id }, body: { ...said, ...partsOf(files) } })
