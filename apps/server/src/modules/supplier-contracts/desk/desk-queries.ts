import { sql } from 'kysely'
import type { DeskPolicy, PolicyReview } from '@enlace/contract/supplier-contracts/desk/schemas.ts'
import { query, scopeCompany, today, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { Desk } from '../../../core/desk/list-queries.ts'

/** A row of the desk. */
export type PolicyRow = DeskPolicy

/** A policy with its contract and its supplier. */
const sent = sql`supplier_contracts_policy_versions v
    join supplier_contracts_policies p on p.company_id = v.company_id and p.id = v.policy_id
    join supplier_contracts c on c.company_id = p.company_id and c.id = p.contract_id
    join third_parties t on t.company_id = c.company_id and t.id = c.third_party_id`

/** The policies of the open company: pending ones first, oldest first; then the latest decisions. */
export const policiesDesk: Desk = {
  rows: sql`(select v.id, c.nro_contrato as contrato, t.nombre as proveedor,
      t.documento_numero || coalesce('-' || t.documento_dv, '') as nit, p.amparo, v.numero, v.aseguradora, v.estado,
      v.vigente_hasta, v.created_at as desde, v.reviewed_at
    from ${sent} where v.company_id = ${scopeCompany}) as policies`,
  text: ['contrato', 'proveedor', 'nit', 'amparo', 'numero', 'aseguradora'],
  turn: sql`case when estado = 'en_revision' then extract(epoch from desde)
    else 30000000000 - extract(epoch from coalesce(reviewed_at, desde)) end`,
  sortable: {
    contrato: 'contrato',
    proveedor: { by: sql`lower(proveedor)` },
    desde: 'desde',
    hasta: 'vigente_hasta',
  },
}

/** Counts the undecided policies. */
export const countPolicies = sql<{ count: number }>`select count(*)::integer as count
  from supplier_contracts_policy_versions v where v.company_id = ${scopeCompany} and v.estado = 'en_revision'`.compile(
  query,
)

/** Finds a policy of the open company with the contract's requirements; undefined if it does not exist. */
export async function findPolicyReview(db: Database, scope: Scope, id: string) {
  const { context, rows } = await db.readWithContext(scope, [
    sql<PolicyReview>`select v.id, c.nro_contrato as contrato, t.nombre as proveedor,
        t.documento_numero || coalesce('-' || t.documento_dv, '') as nit, p.amparo, v.numero, v.aseguradora, v.estado,
        v.vigente_hasta, v.created_at as desde, c.objeto, c.moneda, v.valor, p.valor_exigido, v.vigente_desde, p.exigida_hasta,
        array_remove(array[
          case when v.valor < p.valor_exigido then 'valor' end,
          case when v.vigente_hasta < p.exigida_hasta then 'vigencia' end,
          case when v.vigente_desde > ${today} then 'comienzo' end], null) as faltas,
        v.person as enviada_por, coalesce(v.motivo, '') as motivo, v.reviewer as revisada_por, v.reviewed_at as revisada_at,
        (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'nombre', f.name, 'media_type', f.media_type) order by f.name), '[]')
           from document_files f where f.company_id = v.company_id and f.kind = 'supplier-contracts'
            and f.document_id = c.id and f.event_id = v.event_id) as archivos,
        (select jsonb_build_object('numero', o.numero, 'hasta', o.vigente_hasta) from supplier_contracts_policy_versions o
          where o.company_id = v.company_id and o.policy_id = v.policy_id and o.estado = 'aprobada' and o.id <> v.id
          order by o.vigente_hasta desc limit 1) as vigente
      from ${sent} where v.company_id = ${scopeCompany} and v.id = ${id}`.compile(query),
  ])
  const [[policy]] = rows
  return policy && { company: context.company_id, policy }
}

/** Finds a file sent with a policy of the open company, but no other file of a contract. */
export async function findPolicyFile(db: Database, scope: Scope, id: string) {
  const [[file]] = await db.read(scope, [
    sql<{ name: string; media_type: string; storage_key: string }>`select f.name, f.media_type, f.storage_key
      from document_files f
     where f.company_id = ${scopeCompany} and f.id = ${id} and f.kind = 'supplier-contracts'
       and exists (select 1 from supplier_contracts_policy_versions v
                    where v.company_id = f.company_id and v.event_id = f.event_id)`.compile(query),
  ])
  return file
}
