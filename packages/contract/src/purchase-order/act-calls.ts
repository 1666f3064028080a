import * as z from 'zod/mini'
import { Agreement, DocumentActs, OrderReport } from '../acts/schemas.ts'
import { defineCall } from '../core/call.ts'
import { placeAccess } from '../content/menu/access.ts'
import { messageLimits } from '../questions/limits.ts'
import { DocumentId } from '../core/values.ts'

const access = placeAccess.purchaseOrders
const params = z.object({ id: DocumentId })

export const confirmPurchaseOrder = defineCall({
  purpose: 'Confirms a purchase order as it stands; the buyer is mailed.',
  method: 'POST',
  path: '/purchase-order/:id/confirm',
  access,
  limit: 'question',
  params,
  body: Agreement,
  answer: DocumentActs,
})

export const reportPurchaseOrder = defineCall({
  purpose:
    'Proposes dates or reports problems on lines of a purchase order: lines as JSON text, files beside them.',
  method: 'POST',
  path: '/purchase-order/:id/report',
  access,
  limit: 'question',
  encoding: 'multipart',
  files: messageLimits.files,
  params,
  body: OrderReport,
  answer: DocumentActs,
})
