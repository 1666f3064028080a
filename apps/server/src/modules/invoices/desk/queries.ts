import { sql } from 'kysely'
import type { InvoiceDraft } from '@enlace/contract/connections/bills/schemas.ts'
import type { DeskInvoice, DeskInvoicesQuery, InvoiceTwin } from '@enlace/contract/invoices/desk/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { assignedChoices, assigneesOf, isAssignedTo } from '../../../core/desk/assignee-queries.ts'
import { staffNameOf } from '../../../core/desk/member-name-queries.ts'
import { every, oneOf } from '../../../core/list/queries.ts'
import { listRows, type Sortable } from '../../../core/list/rows-queries.ts'
import { termEndsBy } from '@enlace/domain/radian/radian.ts'
import { isModuleOn } from '../../company/index.ts'
import { readRules } from '../intake/queries.ts'
import type { IntakeRules } from '../intake/settings.ts'
import { draftOf } from './draft-queries.ts'
import { joinErp, joinRunningTerm, type KeptInvoice, listColumns, wholeInvoices } from '../shown/queries.ts'

/** An invoice of the queue as it is stored. */
export type QueuedInvoice = Omit<DeskInvoice, 'corte' | 'radian_por_vencer'> & { enviada_at: string }

type DeskFilter = Omit<DeskInvoicesQuery, 'page' | 'size'>

/** The handed-in invoices of the open company; `erpDays` after the acceptance, one that the ERP lacks is late. */
const queue = (
  erpDays: number,
) => sql`(select ${listColumns}, i.assignee_id, i.enviada_at, t.nombre as proveedor,
    t.documento_numero || coalesce('-' || t.documento_dv, '') as nit, staff_name(i.assignee_id) as responsable,
    i.estado = 'aceptada' and erp.id is null and i.decidida_at < now() - make_interval(days => ${erpDays}::integer)
      as tarde_en_erp, ${draftOf} as borrador_erp, radian.limite_at as radian_limite
  from submitted_invoices i
  join third_parties t on t.company_id = i.company_id and t.id = i.third_party_id
  ${joinErp} ${joinRunningTerm}
 where i.company_id = ${scopeCompany} and i.radicado is not null) as invoices`

const columns = sql`id, radicado, radicada_at, clase, numero, cufe, fecha_emision, moneda, valor_total, orden, cuadre,
  version_documento, subida_at, estado_erp, estado, enviada_at, proveedor, nit, responsable, tarde_en_erp, borrador_erp,
  radian_limite`

/** Invoices to decide first, those of the oldest filing first, also where they were corrected; then those that the ERP lacks; then by the latest. */
const turn = sql`case when estado in ('radicada', 'en_revision') then extract(epoch from radicada_at)
  when tarde_en_erp then 10000000000 + extract(epoch from radicada_at)
  else 30000000000 - extract(epoch from enviada_at) end`

const sortable: Sortable = {
  radian: { by: sql.ref('radian_limite') },
  turno: { by: turn },
  radicado: { by: sql.ref('radicado') },
  proveedor: { by: sql`lower(proveedor)` },
  valor: { by: sql.ref('valor_total'), isMoney: true },
  enviada: { by: sql.ref('radicada_at') },
  responsable: { by: sql`lower(responsable)` },
}

function filtered({ q, from, to, radian }: DeskFilter, { radianDays }: IntakeRules) {
  const text = q?.trim()
  const pattern = `%${text?.replace(/[\\%_]/g, (sign) => `\\${sign}`) ?? ''}%`
  const day = sql`(enviada_at at time zone 'America/Bogota')::date`
  return every([
    ...(text
      ? [
          sql<boolean>`(radicado ilike ${pattern} or numero ilike ${pattern} or orden ilike ${pattern} or cufe ilike ${pattern}
            or proveedor ilike ${pattern} or nit ilike ${pattern})`,
        ]
      : []),
    ...(from ? [sql<boolean>`${day} >= ${from}`] : []),
    ...(to ? [sql<boolean>`${day} <= ${to}`] : []),
    ...(radian ? [sql<boolean>`radian_limite is not null`] : []),
    ...(radian === 'por_vencer'
      ? [sql<boolean>`radian_limite <= ${termEndsBy(new Date(), radianDays).toISOString()}::timestamptz`]
      : []),
  ])
}

const inStates = ({ status }: DeskFilter) => oneOf(sql.ref<string>('estado'), status)

/** The invoices that match a filter, in its order. */
export const deskInvoiceRows = (filter: DeskFilter, rules: IntakeRules) =>
  listRows<QueuedInvoice>({
    columns,
    from: queue(rules.erpDays),
    where: every([filtered(filter, rules), inStates(filter), isAssignedTo('assignee_id', filter.asignada)]),
    sortable,
    sort: filter.sort ?? 'turno',
  })

