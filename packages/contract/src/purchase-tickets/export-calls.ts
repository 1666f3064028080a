import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { exporting, ExportParams, RequestedExport } from '../exports/schemas.ts'
import { paging } from '../core/list/list.ts'
import { placeAccess } from '../content/menu/access.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { PurchaseTicketsQuery } from './schemas.ts'

const access = placeAccess.purchaseTickets
const query = z.extend(z.omit(PurchaseTicketsQuery, paging), exporting)

/** Warehouse entries of the whole filter as a file, where they are not too many to wait for. */
export const exportPurchaseTickets = defineCall({
  purpose: 'Warehouse entries of the whole filter as XLSX, CSV or PDF.',
  method: 'GET',
  path: '/purchase-tickets/export/:format',
  access,
  params: ExportParams,
  query,
  delivers: 'file',
  answer: FileBytes,
})

/** The same made in the background, to be found among the downloads. */
export const requestPurchaseTicketsExport = defineCall({
  purpose: 'Warehouse entries of the whole filter as a file that is made in the background.',
  method: 'POST',
  path: '/purchase-tickets/export/:format',
  access,
  isForReaders: true,
  params: ExportParams,
  query,
  answer: RequestedExport,
})
