import { sql } from 'kysely'
import type {
  RegistrationCheck,
  RegistrationEvent,
  RegistrationFile,
} from '@enlace/contract/supplier-registration/desk/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { assigneesOf } from '../../../core/desk/assignee-queries.ts'
import { staffNameOf } from '../../../core/desk/member-name-queries.ts'
import type { RegistrationRow } from './queries.ts'

/** A request as stored. */
export interface KeptRegistration extends RegistrationRow {
  documento_numero: string
  documento_dv: number | null
  supplier: Readonly<Record<string, unknown>>
  labels: Readonly<Record<string, string>>
  version: number
  creada_at: string
  responsable_id: string | null
  tercero_id: number | null
  /** The checks at the time of the decision; null before it, or if none were saved. */
  checks: RegistrationCheck[] | null
}

/** The third party with the NIT of a request, with its users and the contacts of its record. */
export interface PartyRow {
  id: number
  nombre: string
  es_proveedor: boolean
  activo: boolean
  masters: string[]
  correos: string[]
  telefonos: string[]
}

const kept = (id: string) =>
  sql<KeptRegistration>`select r.id, r.number as numero, r.request_type as tipo,
    coalesce(nullif(trim(r.supplier ->> 'businessName'), ''), r.contact_email) as nombre, r.documento_numero, r.documento_dv,
    r.documento_numero || coalesce('-' || r.documento_dv, '') as nit, r.contact_email as correo, r.state as estado,
    r.waiting_since as espera_desde, staff_name(r.assigned_to) as responsable, r.assigned_to as responsable_id,
    0 as archivos, r.supplier, r.labels, r.version, r.created_at as creada_at, r.third_party_id as tercero_id,
    r.checks
  from registration_requests r where r.company_id = ${scopeCompany} and r.id = ${id}`.compile(query)

const papers = (id: string) =>
  sql<RegistrationFile>`select a.id, a.field as campo, a.label as titulo, a.name as nombre,
    s.media_type, s.size::integer as bytes, a.created_at as enviado_at, a.replaced_at is not null as es_anterior,
    a.issued_on as expedido
  from registration_attachments a
  join stored_files s on s.company_id = a.company_id and s.storage_key = a.storage_key
 where a.company_id = ${scopeCompany} and a.request_id = ${id}
 order by a.replaced_at is not null, a.created_at, a.label, a.id`.compile(query)

const events = (id: string) =>
  sql<RegistrationEvent>`select id::text as id, at, nullif(state, '') as estado, actor, ${staffNameOf('actor')} as "actorName",
    reasons as motivos, field_reasons as campos, note as nota
  from registration_events where company_id = ${scopeCompany} and request_id = ${id} order by registration_events.id`.compile(
    query,
  )

const ofRequest = (id: string) => sql`(select * from registration_requests r
  where r.company_id = ${scopeCompany} and r.id = ${id})`

/** Finds a request with all its data; undefined if it does not exist. */
export async function findRegistration(db: Database, scope: Scope, id: string) {
  const [[request], files, history, responsables, [party], others, sameName, emailSuppliers] = await db.read(
    scope,
    [
      kept(id),
      papers(id),
      events(id),
      assigneesOf('registrations'),
      sql<PartyRow>`select p.* from ${ofRequest(id)} r, registration_party(r.documento_numero) p`.compile(
        query,
      ),
      sql<{ number: string }>`select o.number from ${ofRequest(id)} r
        join registration_requests o on o.company_id = r.company_id and o.id <> r.id and o.state <> 'rechazada'
         and (o.documento_numero = r.documento_numero or o.contact_email = r.contact_email)
       order by o.created_at desc limit 5`.compile(query),
      sql<{ nombre: string; nit: string }>`select t.nombre, t.documento_numero as nit from ${ofRequest(id)} r
        join third_parties t on t.company_id = r.company_id and t.documento_numero <> r.documento_numero
         and regexp_replace(lower(t.nombre), '[^[:alnum:]]', '', 'g')
           = regexp_replace(lower(r.supplier ->> 'businessName'), '[^[:alnum:]]', '', 'g')
       limit 1`.compile(query),
      sql<{ nombre: string }>`select s.nombre from ${ofRequest(id)} r,
        registration_email_suppliers(r.contact_email) s`.compile(query),
    ],
  )
  return request && { request, files, history, responsables, party, others, sameName, emailSuppliers }
}

/** A request with all the data for its checks. */
export type FoundRegistration = NonNullable<Awaited<ReturnType<typeof findRegistration>>>

/** Finds a stored file of a request of the open company. */
export async function findRegistrationFile(db: Database, scope: Scope, id: string) {
  const [[file]] = await db.read(scope, [
    sql<{ name: string; media_type: string; storage_key: string; request_id: string }>`
      select a.name, s.media_type, a.storage_key, a.request_id from registration_attachments a
        join stored_files s on s.company_id = a.company_id and s.storage_key = a.storage_key
       where a.company_id = ${scopeCompany} and a.id = ${id}`.compile(query),
  ])
  return file
}
