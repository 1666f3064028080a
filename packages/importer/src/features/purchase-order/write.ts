import { shareOf, sumMoney, type Money } from '@enlace/domain/money.ts'
import { addCounts, type LoadCounts } from '@enlace/database/load/load-table.ts'
import { purchaseOrderLinesLoad, purchaseOrderLoad } from '@enlace/database/load/tables/purchase-order.ts'
import { upsert } from '@enlace/database/load/upsert.ts'
import { accountKey } from '../../core/mapping/account-key.ts'
import type { Client } from '../../core/records/batch.ts'
import type { DocumentWords } from '../../core/documents/document-words.ts'
import { sumAmounts } from '../../core/documents/line-amounts.ts'
import type { MappingRules } from '../../core/mapping/mapping.ts'
import type { Receipt } from '../../core/documents/receipt.ts'
import { orderLines } from './lines-map.ts'
import type { ReceivedOrder } from './map.ts'

/** Writes the orders that are known from their receipts. All their known items were received, so they are complete. */
export async function writePurchaseOrders(
  client: Client,
  orders: readonly ReceivedOrder[],
  rules: MappingRules,
  words: DocumentWords,
  batch: string,
): Promise<LoadCounts> {
  const withLines = orders.map((order) => ({ order, lines: orderLines(order.receipts) }))
  const rows = withLines.map(({ order, lines }) => {
    const { iva, ...amounts } = sumAmounts(lines.map((line) => line.amounts))
    return {
      erp_key: order.key,
      account_key: accountKey(order.supplier, rules),
      nro_orden: order.nro_orden,
      fecha: order.fecha,
      bodega: onlyOne(order.receipts.map(({ bodega }) => bodega)),
      observaciones: words.orderByReceipts,
      ...amounts,
      valor_impuesto: iva,
      recibido_pct: '100.00',
      facturado_pct: invoicedShare(order.receipts, amounts.valor_neto),
      estado: 'recibida',
    }
  })
  const lines = withLines.flatMap(({ order, lines: own }) =>
    own.map(({ amounts, ...line }, place) => ({
      order_key: order.key,
      linea: place + 1,
      ...line,
      cantidad_recibida: line.cantidad,
      ...amounts,
    })),
  )
  const counts = await upsert(client, purchaseOrderLoad, { rows, batch })
  const parents = orders.map(({ key }) => key)
  return addCounts(counts, await upsert(client, purchaseOrderLinesLoad, { rows: lines, batch, parents }))
}

function invoicedShare(receipts: readonly Receipt[], whole: Money): string {
  const invoiced = receipts.filter(({ invoices }) => invoices !== null)
  if (invoiced.length === receipts.length) return '100.00'
  return shareOf(
    sumMoney(invoiced.flatMap(({ lines }) => lines.map((line) => line.amounts.valor_neto))),
    whole,
    2,
  )
}

/** The place of delivery, if all receipts name the same. */
function onlyOne(names: readonly (string | null)[]): string | null {
  const [first = null, ...others] = new Set(names)
  return others.length === 0 ? first : null
}
