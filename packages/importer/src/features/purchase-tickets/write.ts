import { loadedEntries, loadedEntryLines } from '@enlace/contract/purchase-tickets/loaded.ts'
import { addCounts, type LoadCounts } from '@enlace/database/load/load-table.ts'
import {
  purchaseTicketsLinesLoad,
  purchaseTicketsLoad,
  type PurchaseTicketLineRow,
} from '@enlace/database/load/tables/purchase-tickets.ts'
import { upsert } from '@enlace/database/load/upsert.ts'
import { accountKey } from '../../core/mapping/account-key.ts'
import type { Client } from '../../core/records/batch.ts'
import { noneKept } from '../../core/records/kept-fields.ts'
import { sumAmounts } from '../../core/documents/line-amounts.ts'
import type { MappingRules } from '../../core/mapping/mapping.ts'
import type { Receipt } from '../../core/documents/receipt.ts'

/** The order of a receipt, by its ERP key and its displayed number. */
export interface OrderOfReceipt {
  key: string
  nro_orden: string
}

/** Writes receipts as warehouse entries with their items; an entry's items are replaced as a whole. */
export async function writePurchaseTickets(
  client: Client,
  receipts: readonly Receipt[],
  orders: ReadonlyMap<Receipt, OrderOfReceipt>,
  rules: MappingRules,
  batch: string,
): Promise<LoadCounts> {
  const rows = receipts.map((receipt) => {
    const { iva, ...amounts } = sumAmounts(receipt.lines.map((line) => line.amounts))
    const order = orders.get(receipt)
    return {
      erp_key: receipt.key,
      account_key: accountKey(receipt.supplier, rules),
      nro_entrada: receipt.nro_entrada,
      fecha: receipt.fecha,
      oc_relacionada: order?.nro_orden ?? null,
      order_key: order?.key ?? null,
      ...noneKept(loadedEntries),
      bodega: receipt.bodega,
      ...amounts,
      valor_impuesto: iva,
      estado: receipt.invoices === null ? 'registrada' : 'facturada',
    }
  })
  const counts = await upsert(client, purchaseTicketsLoad, { rows, batch })
  const parents = receipts.map(({ key }) => key)
  return addCounts(
    counts,
    await upsert(client, purchaseTicketsLinesLoad, { rows: linesOf(receipts), batch, parents }),
  )
}

function* linesOf(receipts: readonly Receipt[]): Generator<PurchaseTicketLineRow> {
  for (const receipt of receipts) {
    for (const [place, { amounts, ...line }] of receipt.lines.entries()) {
      const told = { ...noneKept(loadedEntryLines), ...line, ...amounts }
      yield { ...told, ticket_key: receipt.key, linea: place + 1 }
    }
  }
}
