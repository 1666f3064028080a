import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'
import type { LoadTable } from '../load-table.ts'
import type { LoadedRow } from './loaded-row.ts'
import { ownedByAccount, type OwnedRow } from './owner.ts'

/** The columns that receipts provide for the invoices that they name; the others keep their values. */
const ofReceipts = [
  'erp_key',
  'factura_cliente',
  'cufe',
  'fecha_factura',
  'fecha_proveedor',
  'fecha_vencimiento',
  'fecha_recibida',
  'estado',
  'estado_programacion_pago',
  'motivo',
  'valor_bruto',
  'valor_iva',
  'valor_facturado',
  'saldo_total',
] as const

/** An invoice that the company owes or owed, known from its receipts. */
export type AccountStatementRow = OwnedRow &
  LoadedRow<'account_statements', typeof ofReceipts> & {
    fecha_vencimiento: CalendarDate
    fecha_recibida: CalendarDate
    valor_bruto: Money
    valor_iva: Money
  }

/** How account statements are loaded. */
export const accountStatementsLoad: LoadTable<AccountStatementRow> = {
  table: 'account_statements',
  columns: ofReceipts,
  key: ['erp_key'],
  references: [ownedByAccount],
  remembers: 'batch-and-time',
}
