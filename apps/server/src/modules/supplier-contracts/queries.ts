import { sql } from 'kysely'
import { contractDocument } from '@enlace/contract/supplier-contracts/document.ts'
import type { SupplierContract, SupplierContractsQuery } from '@enlace/contract/supplier-contracts/schemas.ts'
import { today, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { listRows, type Unpaged } from '../../core/list/rows-queries.ts'
import { documentList, sortableOf } from '../documents/index.ts'

/** What a contract is in today: the ERP's word and the calendar's. */
const visible = sql<string>`contract_state(estado, fecha_fin)`
/** Until its last day, while it runs or may run again. */
const left = sql`case when ${visible} not in ('terminado', 'liquidado') then fecha_fin - ${today} end`

const sources = {
  dias_restantes: left,
  saldo: sql`(valor - valor_ejecutado)`,
  ejecutado_pct: sql`case when valor > 0 then round(valor_ejecutado * 100 / valor, 1) else 0 end`,
  // The ERP's word, or the company's own where the ERP has none.
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

/** The windows in which a contract ends: none for one that has ended or tells no end. */
const windows = sql<string[]>`array(select w.days::text from unnest(array[30, 60, 90]) w (days)
  where ${left} between 0 and w.days)`

/** What still runs first, what ends next above all; then what ended last. */
const nearest = sql`coalesce(${left}, 100000 + ${today} - fecha_fin, 1000000)`
const sortable = { ...sortableOf(contractDocument.fields, sources), proximo: { by: nearest } }

/** The list has no window of days. */
const unwindowed = <F extends object>(filter: F) => ({ ...filter, days: 0 })

/** The contracts that a filter lets through, in its order: for the list, its export and "Ver todo". */
export const contractRows = (scope: Scope, filter: Unpaged<SupplierContractsQuery>) =>
  listRows<SupplierContract>({
    columns: contracts.columns,
    from,
    where: contracts.matching(scope, unwindowed(filter)),
    sortable,
    sort: filter.sort ?? 'proximo',
  })

/** The page of contracts that a filter names. */
export const findContracts = (db: Database, scope: Scope, filter: SupplierContractsQuery) =>
  contracts.find(
    db,
    scope,
    unwindowed(filter),
    { tipo_contrato: sql`array[tipo]`, vence: windows },
    contractRows,
  )
