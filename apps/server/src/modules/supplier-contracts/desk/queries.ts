import { sql } from 'kysely'
import type {
  CompanyContract,
  CompanyContractDetail,
  ContractAddition,
  ContractRecord,
} from '@enlace/contract/supplier-contracts/company/schemas.ts'
import { query, scopeCompany, today, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { attachmentsOf, historyOf } from '../../documents/index.ts'
import { policiesOf } from '../policies/policy-queries.ts'
import type { Desk } from '../../../core/desk/list-queries.ts'

/** A row of the list. */
export type ContractRow = CompanyContract

const state = sql`contract_state(c.estado, c.fecha_fin)`
const columns = sql`c.id, c.nro_contrato as contrato, c.objeto, t.nombre as proveedor,
  t.documento_numero || coalesce('-' || t.documento_dv, '') as nit, c.tipo, c.fecha_inicio as inicio, c.fecha_fin as fin,
  c.moneda, c.valor, c.valor_ejecutado as ejecutado, ${state} as estado,
  (select count(*)::integer from supplier_contracts_policies p
     join supplier_contracts_policy_versions v on v.company_id = p.company_id and v.policy_id = p.id
    where p.company_id = c.company_id and p.contract_id = c.id and v.estado = 'en_revision') as pendientes`
const contracts = sql`supplier_contracts c
  join third_parties t on t.company_id = c.company_id and t.id = c.third_party_id`

/** The contracts of the open company, or with one supplier: current ones by end date first, then the latest ended. */
export const contractsDesk = (supplier: number | undefined): Desk => ({
  rows: sql`(select ${columns}, (c.fecha_inicio::timestamp at time zone 'America/Bogota') as desde
    from ${contracts} where c.company_id = ${scopeCompany}
     and ${supplier === undefined ? sql`true` : sql`c.third_party_id = ${supplier}`}) as contracts`,
  text: ['contrato', 'objeto', 'proveedor', 'nit'],
  turn: sql`case when estado in ('terminado', 'liquidado') then 100000 + coalesce(${today} - fin, 0)
    else coalesce(fin - ${today}, 90000) end`,
  sortable: {
    contrato: 'contrato',
    proveedor: { by: sql`lower(proveedor)` },
    inicio: 'inicio',
    fin: 'fin',
    valor: { by: sql`valor`, isMoney: true },
  },
})

/** A contract as stored, with the ERP's values and the company's own. */
export interface KeptContract extends CompanyContract {
  visto: string
  sucursal: string
  saldo: CompanyContractDetail['saldo']
  supervisor: string | null
  interventor: string | null
  forma_pago: string | null
  own_supervisor: string | null
  own_interventor: string | null
  own_forma_pago: string | null
}

/** Finds a contract of the open company with its details; undefined if it does not exist. */
export async function findCompanyContract(db: Database, scope: Scope, id: string) {
  const [[contract], policies, otrosies, actas, archivos, historia] = await db.read(scope, [
    sql<KeptContract>`select ${columns}, c.updated_at::text as visto, b.nombre as sucursal,
        c.valor - c.valor_ejecutado as saldo, c.supervisor, c.interventor, c.forma_pago,
        c.own_supervisor, c.own_interventor, c.own_forma_pago
      from ${contracts} join branch_accounts b on b.company_id = c.company_id and b.id = c.third_id
     where c.company_id = ${scopeCompany} and c.id = ${id}`.compile(query),
    policiesOf(id),
    sql<ContractAddition>`select id, numero, fecha, objeto, valor_adicional, nueva_fecha_fin
      from supplier_contracts_amendments where company_id = ${scopeCompany} and contract_id = ${id}
     order by fecha, numero`.compile(query),
    sql<ContractRecord>`select id, tipo, numero, fecha, descripcion
      from supplier_contracts_minutes where company_id = ${scopeCompany} and contract_id = ${id}
     order by fecha desc, numero desc`.compile(query),
    attachmentsOf('supplier-contracts', id),
    historyOf('supplier-contracts', id),
  ])
  return contract && { contract, policies, otrosies, actas, archivos, historia }
}

/** Finds a file of a contract of the open company, but of no other document. */
export async function findContractFile(db: Database, scope: Scope, id: string) {
  const [[file]] = await db.read(scope, [
    sql<{ name: string; media_type: string; storage_key: string }>`select name, media_type, storage_key
      from document_files where company_id = ${scopeCompany} and id = ${id} and kind = 'supplier-contracts'`.compile(
      query,
    ),
  ])
  return file
}
