import { sql } from 'kysely'
import { contractDocument } from '@enlace/contract/supplier-contracts/document.ts'
import type {
  ContractAmendment,
  ContractMinute,
  SupplierContractDetail,
} from '@enlace/contract/supplier-contracts/detail-schemas.ts'
import { query, scopeCompany, today, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { attachmentsOf, historyOf, selected } from '../documents/index.ts'
import { policiesOf } from './policies/policy-queries.ts'
import { isInScope } from '../../core/list/queries.ts'
import { everyImputed, imputedGroups, newestImputed } from './imputed-queries.ts'
import { contracts } from './queries.ts'

/** A contract for its page, with the facts that decide which actions are allowed. */
export type ContractFacts = Omit<
  SupplierContractDetail,
  | 'amendments'
  | 'policies'
  | 'minutes'
  | 'imputed'
  | 'imputedTotals'
  | 'execution'
  | 'policyObstacle'
  | 'attachments'
  | 'history'
> & { today: CalendarDate; may_act: boolean }

/** The newest file of a contract with a name. */
const fileNamed = (id: string, name: string) => sql`(select f.id from document_files f
  where f.company_id = ${scopeCompany} and f.kind = 'supplier-contracts' and f.document_id = ${id}
    and f.name = ${sql.ref(name)} order by f.created_at desc limit 1)`

const contractOf = (scope: Scope, id: string) =>
  sql<ContractFacts>`select ${contracts.columns}, ${today} as today, scope_may_act() as may_act,
      ${selected(contractDocument.more, {
        forma_pago: sql`coalesce(forma_pago, own_forma_pago)`,
        contrato_file_id: fileNamed(id, 'd.archivo'),
      })},
      (select nombre from branch_accounts b where b.company_id = d.company_id and b.id = d.third_id) as sucursal
    from supplier_contracts d where ${isInScope(scope)} and id = ${id}`.compile(query)

const amendmentsOf = (id: string) =>
  sql<ContractAmendment>`select id, numero, fecha, objeto, valor_adicional, nueva_fecha_fin,
      ${fileNamed(id, 'd.archivo')} as file_id
    from supplier_contracts_amendments d where company_id = ${scopeCompany} and contract_id = ${id}
   order by fecha, numero`.compile(query)

const minutesOf = (id: string) =>
  sql<ContractMinute>`select id, tipo, numero, fecha, descripcion, valor, ${fileNamed(id, 'd.archivo')} as file_id
    from supplier_contracts_minutes d where company_id = ${scopeCompany} and contract_id = ${id}
   order by fecha desc, numero desc`.compile(query)

/** Finds a contract of the scope with its details; undefined if it does not exist. */
export async function findContract(db: Database, scope: Scope, id: string) {
  const [[contract], amendments, policies, minutes, imputed, groups, attachments, history] = await db.read(
    scope,
    [
      contractOf(scope, id),
      amendmentsOf(id),
      policiesOf(id),
      minutesOf(id),
      newestImputed(id),
      imputedGroups(id),
      attachmentsOf('supplier-contracts', id),
      historyOf('supplier-contracts', id),
    ],
  )
  return contract && { contract, amendments, policies, minutes, imputed, groups, attachments, history }
}

/** Returns all imputations to a contract of the scope; undefined if it does not exist. */
export async function findImputations(db: Database, scope: Scope, id: string) {
  const [[contract], imputed] = await db.read(scope, [contractOf(scope, id), everyImputed(id)])
  return contract && { contract, imputed }
}
