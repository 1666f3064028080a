import type { Choice } from '@enlace/contract/core/list/list.ts'
import { offeredChoices } from '@enlace/contract/core/list/limits.ts'
import { longest } from '@enlace/contract/core/patterns.ts'
import { sumMoney, type Money } from '@enlace/domain/money.ts'

/** Rows of one currency and state, counted and summed. */
export type StateGroup<Sum extends string> = { moneda: string; estado: string; rows: number } & Record<
  Sum,
  Money
>

/** Returns totals per currency, pesos first, over the groups that match a state filter. */
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

/** Counts rows per state, regardless of the state filter. */
export function countsOf(groups: readonly { estado: string; rows: number }[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { estado, rows } of groups) counts[estado] = (counts[estado] ?? 0) + rows
  return counts
}

/** Returns the distinct currencies: pesos first, the others by code. */
export function inCurrencyOrder(currencies: readonly string[]): string[] {
  const rank = (moneda: string) => (moneda === 'COP' ? '' : moneda)
  return [...new Set(currencies)].toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))
}

/** Returns the number of rows in the groups. */
export function countRows(groups: readonly { rows: number }[]): number {
  return groups.reduce((sum, group) => sum + group.rows, 0)
}

/** Rows with the same filter values: for each filter, the values that match them. */
export type ChoiceGroup<Name extends string> = { rows: number } & Record<Name, readonly string[]>

/** Returns the values of each filter with their number of rows under all other filters, most rows first. */
export function choicesOf<Name extends string>(
  groups: readonly ChoiceGroup<Name>[],
  names: readonly Name[],
  chosen: Partial<Record<NoInfer<Name>, string | undefined>>,
): Record<Name, Choice[]> {
  const isFound = (group: ChoiceGroup<Name>, name: Name) => {
    const value = chosen[name]
    return value === undefined || group[name].includes(value)
  }
  const offers = names.map((name) => {
    const others = names.filter((other) => other !== name)
    const rows = new Map<string, number>()
    for (const group of groups.filter((one) => others.every((other) => isFound(one, other)))) {
      for (const value of group[name]) rows.set(value, (rows.get(value) ?? 0) + group.rows)
    }
    const offered = [...rows]
      .filter(([value]) => value !== '' && value.length <= longest.text)
      .map(([value, count]) => ({ value, rows: count }))
      .toSorted((one, other) => other.rows - one.rows || (one.value < other.value ? -1 : 1))
    return [name, offered.slice(0, offeredChoices)]
  })
  // The keys are exactly the names that were asked for.
  return Object.fromEntries(offers) as Record<Name, Choice[]>
}
