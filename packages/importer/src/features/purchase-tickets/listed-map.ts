import { loadedEntries, loadedEntryLines } from '@enlace/contract/purchase-tickets/loaded.ts'
import type { ListedTicketRow, PurchaseTicketLineRow } from '@enlace/database/load/tables/purchase-tickets.ts'
import { checkedReason } from './checked-map.ts'
import type { DocumentKeys } from '../../core/records/document-keys.ts'
import { readKept } from '../../core/records/kept-fields.ts'
import type { ListedKind } from '../../core/documents/listed-documents.ts'
import { readLineAmounts, readState, readTotals, readUnit } from '../../core/documents/listed-fields.ts'
import { readCurrency } from '../../core/records/read-money.ts'
import type { FieldOf } from '../../core/mapping/targets.ts'

/** How warehouse entries sent by the ERP itself are read; `orders` are the company's existing ones. */
export function listedTickets(
  orders: DocumentKeys,
): ListedKind<
  FieldOf<'warehouse-entries'>,
  FieldOf<'warehouse-entries-lines'>,
  ListedTicketRow,
  PurchaseTicketLineRow
> {
  return {
    table: 'purchase_tickets',
    linesTable: 'purchase_tickets_lines',
    names: 'entrada',
    compared: { total: 'valor_neto', field: 'neto' },
    needsTotals: true,
    totalsOf: readTotals,
    rowOf: (record, { key, account, supplier }, { iva, ...amounts }) => {
      const orden = record.code('orden') ?? null
      const order_key = orden === null ? null : (orders.find(record, 'orden', supplier) ?? null)
      if (orden !== null && order_key === null)
        record.doubt('order-unknown', { field: 'orden', value: orden })
      return {
        erp_key: key,
        account_key: account,
        nro_entrada: record.required('numero', record.code('numero')),
        fecha: record.required('fecha', record.date('fecha')),
        oc_relacionada: orden,
        order_key,
        ...readKept(record, loadedEntries),
        moneda: readCurrency(record, 'moneda'),
        ...amounts,
        valor_impuesto: iva,
        estado: readState(record, 'entrada') ?? 'registrada',
      }
    },
    lineOf: (record, { key, linea }) => {
      const amounts = readLineAmounts(record)
      const kept = readKept(record, loadedEntryLines)
      return {
        ticket_key: key,
        linea,
        item: record.required('item', record.code('item')),
        descripcion: record.required('descripcion', record.paragraph('descripcion')),
        um: readUnit(record),
        ...amounts,
        ...kept,
        motivo_rechazo: checkedReason(record, { ...kept, cantidad: amounts.cantidad }),
      }
    },
    amountsOf: (line) => line,
  }
}
