import { sql } from 'kysely'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'

/** A policy that is not decided yet. */
export interface PendingPolicy {
  id: string
  nro_contrato: string
  amparo: string
  proveedor: string
  nit: string
  numero: string
  aseguradora: string
  moneda: string
  valor: Money
  valor_exigido: Money | null
  vigente_desde: CalendarDate
  vigente_hasta: CalendarDate
  exigida_hasta: CalendarDate | null
  created_at: string
  /** Its files, with their storage keys. */
  files: { name: string; storage_key: string }[]
}

/** Returns the pending policies, oldest first; optionally those whose id has a prefix. */
export async function findPendingPolicies(
  db: Database,
  company: number,
  beginning = '',
): Promise<PendingPolicy[]> {
  const [pending] = await db.read(Scope.ofStaff(company), [
    sql<PendingPolicy>`select v.id, c.nro_contrato, p.amparo, t.nombre as proveedor, t.documento_numero as nit, v.numero,
        v.aseguradora, c.moneda, v.valor, p.valor_exigido, v.vigente_desde, v.vigente_hasta, p.exigida_hasta, v.created_at,
        (select coalesce(jsonb_agg(jsonb_build_object('name', f.name, 'storage_key', f.storage_key) order by f.name), '[]')
           from document_files f where f.company_id = v.company_id and f.kind = 'supplier-contracts'
            and f.document_id = c.id and f.event_id = v.event_id) as files
      from supplier_contracts_policy_versions v
      join supplier_contracts_policies p on p.company_id = v.company_id and p.id = v.policy_id
      join supplier_contracts c on c.company_id = p.company_id and c.id = p.contract_id
      join third_parties t on t.company_id = c.company_id and t.id = c.third_party_id
     where v.company_id = ${scopeCompany} and v.estado = 'en_revision' and starts_with(v.id::text, ${beginning})
     order by v.created_at, v.id`.compile(query),
  ])
  return pending
}
