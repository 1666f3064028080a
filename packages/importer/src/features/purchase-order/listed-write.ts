import { addCounts, tellingOnly, type LoadCounts } from '@enlace/database/load/load-table.ts'
import {
  listedOrderLinesLoad,
  listedOrdersLoad,
  type ListedOrderLineRow,
  type ListedOrderRow,
} from '@enlace/database/load/tables/purchase-order.ts'
import { upsert } from '@enlace/database/load/upsert.ts'
import type { Client } from '../../core/records/batch.ts'
import type { ListedDocuments } from '../../core/documents/listed-documents.ts'
import { keepsUntold, keepsUntoldOfLine } from '../../core/mapping/told-columns.ts'
import type { Mapping } from '../../core/mapping/mapping.ts'

/** Writes orders and lines sent by the ERP itself. */
export async function writeListedOrders(
  client: Client,
  { rows, lines, parents }: ListedDocuments<ListedOrderRow, ListedOrderLineRow>,
  mapping: Mapping,
  batch: string,
): Promise<LoadCounts> {
  const orders = tellingOnly(listedOrdersLoad, keepsUntold('purchase-order', mapping))
  const own = tellingOnly(listedOrderLinesLoad, keepsUntoldOfLine('purchase-order-lines', mapping))
  const counts = await upsert(client, orders, { rows, batch })
  return addCounts(counts, await upsert(client, own, { rows: lines, batch, parents }))
}
