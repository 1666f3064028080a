import { sql, type RawBuilder } from 'kysely'
import { type DashboardKind, dashboardKinds } from '@enlace/contract/dashboard/schemas.ts'
import { query, scopeCompany, today, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { fairTermDays } from '@enlace/domain/fair-term.ts'

interface Range {
  from: CalendarDate
  to: CalendarDate
}

/** The columns with a document's date and state. */
const documentColumns = {
  'account-statements': ['account_statements', 'fecha_factura', 'estado'],
  'purchase-order': ['purchase_order', 'fecha', 'estado_visible'],
  'purchase-tickets': ['purchase_tickets', 'fecha', 'estado_visible'],
  'notes-debit': ['notes_debit', 'fecha', 'estado_visible'],
} as const satisfies Record<DashboardKind, readonly [string, string, string]>

const kinds = Object.keys(dashboardKinds).filter((kind): kind is DashboardKind => kind in documentColumns)

/** The day an invoice was received; if unknown, the day it arrived or was issued. */
const received = sql`coalesce(a.fecha_recibida, a.fecha_proveedor, a.fecha_factura)`
const month = (day: RawBuilder<unknown>) => sql`to_char(${day}, 'YYYY-MM')`

/** The acts of a name within the range, by days of Bogotá, from the audit trail. */
const acts = (action: string, { from, to }: Range) => sql`audit_log l
  where l.company_id = ${scopeCompany} and l.action = ${action}
    and l.at >= (${from}::date::timestamp at time zone 'America/Bogota')
    and l.at < (${to}::date::timestamp at time zone 'America/Bogota') + interval '1 day'`
const monthOfAct = month(sql`l.at at time zone 'America/Bogota'`)

const documentsOf = (range: Range) =>
  sql<{ clase: DashboardKind; estado: string; filas: number }>`${sql.join(
    kinds.map((kind) => {
      const [table, day, state] = documentColumns[kind]
      return sql`select ${sql.lit(kind)}::text as clase, ${sql.ref(state)}::text as estado, count(*)::integer as filas
        from ${sql.table(table)} where company_id = ${scopeCompany}
         and ${sql.ref(day)} >= ${range.from} and ${sql.ref(day)} <= ${range.to} group by 2`
    }),
    sql` union all `,
  )}`

const paidIn = ({ from, to }: Range) =>
  sql`a.company_id = ${scopeCompany} and a.estado = 'pagada' and a.fecha_pagada >= ${from} and a.fecha_pagada <= ${to}`

interface FairCounts {
  aTiempo: number
  tarde: number
  sinPagar: number
  sinClasificar: number
}

const fairTerms = (range: Range) => sql<FairCounts>`
  select (count(*) filter (where p.pyme and p.paid and p.pagada <= p.term))::integer as "aTiempo",
         (count(*) filter (where p.pyme and p.paid and p.pagada > p.term))::integer as tarde,
         (count(*) filter (where p.pyme and not p.paid))::integer as "sinPagar",
         (count(*) filter (where p.pyme is null and p.paid))::integer as "sinClasificar"
    from (
      select t.pyme, a.fecha_pagada as pagada, ${received} + ${fairTermDays}::integer as term, ${paidIn(range)} as paid
        from account_statements a
        join third_parties t on t.company_id = a.company_id and t.id = a.third_party_id
       where a.company_id = ${scopeCompany} and ${received} is not null and t.pyme is distinct from false
         and (${paidIn(range)}
              or (a.pendiente and a.estado not in ('pagada', 'rechazada', 'anulada') and a.saldo_total > 0
                  and ${received} + ${fairTermDays}::integer between ${range.from} and ${range.to}
                  and ${received} + ${fairTermDays}::integer < ${today}))) p`

/** Finds the dashboard's figures of the open company over a range of days. */
export async function findFigures(db: Database, scope: Scope, range: Range) {
  const [entries, [entered], documents, downloads, paid, [paidInAll], [fair], [questions]] = await db.read(
    scope,
    [
      sql<{ mes: string; ingresos: number; proveedores: number }>`
      select ${monthOfAct} as mes, count(*)::integer as ingresos, count(distinct ${supplierOf})::integer as proveedores
        from ${acts('session:login', range)} group by 1`.compile(query),
      sql<{ personas: number; proveedores: number }>`
      select count(distinct l.identity_id)::integer as personas, count(distinct ${supplierOf})::integer as proveedores
        from ${acts('session:login', range)}`.compile(query),
      documentsOf(range).compile(query),
      sql<{ mes: string; descargas: number }>`select ${monthOfAct} as mes, count(*)::integer as descargas
      from ${acts('certificate-downloaded', range)} group by 1`.compile(query),
      sql<{ mes: string; facturas: number; dias: number }>`select ${month(sql`a.fecha_pagada`)} as mes,
        count(*)::integer as facturas, round(avg(greatest(a.fecha_pagada - ${received}, 0)), 1)::float8 as dias
      from account_statements a where ${paidIn(range)} and ${received} is not null group by 1`.compile(query),
      sql<{ facturas: number; dias: number | null }>`select count(*)::integer as facturas,
        round(avg(greatest(a.fecha_pagada - ${received}, 0)), 1)::float8 as dias
      from account_statements a where ${paidIn(range)} and ${received} is not null`.compile(query),
      fairTerms(range).compile(query),
      sql<{
        esperan: number
        desde: string | null
      }>`select count(*)::integer as esperan, min(created_at) as desde
      from questions where company_id = ${scopeCompany} and state in ('abierta', 'esperando_a_la_compania')`.compile(
        query,
      ),
    ],
  )
  return { entries, entered, documents, downloads, paid, paidInAll, fair, questions }
}

/** The supplier of the membership that signed in. */
const supplierOf = sql`(select m.third_party_id from memberships m
  where m.company_id = l.company_id and m.id::text = l.target)`

/** Counts the suppliers of the open company by state, as their list shows it. */
export async function countSuppliers(db: Database, scope: Scope) {
  const [rows] = await db.read(scope, [
    sql<{ estado: string; filas: number }>`
      select case when not t.activo then 'inactivo' when u.usuarios > 0 then 'activo' when u.invitados > 0 then 'invitado'
                  else 'sin_acceso' end as estado, count(*)::integer as filas
        from third_parties t
        left join (select m.third_party_id, count(*) filter (where membership_is_open(m)) as usuarios,
                          count(*) filter (where m.accepted_at is null and not m.active and m.invited_until is not null)
                            as invitados
                     from memberships m where m.company_id = ${scopeCompany} group by 1) u on u.third_party_id = t.id
       where t.company_id = ${scopeCompany} and t.es_proveedor group by 1`.compile(query),
  ])
  return rows
}

/** The number of documents of a kind in a state. */
export type DocumentCount = { clase: DashboardKind; estado: string; filas: number }
