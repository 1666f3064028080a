import { sql } from 'kysely'
import type { DeskDocument, DocumentReview } from '@enlace/contract/required-documents/desk/schemas.ts'
import type { ValidityRule } from '@enlace/domain/required-documents.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { Desk } from '../../core/desk/list-queries.ts'

/** A row of the desk. */
export type DocumentRow = DeskDocument

/** The versions of the open company: pending ones first, oldest first; then the latest decisions. */
export const documentsDesk: Desk = {
  rows: sql`(select v.id, d.nombre as documento, t.nombre as proveedor,
      t.documento_numero || coalesce('-' || t.documento_dv, '') as nit, c.nro_contrato as contrato, v.version, v.estado, v.vence,
      v.subido_at as desde, v.revisado_at
    from supplier_documents v
    join required_documents d on d.company_id = v.company_id and d.id = v.document_id
    join third_parties t on t.company_id = v.company_id and t.id = v.third_party_id
    left join supplier_contracts c on c.company_id = v.company_id and c.id = v.contract_id
   where v.company_id = ${scopeCompany}) as versions`,
  text: ['documento', 'proveedor', 'nit', 'contrato'],
  turn: sql`case when estado = 'en_revision' then extract(epoch from desde)
    else 30000000000 - extract(epoch from coalesce(revisado_at, desde)) end`,
  sortable: {
    documento: { by: sql`lower(documento)` },
    proveedor: { by: sql`lower(proveedor)` },
    desde: 'desde',
    vence: { by: sql.ref('vence') },
  },
}

/** Counts the undecided versions. */
export const countDocuments = sql<{
  count: number
}>`select count(*)::integer as count from supplier_documents v
  where v.company_id = ${scopeCompany} and v.estado = 'en_revision'`.compile(query)

/** A version as stored, with its file's storage key. */
export interface KeptReview extends Omit<DocumentReview, 'regla' | 'anterior'> {
  storage_key: string
  regla: ValidityRule
  dias: number | null
  fecha: CalendarDate | null
  anterior: DocumentReview['anterior']
}

/** Finds a version of the open company with its requirements; undefined if it does not exist. */
export async function findDocumentReview(db: Database, scope: Scope, id: string) {
  const { context, rows } = await db.readWithContext(scope, [
    sql<KeptReview>`select v.id, d.nombre as documento, t.nombre as proveedor,
        t.documento_numero || coalesce('-' || t.documento_dv, '') as nit, c.nro_contrato as contrato, v.version, v.estado, v.vence,
        v.subido_at as desde, v.nombre as archivo, v.media_type, v.expedido, v.subido_por, v.motivo, v.revisado_por, v.revisado_at,
        v.storage_key, d.regla, d.dias, d.fecha,
        (select jsonb_build_object('version', o.version, 'vence', o.vence) from supplier_documents o
          where o.company_id = v.company_id and o.document_id = v.document_id and o.third_party_id = v.third_party_id
            and o.contract_id is not distinct from v.contract_id and o.estado = 'aprobado' and o.id <> v.id
          order by o.version desc limit 1) as anterior,
        exists (select 1 from supplier_documents o
          where o.company_id = v.company_id and o.document_id = v.document_id and o.third_party_id = v.third_party_id
            and o.contract_id is not distinct from v.contract_id and o.version > v.version) as hay_posterior
      from supplier_documents v
      join required_documents d on d.company_id = v.company_id and d.id = v.document_id
      join third_parties t on t.company_id = v.company_id and t.id = v.third_party_id
      left join supplier_contracts c on c.company_id = v.company_id and c.id = v.contract_id
     where v.company_id = ${scopeCompany} and v.id = ${id}`.compile(query),
  ])
  const [[version]] = rows
  return version && { company: context.company_id, version }
}
