import { useQueries, useQuery } from '@tanstack/react-query'
import type { BillableOrder, OrderComparison } from '@enlace/contract/invoices/from-order/schemas.ts'
import type { ReadFile } from '@enlace/contract/invoices/schemas.ts'
import { billableOrderQuery, comparisonQuery } from '../../../core/invoices/queries.ts'

/** What the invoice of an order should say; undefined without an order, and for one that is not the supplier's. */
export function useBillableOrder(order: string | undefined): BillableOrder | undefined {
  return useQuery({ ...billableOrderQuery(order ?? ''), enabled: order !== undefined }).data
}

/** How the drafts that were just read compare with an order, each by its id. */
export function useComparisons(
  results: readonly ReadFile[],
  order: string | undefined,
): ReadonlyMap<string, OrderComparison> {
  const drafts = results.flatMap(({ resultado, facturas }) => (resultado === 'borrador' ? facturas : []))
  const ids = [...new Set(drafts.filter(({ match }) => match !== null).map(({ id }) => id))]
  const answers = useQueries({
    queries: order === undefined ? [] : ids.map((id) => comparisonQuery(id, order)),
  })
  return new Map(
    answers.flatMap(({ data }, place) => {
      const id = ids[place]
      return data && id !== undefined ? [[id, data] as const] : []
    }),
  )
}
