import {
  findAccountStatements,
  staffInvoices,
} from '../apps/server/src/modules/account-statements/queries.ts'
import { findDebitNotes, staffNotes } from '../apps/server/src/modules/notes-debit/queries.ts'
import {
  findPaidInvoices,
  findPaymentsMade,
  staffPayments,
} from '../apps/server/src/modules/payments-made/queries.ts'
import { findPurchaseOrders, staffOrders } from '../apps/server/src/modules/purchase-order/queries.ts'
import { findPurchaseTickets, staffTickets } from '../apps/server/src/modules/purchase-tickets/queries.ts'
import type { Database } from '../packages/database/src/database.ts'
import type { Scope } from '../packages/database/src/scope.ts'

/** A filter, an order or a page, and whether a time is promised for it. */
export interface Asked {
  filter: object
  isPromised: boolean
}

/** A list with all that is asked of it. */
export interface MeasuredList {
  name: string
  find: (db: Database, scope: Scope, filter: object) => Promise<unknown>
  asked: readonly Asked[]
}

/** What every list offers. */
const promised = [{}, { days: 90 }, { from: '2024-01-01' }, { page: 200 }]
/** What has to look at the documents themselves. */
const open = [{ q: '77123' }, { q: '7' }, { q: 'ZZZ' }, { min: '50000' }, { min: '1' }]

/** Puts together what is asked of a list: its own filters, for which a time is promised, and its orders. */
function listOf(
  name: string,
  find: (db: Database, scope: Scope, filter: never) => Promise<unknown>,
  filters: readonly object[],
  sorts: readonly string[],
): MeasuredList {
  return {
    name,
    // Each filter is one of the list's own, which one type for all lists does not say.
    find: find as MeasuredList['find'],
    asked: [
      ...[...promised, ...filters].map((filter) => ({ filter, isPromised: true })),
      ...[...open, ...sorts.map((sort) => ({ sort }))].map((filter) => ({ filter, isPromised: false })),
    ],
  }
}

/** The lists of a supplier. */
export const supplierLists: readonly MeasuredList[] = [
  listOf(
    'invoices',
    findAccountStatements,
    [{ status: ['programada'] }, { saldo: 'vencido' }, { bucket: ['d1_30'] }, { pago_desde: '2026-01-01' }],
    ['-saldo', 'factura', '-fecha_factura', 'pago', 'estado'],
  ),
  listOf(
    'payments',
    findPaymentsMade,
    [{ status: ['en_proceso'] }, { medio: 'Cheque' }, { banco: 'Bancolombia' }],
    ['-pagado', 'comprobante', 'medio', 'banco', 'estado', 'facturas'],
  ),
  listOf(
    'paid invoices',
    findPaidInvoices,
    [{ status: ['en_proceso'] }, { medio: 'Cheque' }],
    ['-neto', 'factura', 'comprobante'],
  ),
  listOf(
    'orders',
    findPurchaseOrders,
    [
      { status: ['recibida_parcial'] },
      { entrega: 'por_entregar' },
      { comprador: 'Comprador 3' },
      { bodega: 'Bodega 1' },
    ],
    ['-neto', 'orden', 'comprador', 'entrega', 'estado', 'comentarios'],
  ),
  listOf(
    'entries',
    findPurchaseTickets,
    [{ status: ['registrada'] }, { sin_facturar: '1' }, { con_rechazos: '1' }, { bodega: 'Bodega 1' }],
    ['-neto', 'entrada', 'orden', 'estado'],
  ),
  listOf(
    'debit notes',
    findDebitNotes,
    [{ status: ['emitida'] }, { por_aplicar: '1' }, { motivo: 'Devolución' }],
    ['-valor', 'nota', 'motivo', 'estado'],
  ),
]

const staffSorts = ['proveedor']

/** The staff's lists of all suppliers. */
export const staffLists: readonly MeasuredList[] = [
  listOf('invoices', staffInvoices.page, [{ saldo: 'vencido' }, { status: ['recibida'] }], staffSorts),
  listOf('payments', staffPayments.page, [{ status: ['en_proceso'] }], staffSorts),
  listOf('orders', staffOrders.page, [{ entrega: 'por_entregar' }, { comprador: 'Comprador 3' }], staffSorts),
  listOf('entries', staffTickets.page, [{ sin_facturar: '1' }], staffSorts),
  listOf('debit notes', staffNotes.page, [{ por_aplicar: '1' }], staffSorts),
]
