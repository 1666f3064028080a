import type { Choice } from '@enlace/contract/core/list/list.ts'
import { offeredChoices } from '@enlace/contract/core/list/limits.ts'
import { longest } from '@enlace/contract/core/patterns.ts'
import { sumMoney, type Money } from '@enlace/domain/money.ts'

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

/** Rows alike in what they can be chosen by: the values of each filter under which they are found. */
export type ChoiceGroup<Name extends string> = { rows: number } & Record<Name, readonly string[]>

/** What each filter offers: its values with the rows that they leave, every other filter on, most rows first. */
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
