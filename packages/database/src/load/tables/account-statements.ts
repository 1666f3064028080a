import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'
import type { LoadTable } from '../load-table.ts'
import { ownedByAccount, type OwnedRow } from './owner.ts'

/** An invoice that the company owes or owed. */
export interface AccountStatementRow extends OwnedRow {
  erp_key: string
  factura_cliente: string
  cufe: string | null
  fecha_factura: CalendarDate | null
  fecha_proveedor: CalendarDate | null
  fecha_vencimiento: CalendarDate
  fecha_recibida: CalendarDate
  estado: string
  estado_programacion_pago: string
  motivo: string | null
  valor_bruto: Money
  valor_iva: Money
  valor_facturado: Money
  saldo_total: Money
}

/** How account statements are loaded. */
export const accountStatementsLoad: LoadTable<AccountStatementRow> = {
  table: 'account_statements',
  columns: [
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
  ],
  key: ['erp_key'],
  references: [ownedByAccount],
  remembers: 'batch-and-time',
}
