import { sql } from 'kysely'
import type { BranchRecord } from '@enlace/contract/profile/company-schemas.ts'
import {
  query,
  scopeAccounts,
  scopeCompany,
  scopeThirdParty,
  type Database,
} from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { requestsOf } from './requests/queries.ts'

/** The third party of the open scope, as the company has it registered. */
export interface KeptRecord {
  nombre: string
  documento_numero: string
  documento_dv: number | null
  sigla: string | null
  id_actividad_economica: string | null
  regimen_tributario_id: string | null
  pyme: boolean | null
  web_site: string | null
  is_name_fixed: boolean
  may_act: boolean
}

/** Returns the record of the open scope's third party, its branches and change requests. */
export async function getRecord(db: Database, scope: Scope) {
  const { context, rows } = await db.readWithContext(scope, [
    sql<KeptRecord>`select nombre, documento_numero, documento_dv, sigla, id_actividad_economica, regimen_tributario_id,
        pyme, web_site, scope_has_documents() as is_name_fixed, scope_may_act() as may_act
      from third_parties where company_id = ${scopeCompany} and id = ${scopeThirdParty}`.compile(query),
    sql<BranchRecord>`select id as "thirdId", codigo, nombre, direccion, ciudad, correo, telefono
      from branch_accounts where company_id = ${scopeCompany} and third_party_id = ${scopeThirdParty}
       and id = any (${scopeAccounts}::integer[]) order by codigo, id`.compile(query),
    requestsOf('record'),
  ])
  const [[record], branches, requests] = rows
  if (record === undefined) throw new Error('An open scope has a supplier')
  return { record, branches, requests, mayAsk: context.is_master && record.may_act }
}
