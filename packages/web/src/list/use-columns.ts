import type { AnyListName } from './list-name.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { useMemo } from 'react'
import { useListChoices } from './kept-choices.ts'

/** A list's columns as the person has them. */
export type ChosenColumns<Row, Total> = {
  list: AnyListName
  /** Those that are shown, in their order. */
  shown: readonly Column<Row, Total>[]
  /** All that there are. */
  all: readonly Column<Row, Total>[]
  /** What the person chose; null for the list's own, of which some give way where there is little room. */
  chosen: readonly string[] | null
}

/** The columns that the person chose for a list, of which the last give way where there is little room; else the list's own. */
export function useColumns<Row, Total>(
  list: AnyListName,
  all: readonly Column<Row, Total>[],
): ChosenColumns<Row, Total> {
  const chosen = useListChoices().columns[list] ?? null
  const shown = useMemo(() => (chosen === null ? all : chooseColumns(all, chosen)), [all, chosen])
  return { list, shown, all, chosen }
}

/** The chosen ones in their order behind the first, which names the row; those that are unknown are passed over. */
export function chooseColumns<Row, Total>(
  all: readonly Column<Row, Total>[],
  chosen: readonly string[],
): readonly Column<Row, Total>[] {
  const [first, ...others] = all
  const named = [...new Set(chosen)].flatMap((id) => others.find((column) => column.id === id) ?? [])
  return [...(first ? [first] : []), ...named].map(({ priority: _, ...column }): Column<Row, Total> => column)
}
