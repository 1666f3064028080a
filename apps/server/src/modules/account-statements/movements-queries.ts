import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type {
  Movement,
  MovementBalance,
  MovementsQuery,
} from '@enlace/contract/account-statements/movements/schemas.ts'
import { query, today, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { freshnessOf, isInScope } from '../../core/list/queries.ts'
import { mayRead } from '../company/index.ts'

/** The first and last day of the movements, both included; undefined is unbounded. */
export interface MovementRange {
  from?: CalendarDate | undefined
  to?: CalendarDate | undefined
}

const retenciones = sql`(coalesce(valor_retefuente, 0) + coalesce(valor_reteiva, 0) + coalesce(valor_reteica, 0))`

/**
 * All movements of the balance that the company owes the scope, from the portal's documents: an invoice adds its
 * payable amount (value less withholdings); a valid payment and the applied part of a debit note subtract. The
 * difference between an invoice's balance and its documents is an adjustment of its own, so that the last running
 * balance is always the sum of the pending balances. Refused and voided invoices move nothing, nor do lines of an
 * unknown invoice. An invoice's day is the printed one, as in the supplier's own books. Invoices and their lines are
 * merged by one sort: a join would be a nested loop while the database has no statistics.
 */
const ledger = (scope: Scope) => sql`
  entradas as (
    select 1 as paso, id as factura_id, id, factura_cliente as numero, factura_cliente as factura, moneda,
           coalesce(fecha_proveedor, fecha_factura, fecha_recibida,
             (created_at at time zone 'America/Bogota')::date) as fecha,
           valor_facturado, ${retenciones} as retenciones, valor_facturado - ${retenciones} as valor, saldo_total,
           fecha_pagada, fecha_vencimiento
      from account_statements
     where ${isInScope(scope)} and (pendiente or estado not in ('rechazada', 'anulada'))
    union all
    select 2, l.account_statement_id, n.id, n.nro_nota, null, n.moneda, n.fecha, 0.00, 0.00, -l.valor, 0.00, null, null
      from (select * from notes_debit where ${isInScope(scope)} and estado <> 'anulada' and ${mayRead('notes-debit')}) n
     cross join lateral (select * from notes_debit_lines o
             where o.company_id = n.company_id and o.note_id = n.id offset 0) l
    union all
    select 3, l.account_statement_id, p.id, p.comprobante, null, p.moneda, p.fecha_pago, 0.00, 0.00,
           -(l.neto_pagado + l.descuento_pronto_pago), 0.00, null, null
      from (select * from payments_made where ${isInScope(scope)} and estado = 'pagado') p
     cross join lateral (select * from payments_made_lines o
             where o.company_id = p.company_id and o.payment_id = p.id offset 0) l
  ), tejido as (
    select *, max(factura) over w as de_factura, bool_or(paso = 1) over w as conocida, sum(valor) over w as dejado,
           max(fecha) filter (where paso <> 1) over w as abonada
      from entradas window w as (partition by factura_id, moneda)
  ), libro as (
    select 1 as paso, 'account-statements' as tipo, id, numero, null as factura, 1 as facturas, fecha, moneda,
           valor_facturado as valor_documento, retenciones, valor
      from tejido where paso = 1
    union all
    select paso, case paso when 2 then 'notes-debit' else 'payments-made' end, id, numero,
           case when count(*) = 1 then min(de_factura) end, count(*)::integer, fecha, moneda, -sum(valor), 0.00, sum(valor)
      from tejido where paso in (2, 3) and conocida group by paso, id, numero, fecha, moneda
    union all
    select 4, 'adjustment', id, numero, numero, 1,
           greatest(fecha, coalesce(fecha_pagada, abonada,
             case when saldo_total = 0 then least(fecha_vencimiento, ${today}) end)),
           moneda, abs(saldo_total - dejado), 0.00, saldo_total - dejado
      from tejido where paso = 1 and saldo_total <> dejado
  )`

/** The order of a ledger, which is total: by day, then additions first, then the number. */
const order = sql`fecha, paso, numero, id`

const isWithin = ({ from, to }: MovementRange) =>
  sql`${from ? sql`fecha >= ${from}` : sql`true`} and ${to ? sql`fecha <= ${to}` : sql`true`}`

/** The running balance starts at the first document, whatever range is shown. */
const running = (scope: Scope) => sql`with ${ledger(scope)}, corrido as (
    select *, sum(valor) over (partition by moneda order by ${order} rows unbounded preceding) as saldo from libro
  )`

const columns = sql`tipo, id, numero, factura, facturas, fecha, moneda, valor_documento, retenciones, valor, saldo`

/** The movements of a range in order, pesos first, as one statement for printing or streaming. */
export const movementRows = (scope: Scope, range: MovementRange): { select: RawBuilder<Movement> } => ({
  select: sql<Movement>`${running(scope)} select ${columns} from corrido
    where ${isWithin(range)} order by nullif(moneda, 'COP') nulls first, ${order}`,
})

/** The opening balance, the sums and the closing balance of a range: one row per currency, pesos first. */
export const movementBalances = (scope: Scope, { from, to }: MovementRange): RawBuilder<MovementBalance> => {
  const isBefore = from ? sql`fecha < ${from}` : sql`false`
  const isIn = isWithin({ from, to })
  return sql<MovementBalance>`with ${ledger(scope)}
    select moneda, count(*) filter (where ${isIn})::integer as rows,
           coalesce(sum(valor) filter (where ${isBefore}), 0.00) as saldo_inicial,
           coalesce(sum(valor) filter (where ${isIn} and valor > 0), 0.00) as aumentos,
           coalesce(-sum(valor) filter (where ${isIn} and valor < 0), 0.00) as disminuciones,
           coalesce(sum(valor) filter (where ${to ? sql`fecha <= ${to}` : sql`true`}), 0.00) as saldo_final
      from libro group by moneda order by nullif(moneda, 'COP') nulls first`
}

/** Finds all movements of a range with their running balance, and the balances per currency. */
export async function findMovements(db: Database, scope: Scope, range: MovementRange) {
  const [rows, balances] = await db.read(scope, [
    movementRows(scope, range).select.compile(query),
    movementBalances(scope, range).compile(query),
  ])
  return { rows, balances }
}

/** The requested currency; else pesos, or the first one. */
const chosen = (moneda: string | undefined) =>
  moneda ? sql`${moneda}` : sql`(select moneda from libro order by nullif(moneda, 'COP') nulls first limit 1)`

/**
 * Finds a page of the movements of one currency, the balances of all, and the time up to which the documents are
 * complete.
 */
export async function findMovementPage(db: Database, scope: Scope, filter: MovementsQuery) {
  const { moneda, page, size } = filter
  const [rows, balances, [freshness]] = await db.readList(scope, [
    sql<Movement>`${running(scope)} select ${columns} from corrido
      where moneda = ${chosen(moneda)} and ${isWithin(filter)}
      order by ${order} limit ${size} offset ${(page - 1) * size}`.compile(query),
    movementBalances(scope, filter).compile(query),
    freshnessOf('account-statements').compile(),
  ])
  return { rows, balances, dataAsOf: freshness?.as_of ?? null }
}
