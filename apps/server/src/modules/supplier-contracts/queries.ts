import { sql } from 'kysely'
import type { SupplierContract, SupplierContractsQuery } from '@enlace/contract/supplier-contracts/schemas.ts'
import { query, today, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { commonFilters, every, freshnessOf, isInScope, oneOf } from '../../core/list/queries.ts'
import type { ChoiceGroup, StateGroup } from '../../core/list/present.ts'
import { listRows, type Sortable, type Unpaged } from '../../core/list/rows-queries.ts'

/** The amounts that the list adds up. */
export const contractSums = ['valor', 'valor_ejecutado', 'saldo'] as const

/** What a contract is in today: the ERP's word and the calendar's. */
const visible = sql<string>`contract_state(estado, fecha_fin)`
const saldo = sql`(valor - valor_ejecutado)`
/** Until its last day, while it runs or may run again. */
const left = sql`case when ${visible} not in ('terminado', 'liquidado') then fecha_fin - ${today} end`
const percent = sql`case when valor > 0 then round(valor_ejecutado * 100 / valor, 1) else 0 end`

/** The ERP's word, or the company's own where the ERP has none. */
const supervisor = sql`coalesce(supervisor, own_supervisor)`

/** The columns of a contract as lists and its page show it. */
export const contractColumns = sql`id, nro_contrato, objeto, tipo, fecha_inicio, fecha_fin, ${left} as dias_restantes,
  moneda, valor, valor_ejecutado, ${saldo} as saldo, ${percent} as ejecutado_pct, ${supervisor} as supervisor,
  coalesce(interventor, own_interventor) as interventor,
  ${visible} as estado`

/** What still runs first, what ends next above all; then what ended last. */
const nearest = sql`coalesce(${left}, 100000 + ${today} - fecha_fin, 1000000)`

const sortable: Sortable = {
  proximo: { by: nearest },
  contrato: 'nro_contrato',
  objeto: 'objeto',
  tipo: 'tipo',
  inicio: { by: sql.ref('fecha_inicio') },
  fin: { by: sql.ref('fecha_fin') },
  dias: { by: left },
  moneda: 'moneda',
  valor: 'valor',
  ejecutado: 'valor_ejecutado',
  saldo: { by: saldo },
  porcentaje: { by: percent },
  supervisor: { by: supervisor },
  estado: { by: visible },
}

type ContractFilter = Unpaged<SupplierContractsQuery>

/** The windows in which a contract ends: none for one that has ended or tells no end. */
const windows = sql<string[]>`array(select w.days::text from unnest(array[30, 60, 90]) w (days)
  where ${left} between 0 and w.days)`

const commonly = (scope: Scope, filter: ContractFilter) =>
  every([
    isInScope(scope),
    commonFilters(filter, { text: ['nro_contrato', 'objeto'], date: 'fecha_fin', amount: 'valor' }),
  ])

const filtered = (scope: Scope, filter: ContractFilter) =>
  every([
    commonly(scope, filter),
    ...(filter.tipo_contrato ? [sql<boolean>`tipo = ${filter.tipo_contrato}`] : []),
    ...(filter.vence ? [sql<boolean>`${left} between 0 and ${filter.vence}::integer`] : []),
  ])

const inStates = (filter: ContractFilter) => oneOf(visible, filter.status)

/** The contracts that a filter lets through, in its order: for the list, its export and "Ver todo". */
export const contractRows = (scope: Scope, filter: ContractFilter) =>
  listRows<SupplierContract>({
    columns: contractColumns,
    from: sql`supplier_contracts`,
    where: every([filtered(scope, filter), inStates(filter)]),
    sortable,
    sort: filter.sort ?? 'proximo',
  })

/** The scope's contracts with the groups of the whole filtered set, and what its own filters offer. */
export async function findContracts(db: Database, scope: Scope, filter: SupplierContractsQuery) {
  const [rows, groups, choices, [freshness]] = await db.readList(scope, [
    contractRows(scope, filter).page(filter).compile(query),
    sql<
      StateGroup<(typeof contractSums)[number]>
    >`select moneda, ${visible} as estado, count(*)::integer as rows, sum(valor) as valor,
        sum(valor_ejecutado) as valor_ejecutado, sum(${saldo}) as saldo
      from supplier_contracts where ${filtered(scope, filter)} group by 1, 2`.compile(query),
    sql<
      ChoiceGroup<'tipo_contrato' | 'vence'>
    >`select array[tipo] as tipo_contrato, ${windows} as vence, count(*)::integer as rows
      from supplier_contracts where ${commonly(scope, filter)} and ${inStates(filter)} group by 1, 2`.compile(
      query,
    ),
    freshnessOf('supplier-contracts').compile(),
  ])
  return { rows, groups, choices, dataAsOf: freshness?.as_of ?? null }
}
