import { sql } from 'kysely'
import type {
  DeskRegistration,
  DeskRegistrationsQuery,
} from '@enlace/contract/supplier-registration/desk/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { every, oneOf } from '../../../core/list/queries.ts'
import { listRows, type Sortable, type Unpaged } from '../../../core/list/rows-queries.ts'
import { assignedChoices, assigneesOf, isAssignedTo } from '../../../core/desk/assignee-queries.ts'
import type { TermMoments } from './term-rules.ts'

type DeskFilter = Unpaged<DeskRegistrationsQuery>

/** A row of requests; the deadline is computed with the company's calendar. */
export type RegistrationRow = Omit<DeskRegistration, 'vence_at' | 'plazo'>

const waits = sql<boolean>`r.state in ('recibida', 'en_revision')`

/** The requests of the open company. */
const requests = ({
  overdue,
  dueToday,
}: TermMoments) => sql`(select r.id, r.number as numero, r.request_type as tipo,
    coalesce(nullif(trim(r.supplier ->> 'businessName'), ''), r.contact_email) as nombre,
    r.documento_numero || coalesce('-' || r.documento_dv, '') as nit, r.documento_numero, r.contact_email as correo,
    r.state as estado, r.waiting_since as espera_desde, r.assigned_to, staff_name(r.assigned_to) as responsable,
    (select count(*)::integer from registration_attachments a
      where a.company_id = r.company_id and a.request_id = r.id and a.replaced_at is null) as archivos,
    case when ${waits} then case when r.waiting_since <= ${overdue.toISOString()}::timestamptz then 'vencida'
      when r.waiting_since <= ${dueToday.toISOString()}::timestamptz then 'por_vencer' else 'a_tiempo' end end as plazo
  from registration_requests r where r.company_id = ${scopeCompany}) as requests`

/** Sorts pending requests first, oldest first; then by latest submission. */
const turn = sql`case when plazo is not null then extract(epoch from espera_desde)
  else 20000000000 - extract(epoch from espera_desde) end`

const sortable: Sortable = {
  turno: { by: turn },
  numero: 'numero',
  nombre: { by: sql`lower(nombre)` },
  espera: 'espera_desde',
  responsable: { by: sql`lower(responsable)` },
}

function filtered({ q, from, to }: DeskFilter) {
  const text = q?.trim()
  const pattern = `%${text?.replace(/[\\%_]/g, (sign) => `\\${sign}`) ?? ''}%`
  const digits = `%${text?.replace(/\D/g, '') ?? ''}%`
  const day = sql`(espera_desde at time zone 'America/Bogota')::date`
  return every([
    ...(text
      ? [
          sql<boolean>`(numero ilike ${pattern} or nombre ilike ${pattern} or correo ilike ${pattern}
            or (${digits} <> '%%' and replace(nit, '-', '') like ${digits}))`,
        ]
      : []),
    ...(from ? [sql<boolean>`${day} >= ${from}`] : []),
    ...(to ? [sql<boolean>`${day} <= ${to}`] : []),
  ])
}

const ofKind = ({ tipo }: DeskFilter) => (tipo ? sql<boolean>`tipo = ${tipo}` : sql<boolean>`true`)
const within = ({ plazo }: DeskFilter) => (plazo ? sql<boolean>`plazo = ${plazo}` : sql<boolean>`true`)
const inStates = ({ status }: DeskFilter) => oneOf(sql.ref<string>('estado'), status)
const assigned = ({ asignada }: DeskFilter) => isAssignedTo('assigned_to', asignada)

/** The requests that match a filter, in its order. */
export const registrationRows = (filter: DeskFilter, moments: TermMoments) =>
  listRows<RegistrationRow>({
    columns: sql`*`,
    from: requests(moments),
    where: every([filtered(filter), ofKind(filter), within(filter), inStates(filter), assigned(filter)]),
    sortable,
    sort: filter.sort ?? 'turno',
  })

/** Returns a page of the inbox, with the counts of each filter and the possible assignees. */
export async function findRegistrations(
  db: Database,
  scope: Scope,
  filter: DeskRegistrationsQuery,
  moments: TermMoments,
) {
  const [rows, groups, choices, responsables] = await db.readList(scope, [
    registrationRows(filter, moments).page(filter).compile(query),
    sql<{ estado: string; rows: number }>`select estado, count(*)::integer as rows from ${requests(moments)}
      where ${every([filtered(filter), ofKind(filter), within(filter), assigned(filter)])} group by 1`.compile(
      query,
    ),
    sql<{ tipo: string[]; plazo: string[]; asignada: string[]; rows: number }>`select array[tipo] as tipo,
        array_remove(array[plazo], null) as plazo, ${assignedChoices('assigned_to')} as asignada,
        count(*)::integer as rows from ${requests(moments)}
      where ${every([filtered(filter), inStates(filter)])} group by 1, 2, 3`.compile(query),
    assigneesOf('registrations'),
  ])
  return { rows, groups, choices, responsables }
}

/** Counts the pending requests. */
export const countRegistrations = sql<{ count: number }>`select count(*)::integer as count
  from registration_requests r where r.company_id = ${scopeCompany} and ${waits}`.compile(query)
