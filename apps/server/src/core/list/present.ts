import { sumMoney, type Money } from '@enlace/domain/money'

/** Rows of one currency and state, counted and summed. */
export type StateGroup<Sum extends string> = { moneda: string; estado: string; rows: number } & Record<
  Sum,
  Money
>

/** Totals per currency, pesos first, over the groups that a state filter lets through. */
export function totalsOf<Sum extends string>(
  groups: readonly StateGroup<Sum>[],
  sums: readonly Sum[],
  status: readonly string[] | undefined,
) {
  const kept = groups.filter((group) => !status?.length || status.includes(group.estado))
  return inCurrencyOrder(kept.map((group) => group.moneda)).map((moneda) => {
    const own = kept.filter((group) => group.moneda === moneda)
    // The keys are exactly the names that were asked for.
    const amounts = Object.fromEntries(
      sums.map((sum) => [sum, sumMoney(own.map((group) => group[sum]))]),
    ) as Record<Sum, Money>
    return { moneda, rows: countRows(own), ...amounts }
  })
}

/** Rows per state, whatever states are chosen. */
export function countsOf(groups: readonly { estado: string; rows: number }[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { estado, rows } of groups) counts[estado] = (counts[estado] ?? 0) + rows
  return counts
}

/** The currencies that occur, each once: pesos first, the others by their code. */
export function inCurrencyOrder(currencies: readonly string[]): string[] {
  const rank = (moneda: string) => (moneda === 'COP' ? '' : moneda)
  return [...new Set(currencies)].toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))
}

/** How many rows the groups hold. */
export function countRows(groups: readonly { rows: number }[]): number {
  return groups.reduce((sum, group) => sum + group.rows, 0)
}
