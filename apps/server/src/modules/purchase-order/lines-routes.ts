import type { FastifyInstance } from 'fastify'
import { linesTexts } from '@enlace/contract/documents/lines-texts'
import { Problem } from '@enlace/contract/core/problems'
import {
  downloadPurchaseOrderLines,
  downloadPurchaseOrderUbl,
} from '@enlace/contract/purchase-order/lines-calls'
import { ublOrder } from '@enlace/documents/ubl-order'
import { readProfile } from '../company/index.ts'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { fileNameOf, linesFile } from '../documents/index.ts'
import { getPaperParty } from '../papers/index.ts'
import { orderLineSheet } from './lines-present.ts'
import { openPurchaseOrder } from './queries.ts'
import { ublFacts } from './ubl-present.ts'

/** The lines of one order as a spreadsheet, and the order for another system. */
export function purchaseOrderLinesRoutes(app: FastifyInstance): void {
  serveFile(app, downloadPurchaseOrderLines, async ({ db, scope, params }) => {
    const order = await openPurchaseOrder(db, scope, params.id)
    if (order === undefined) throw new Problem('document-not-found')
    const { nro_orden: numero, sucursal, moneda, lines } = order
    return linesFile(
      { db, scope },
      { kind: 'purchase-order', numero, sucursal, moneda, lines, columns: orderLineSheet },
    )
  })

  serveFile(app, downloadPurchaseOrderUbl, async ({ db, scope, params }) => {
    const order = await openPurchaseOrder(db, scope, params.id)
    if (order === undefined) throw new Problem('document-not-found')
    const party = await getPaperParty(db, scope, 'purchase-order')
    const { company } = await readProfile(db, party.company_id)
    return {
      name: fileNameOf(linesTexts.ublFile, order.nro_orden, 'xml'),
      mediaType: 'application/xml',
      body: () => Buffer.from(ublOrder(ublFacts(order, company, party))),
    }
  })
}
