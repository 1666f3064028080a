import {
  assignInvoiceMail,
  discardInvoiceMail,
  downloadInvoiceMailFile,
  getInvoiceMail,
  readInvoiceMailbox,
  reopenInvoiceMail,
} from '@enlace/contract/invoice-mail/desk/calls.ts'
import type { InvoiceMailDetail } from '@enlace/contract/invoice-mail/desk/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { download } from '@enlace/web/http/download.ts'
import { send } from '../../core/session/client.ts'

/** Milliseconds between two looks at a mail that is being read. */
const watchEvery = 2000

/** One mail with its attachments; looked at again while it is being read. */
export const invoiceMailQuery = (id: string) => ({
  ...callQuery(getInvoiceMail, { params: { id } }),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data: InvoiceMailDetail | undefined } }) =>
    state.data?.estado === 'por_leer' ? watchEvery : (false as const), // false is "never", not any boolean
})

/** What is done with a mail; each answers how it stands then. @throws CallFailure */
export const actsOf = (id: string) => {
  const params = { id }
  return {
    assign: (version: number, proveedor: number) =>
      send(assignInvoiceMail, { params, body: { version, proveedor } }),
    discard: (version: number, nota: string) => send(discardInvoiceMail, { params, body: { version, nota } }),
    reopen: (version: number) => send(reopenInvoiceMail, { params, body: { version } }),
  }
}

/** Has the mailbox read at once. @throws CallFailure */
export const readNow = () => send(readInvoiceMailbox)

/** Gets an attachment to the person. */
export const downloadFile = (id: string) => download(downloadInvoiceMailFile, { params: { id } })
