import type {
  ContractExecution,
  ImputedTotal,
  SupplierContractDetail,
} from '@enlace/contract/supplier-contracts/detail-schemas.ts'
import { imputedKinds } from '@enlace/contract/supplier-contracts/detail-schemas.ts'
import { reconcileExecution } from '@enlace/domain/contracts.ts'
import { sumMoney, type Money } from '@enlace/domain/money.ts'
import { contractPolicy } from './policies/policy-present.ts'
import type { findContract } from './detail-queries.ts'
import type { ImputedGroup } from './imputed-queries.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findContract>>>

/** A contract for its page. */
export function contractDetail(found: Found): SupplierContractDetail {
  const { contract, policies, groups, ...parts } = found
  const { today, may_act, ...facts } = contract
  return {
    ...facts,
    ...parts,
    policies: policies.map((policy) => contractPolicy(policy, today)),
    imputedTotals: totalsOf(groups),
    execution: executionOf(facts.valor_ejecutado, groups),
    policyObstacle: !may_act ? 'solo_lectura' : facts.estado === 'liquidado' ? 'liquidado' : null,
  }
}

/** Counts the documents of each kind visible to the person, and totals those that count. */
function totalsOf(groups: readonly ImputedGroup[]): ImputedTotal[] {
  return imputedKinds.flatMap((kind) => {
    const own = groups.filter((group) => group.kind === kind && group.is_told)
    if (own.length === 0) return []
    const rows = own.reduce((sum, group) => sum + group.rows, 0)
    return [{ kind, rows, valor: counted(own) }]
  })
}

function executionOf(ejecutado: Money, groups: readonly ImputedGroup[]): ContractExecution {
  const of = (kind: ImputedGroup['kind']) => groups.filter((group) => group.kind === kind)
  const [orders, invoices, payments] = [of('purchase-order'), of('account-statements'), of('payments-made')]
  const hearsOfOrders = orders.every(({ is_told }) => is_told)
  const sums = {
    ordenado: hearsOfOrders ? counted(orders) : null,
    anulado: hearsOfOrders
      ? counted(orders.map((group) => ({ ...group, is_void: !group.is_void })))
      : counted([]),
    facturado: counted(invoices),
    facturado_sin_orden: counted(invoices.filter(({ has_order }) => !has_order)),
    pagado: counted(payments),
  }
  const { anulado: _, ...told } = sums
  return {
    ...told,
    ...reconcileExecution(ejecutado, sums),
    otra_moneda: groups
      .filter(({ is_foreign, is_void, is_told }) => is_foreign && !is_void && is_told)
      .reduce((sum, { rows }) => sum + rows, 0),
  }
}

/** Totals the valid documents in the contract's currency. */
function counted(groups: readonly ImputedGroup[]): Money {
  return sumMoney(
    groups.filter(({ is_void, is_foreign }) => !is_void && !is_foreign).map(({ valor }) => valor),
  )
}
