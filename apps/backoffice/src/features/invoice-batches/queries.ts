import {
  downloadInvoiceBatch,
  getInvoiceBatches,
  makeInvoiceBatch,
  removeInvoiceFormat,
  undoInvoiceBatch,
} from '@enlace/contract/invoice-batches/calls.ts'
import type { MakingBatch } from '@enlace/contract/invoice-batches/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { download } from '@enlace/web/http/download.ts'
import { send } from '../../core/session/client.ts'

/** The formats, what waits, and the files that were made. */
export const batchesQuery = () => ({ ...callQuery(getInvoiceBatches), staleTime: 0 })

/** Makes a file. @throws CallFailure */
export const sendMaking = (body: MakingBatch) => send(makeInvoiceBatch, { body })

/** Undoes a file. @throws CallFailure */
export const sendUndoing = (id: string) => send(undoInvoiceBatch, { params: { id } })

/** Removes a format. @throws CallFailure */
export const sendRemoval = (id: string) => send(removeInvoiceFormat, { params: { id } })

/** Gets a file to the person. */
export const downloadBatch = (id: string) => download(downloadInvoiceBatch, { params: { id } })
