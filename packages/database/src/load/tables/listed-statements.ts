import type { PoolClient } from 'pg'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'
import type { LoadTable } from '../load-table.ts'
import { columnsWithout, type LoadedRow } from './loaded-row.ts'
import { ownedByAccount, type OwnedRow } from './owner.ts'

const columns = columnsWithout('account_statements', [
  'fecha_aceptada',
  'fecha_causada',
  'fecha_programada',
  'fecha_pagada',
  'valor_retefuente',
  'valor_reteiva',
  'valor_reteica',
])

/** An invoice as a list of the ERP tells it. */
export type ListedStatementRow = OwnedRow &
  LoadedRow<'account_statements', typeof columns> & {
    fecha_factura: CalendarDate
    fecha_proveedor: CalendarDate
    fecha_vencimiento: CalendarDate
    fecha_recibida: CalendarDate
  }

/** What every source has. What it may leave out, a load leaves as it is. */
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

/** How listed invoices are loaded by a source with these columns: one that it does not have keeps its value. */
export function listedStatementsLoad(tells: readonly string[]): LoadTable<ListedStatementRow> {
  return {
    table: 'account_statements',
    columns: columns.filter((column) => always.has(column) || tells.includes(column)),
    key: ['erp_key'],
    references: [ownedByAccount],
    remembers: 'batch-and-time',
  }
}

/** An open invoice of a source that its full picture does not list any more. */
export interface ClosedStatementRow extends OwnedRow {
  erp_key: string
  factura_cliente: string
  estado: string
  estado_programacion_pago: string
  motivo: string
  saldo_total: Money
  valor_facturado: Money
}

/** How invoices are closed: only what says that they are. */
export const closedStatementsLoad: LoadTable<ClosedStatementRow> = {
  table: 'account_statements',
  columns: [
    'erp_key',
    'factura_cliente',
    'estado',
    'estado_programacion_pago',
    'motivo',
    'saldo_total',
    'valor_facturado',
  ],
  key: ['erp_key'],
  references: [ownedByAccount],
  remembers: 'batch-and-time',
}

/** An open invoice that a source brought. */
export type OpenStatement = Pick<
  ClosedStatementRow,
  'erp_key' | 'account_key' | 'factura_cliente' | 'valor_facturado'
>

/** The company's open invoices whose last change came with a load of this source. */
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
