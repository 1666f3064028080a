import { sql } from 'kysely'
import type { ArrivedInvoice } from '@enlace/contract/account-statements/arrived/schemas.ts'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { cufeIn, invoiceKeys, isSameInvoice } from '@enlace/domain/invoice-number.ts'
import { freshnessOf, isInScope } from '../../core/list/queries.ts'
import { paymentHabits } from './terms/queries.ts'

/** Maximum invoices of one number that are shown: a number can return after a refusal, or exist at several branches. */
const most = 20

/** Finds the scope's invoices by number or CUFE, paid and refused ones included, and returns how the question was read. */
export async function findArrived(db: Database, scope: Scope, asked: string) {
  const cufe = cufeIn(asked)
  const keys = invoiceKeys(asked).filter((key) => key !== '')
  const isIt = cufe
    ? sql<boolean>`cufe = ${cufe}`
    : keys.length === 0
      ? sql<boolean>`false`
      : // A source may put several invoices in one row, because it knows only their total.
        sql<boolean>`(factura_clave = any(${keys}) or factura_cliente like '%,%' and factura_cliente ilike ${`%${literal(asked)}%`})`
  const [invoices, settings, [freshness]] = await db.read(scope, [
    sql<Omit<ArrivedInvoice, 'proximo_dia_de_pago'>>`select id, factura_cliente,
        (select nombre from branch_accounts b where b.company_id = s.company_id and b.id = s.third_id) as sucursal,
        estado, estado_programacion_pago, motivo, fecha_proveedor, coalesce(fecha_recibida, fecha_factura) as fecha_recibida,
        fecha_vencimiento, fecha_estimada_pago, fecha_pagada, moneda, valor_facturado, saldo_total
      from account_statements s where ${isInScope(scope)} and ${isIt}
     order by coalesce(fecha_recibida, fecha_factura, fecha_proveedor) desc nulls last, id limit ${most}`.compile(
      query,
    ),
    paymentHabits,
    freshnessOf('account-statements').compile(),
  ])
  return {
    by: cufe ? ('cufe' as const) : ('numero' as const),
    invoices: invoices.filter(({ factura_cliente }) => cufe !== undefined || isAsked(factura_cliente, asked)),
    settings: new Map(settings.map(({ name, value }) => [name, value])),
    dataAsOf: freshness?.as_of ?? null,
  }
}

/** Whether a row has the number, alone or as one of several. */
const isAsked = (numero: string, asked: string) =>
  [numero, ...numero.split(',')].some((one) => isSameInvoice(one, asked))

const literal = (text: string) => text.trim().replace(/[\\%_]/g, (sign) => `\\${sign}`)
