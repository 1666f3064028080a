import { sql } from 'kysely'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { StateOf } from '@enlace/domain/states.ts'
import type { Validity } from '@enlace/domain/required-documents.ts'

/** A version for its reviewer. */
export interface ReviewedVersion {
  id: string
  proveedor: string
  nit: string
  documento: string
  contrato: string | null
  version: number
  archivo: string
  media_type: string
  bytes: number
  storage_key: string
  expedido: CalendarDate | null
  vence: CalendarDate | null
  subido_por: string
  subido_at: string
  estado: string
}

const reviewed = sql`
  select v.id, t.nombre as proveedor, t.documento_numero || coalesce('-' || t.documento_dv, '') as nit, d.nombre as documento,
         c.nro_contrato as contrato, v.version, v.nombre as archivo, v.media_type, v.bytes::integer, v.storage_key, v.expedido,
         v.vence, v.subido_por, v.subido_at, v.estado
    from supplier_documents v
    join required_documents d on d.company_id = v.company_id and d.id = v.document_id
    join third_parties t on t.company_id = v.company_id and t.id = v.third_party_id
    left join supplier_contracts c on c.company_id = v.company_id and c.id = v.contract_id
   where v.company_id = ${scopeCompany}`

/** Returns the pending versions, oldest first. */
export async function findToReview(db: Database, company: number): Promise<ReviewedVersion[]> {
  const [rows] = await db.read(Scope.ofStaff(company), [
    sql<ReviewedVersion>`${reviewed} and v.estado = 'en_revision' order by v.subido_at, v.id limit 500`.compile(
      query,
    ),
  ])
  return rows
}

/** Finds a version by its id or a unique prefix of it; undefined if there is none. */
export async function findReviewedVersion(
  db: Database,
  company: number,
  id: string,
): Promise<ReviewedVersion | undefined> {
  const [rows] = await db.read(Scope.ofStaff(company), [
    sql<ReviewedVersion>`${reviewed} and starts_with(v.id::text, ${id.toLowerCase()}) order by v.id limit 2`.compile(
      query,
    ),
  ])
  return rows.length === 1 ? rows[0] : undefined
}

/** A required document, as the staff manages it. */
export interface KeptDocument extends Validity {
  id: string
  codigo: string
  nombre: string
  alcance: 'proveedor' | 'contrato'
  persona: string | null
  suministro: string | null
  tipo_contrato: string | null
  contrato: string | null
  obligatorio: boolean
  plantilla_nombre: string | null
  activo: boolean
}

/** Returns all required documents of a company, in its order. */
export async function findKeptDocuments(db: Database, company: number): Promise<KeptDocument[]> {
  const [rows] = await db.read(Scope.ofStaff(company), [
    sql<KeptDocument>`
      select d.id, d.codigo, d.nombre, d.alcance, d.persona, d.suministro, d.tipo_contrato, c.nro_contrato as contrato,
             d.obligatorio, d.regla, d.dias, d.fecha, d.plantilla_nombre, d.activo
        from required_documents d
        left join supplier_contracts c on c.company_id = d.company_id and c.id = d.contract_id
       where d.company_id = ${scopeCompany} order by not d.activo, d.alcance desc, d.orden, d.nombre`.compile(
      query,
    ),
  ])
  return rows
}

/** The current state of a supplier's document. */
export interface Standing {
  document_id: string
  codigo: string
  nombre: string
  estado: StateOf<'documento_exigido'>
  vence: CalendarDate | null
  obligatorio: boolean
}

/**
 * Returns the states of the documents required of a supplier, by NIT without check digit. Undefined for an unknown
 * one.
 */
export async function findStandings(
  db: Database,
  company: number,
  nit: string,
): Promise<{ nombre: string; documentos: Standing[] } | undefined> {
  const staff = Scope.ofStaff(company)
  const [[party]] = await db.read(staff, [
    query
      .selectFrom('third_parties')
      .select(['id', 'nombre'])
      .where('company_id', '=', scopeCompany)
      .where('documento_numero', '=', nit)
      .compile(),
  ])
  if (!party) return undefined
  const [documentos] = await db.read(staff, [
    sql<Standing>`select * from staff_document_standings(${party.id}, null)`.compile(query),
  ])
  return { nombre: party.nombre, documentos }
}
