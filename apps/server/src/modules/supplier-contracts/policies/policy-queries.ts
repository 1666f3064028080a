import { sql } from 'kysely'
import type { PolicyVersion } from '@enlace/contract/supplier-contracts/policies/schemas.ts'
import { query, scopeCompany } from '@enlace/database/database.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'

/** A risk that a contract requires to be insured, from the ERP, with the supplier's policies. */
export interface PolicyFacts {
  id: string
  amparo: string
  valor_exigido: Money | null
  exigida_hasta: CalendarDate | null
  numero: string | null
  aseguradora: string | null
  valor: Money | null
  vigente_desde: CalendarDate | null
  vigente_hasta: CalendarDate | null
  aprobada_el: CalendarDate | null
  versions: PolicyVersion[]
}

/** The risks of a contract of the open scope with their versions, newest first. */
export const policiesOf = (contract: string, policy: string | null = null) =>
  sql<PolicyFacts>`select id, amparo, valor_exigido, exigida_hasta, numero, aseguradora, valor, vigente_desde,
      vigente_hasta, aprobada_el,
      coalesce((select jsonb_agg(jsonb_build_object('id', v.id, 'version', v.version, 'numero', v.numero,
          'aseguradora', v.aseguradora, 'valor', v.valor::text, 'vigente_desde', v.vigente_desde,
          'vigente_hasta', v.vigente_hasta, 'estado', v.estado, 'motivo', v.motivo, 'person', v.person,
          'at', v.created_at, 'reviewed_at', v.reviewed_at, 'question_id', v.question_id,
          'files', (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name) order by f.name), '[]')
                      from document_files f where f.company_id = v.company_id and f.kind = 'supplier-contracts'
                       and f.document_id = ${contract} and f.event_id = v.event_id)) order by v.version desc)
        from supplier_contracts_policy_versions v
       where v.company_id = ${scopeCompany} and v.policy_id = p.id), '[]') as versions
    from supplier_contracts_policies p
   where company_id = ${scopeCompany} and contract_id = ${contract}
     and (${policy}::uuid is null or id = ${policy}) order by amparo`.compile(query)
