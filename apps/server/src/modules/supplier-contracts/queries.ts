import { sql } from 'kysely'
import { contractDocument } from '@enlace/contract/supplier-contracts/document.ts'
import type { SupplierContract, SupplierContractsQuery } from '@enlace/contract/supplier-contracts/schemas.ts'
import { today, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { listRows, type Unpaged } from '../../core/list/rows-queries.ts'
import { documentList, sortableOf } from '../documents/index.ts'

/** The state of a contract today, from the ERP's state and its dates. */
const visible = sql<string>`contract_state(estado, fecha_fin)`
/** Days until the end of a contract that is current or may resume. */
const left = sql`case when ${visible} not in ('terminado', 'liquidado') then fecha_fin - ${today} end`

const sources = {
  dias_restantes: left,
  saldo: sql`(valor - valor_ejecutado)`,
  ejecutado_pct: sql`case when valor > 0 then round(valor_ejecutado * 100 / valor, 1) else 0 end`,
  // The ERP's value, or the company's own if the ERP has none.
  supervisor: sql`coalesce(supervisor, own_supervisor)`,
  interventor: sql`coalesce(interventor, own_interventor)`,
  estado: visible,
}

const from = sql`supplier_contracts`

export const contracts = documentList(contractDocument, {
  from,
  sources,
  search: { text: ['nro_contrato', 'objeto'] },
  narrow: ({ tipo_contrato, vence }) => [
    ...(tipo_contrato ? [sql<boolean>`tipo = ${tipo_contrato}`] : []),
    ...(vence ? [sql<boolean>`${left} between 0 and ${vence}::integer`] : []),
  ],
})

/** The end windows of a contract; none if it has ended or has no end date. */
const windows = sql<string[]>`array(select w.days::text from unnest(array[30, 60, 90]) w (days)
  where ${left} between 0 and w.days)`

/** Sorts current contracts by end date first; then the latest ended. */
const nearest = sql`coalesce(${left}, 100000 + ${today} - fecha_fin, 1000000)`
const sortable = { ...sortableOf(contractDocument.fields, sources), proximo: { by: nearest } }

/** The list has no date window. */
const unwindowed = <F extends object>(filter: F) => ({ ...filter, days: 0 })

/** The contracts that match a filter, sorted, for the list, its export and "Ver todo". */
export const contractRows = (scope: Scope, filter: Unpaged<SupplierContractsQuery>) =>
  listRows<SupplierContract>({
    columns: contracts.columns,
    from,
    where: contracts.matching(scope, unwindowed(filter)),
    sortable,
    sort: filter.sort ?? 'proximo',
  })

/** Returns a page of contracts. */
export const findContracts = (db: Database, scope: Scope, filter: SupplierContractsQuery) =>
  contracts.find(
    db,
    scope,
    unwindowed(filter),
    { tipo_contrato: sql`array[tipo]`, vence: windows },
    contractRows,
  )