/** Returns the company's rules for invoices. */
export const findRules = (db: Database, scope: Scope) => db.transaction(scope, readRules)

/** Returns a page of the queue, with the counts of each filter and the possible assignees. */
export async function findDeskInvoices(
  db: Database,
  scope: Scope,
  filter: DeskInvoicesQuery,
  rules: IntakeRules,
) {
  const from = queue(rules.erpDays)
  const [rows, groups, choices, responsables] = await db.readList(scope, [
    deskInvoiceRows(filter, rules).page(filter).compile(query),
    sql<{ estado: string; rows: number }>`select estado, count(*)::integer as rows from ${from}
      where ${every([filtered(filter, rules), isAssignedTo('assignee_id', filter.asignada)])} group by 1`.compile(
      query,
    ),
    sql<{ asignada: string[]; rows: number }>`select ${assignedChoices('assignee_id')} as asignada,
        count(*)::integer as rows from ${from}
      where ${every([filtered(filter, rules), inStates(filter)])} group by 1`.compile(query),
    assigneesOf('invoices'),
  ])
  return { rows, groups, choices, responsables }
}

/** Days within which an invoice of the same value may be the same one. */
const twinDays = 30

/** Finds a handed-in invoice of the open company with the invoices that may be the same; undefined if there is none. */
export async function findDeskInvoice(db: Database, scope: Scope, id: string) {
  const [[found], twins, responsables, settings] = await db.read(scope, [
    wholeInvoices(sql`i.id = ${id} and i.radicado is not null`).compile(query),
    sql<InvoiceTwin>`select * from (
      select 'radicada' as donde, o.id, o.radicado, o.clase, o.numero, o.fecha_emision as fecha, o.moneda, o.valor_total as valor,
             o.estado, case when o.cufe = i.cufe then 'cufe' when o.numero_clave = i.numero_clave then 'numero'
                       else 'valor' end as por
        from submitted_invoices i
        join submitted_invoices o on o.company_id = i.company_id and o.third_party_id = i.third_party_id and o.id <> i.id
         and o.radicado is not null
         and (o.cufe = i.cufe or o.numero_clave = i.numero_clave
              or o.clase = i.clase and o.moneda = i.moneda and o.valor_total = i.valor_total
                 and abs(o.fecha_emision - i.fecha_emision) <= ${twinDays}::integer)
       where i.company_id = ${scopeCompany} and i.id = ${id}
      union all
      select 'erp', s.id, null, 'factura', s.factura_cliente, coalesce(s.fecha_proveedor, s.fecha_factura), s.moneda, s.valor_facturado,
             s.estado, 'valor'
        from submitted_invoices i
        join account_statements s on s.company_id = i.company_id and s.third_party_id = i.third_party_id
         and s.factura_clave <> i.numero_clave and s.cufe is distinct from i.cufe and s.moneda = i.moneda
         and s.valor_facturado = i.valor_total and s.estado <> 'anulada'
         and abs(coalesce(s.fecha_proveedor, s.fecha_factura) - i.fecha_emision) <= ${twinDays}::integer
       where i.company_id = ${scopeCompany} and i.id = ${id} and i.clase not in ('nota_credito', 'nota_debito')
      ) as twins order by por, fecha desc nulls last limit 20`.compile(query),
    assigneesOf('invoices'),
    sql<{
      responsable: string | null
      borrador_erp: InvoiceDraft | null
      decidida_por: string | null
      autores: string[]
    }>`select staff_name(i.assignee_id) as responsable, ${draftOf} as borrador_erp,
        ${staffNameOf('i.decidida_por')} as decidida_por,
        array(select coalesce(${staffNameOf('e.quien')}, '') from submitted_invoice_events e
               where e.company_id = i.company_id and e.invoice_id = i.id order by e.at, e.id) as autores
       from submitted_invoices i
      where i.company_id = ${scopeCompany} and i.id = ${id}`.compile(query),
  ])
  const {
    responsable = null,
    borrador_erp: draft = null,
    decidida_por = null,
    autores = [],
  } = settings[0] ?? {}
  const invoice = found && {
    ...found,
    decidida_por,
    historia: found.historia.map((event, place) => ({ ...event, quien: autores[place] ?? event.quien })),
  }
  return invoice && { invoice, twins, responsables, responsable, draft }
}

/** An invoice as the desk finds it. */
export type FoundDeskInvoice = {
  invoice: KeptInvoice
  twins: InvoiceTwin[]
} & NonNullable<Awaited<ReturnType<typeof findDeskInvoice>>>

/** Counts the invoices that wait for a decision; none where the module is off. */
export const waitingInvoices = sql<{
  count: number
}>`select count(*)::integer as count from submitted_invoices i
  where i.company_id = ${scopeCompany} and i.estado in ('radicada', 'en_revision') and ${isModuleOn('radicar_factura')}`.compile(
  query,
)
