import type { PoolClient } from 'pg'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'
import { columnsWithout, type LoadedRow } from './loaded-row.ts'
import { ownedLoad, type OwnedRow } from './owner.ts'

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
export const accountStatementsLoad = ownedLoad<AccountStatementRow>('account_statements', ofReceipts)

const columns = columnsWithout('account_statements', [
  'fecha_aceptada',
  'fecha_causada',
  'fecha_programada',
  'fecha_pagada',
  'valor_retefuente',
  'valor_reteiva',
  'valor_reteica',
])

/** An invoice of an ERP's list. */
export type ListedStatementRow = OwnedRow &
  LoadedRow<'account_statements', typeof columns> & {
    fecha_factura: CalendarDate
    fecha_proveedor: CalendarDate
    fecha_vencimiento: CalendarDate
    fecha_recibida: CalendarDate
  }

/** The columns that every source has. A load leaves the others unchanged if the source lacks them. */
const always: ReadonlySet<string> = new Set([
  'erp_key',
  'factura_cliente',
  'fecha_factura',
  'fecha_proveedor',
  'fecha_vencimiento',
  'estado',
  'estado_programacion_pago',
  'moneda',
  'valor_facturado',
  'saldo_total',
])

/** How listed invoices are loaded by a source with these columns: the others keep their values. */
export const listedStatementsLoad = (tells: readonly string[]) =>
  ownedLoad<ListedStatementRow>(
    'account_statements',
    columns.filter((column) => always.has(column) || tells.includes(column)),
  )

/** The columns of an invoice that is closed. */
const ofClosing = [
  'erp_key',
  'factura_cliente',
  'estado',
  'estado_programacion_pago',
  'motivo',
  'saldo_total',
  'valor_facturado',
] as const

/** An open invoice of a source that is no longer in its complete list. */
export type ClosedStatementRow = OwnedRow & LoadedRow<'account_statements', typeof ofClosing>

/** How invoices are closed: only the columns of the closed state. */
export const closedStatementsLoad = ownedLoad<ClosedStatementRow>('account_statements', ofClosing)

/** An open invoice from a source. */
export type OpenStatement = Pick<
  ClosedStatementRow,
  'erp_key' | 'account_key' | 'factura_cliente' | 'valor_facturado'
>

/** The company's open invoices that a load of this source changed last. */
export async function openStatementsOf(client: PoolClient, source: string): Promise<OpenStatement[]> {
  const { rows } = await client.query<OpenStatement>(
    `select s.erp_key, a.erp_key as account_key, s.factura_cliente, s.valor_facturado
       from account_statements s
       join branch_accounts a on a.company_id = s.company_id and a.id = s.third_id
       join import_batches b on b.company_id = s.company_id and b.id = s.import_batch_id
      where s.company_id = (select scope_company()) and s.pendiente and b.source = $1
      order by s.erp_key`,
    [source],
  )
  return rows
}
