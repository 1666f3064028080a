import { fill } from '@enlace/contract/core/fill.ts'
import type { Choice } from '@enlace/contract/core/list/list.ts'
import { filterTexts as texts } from '@enlace/contract/core/list/texts.ts'
import { showCount } from '../document/shown.ts'
import type { ListPlace } from './list-place.ts'
import { SelectFilter } from './select-filter.tsx'

type ValueFilterProps = {
  label: string
  /** Its name in the address. */
  name: string
  /** Stands for no choice. */
  any: string
  /** What there is to choose from, and what it leaves; nothing while that is not known. */
  choices: readonly Choice[] | undefined
  chosen: string | undefined
  /** A value in words, where it is a code. */
  textOf?: (value: string) => string
  place: ListPlace
}

/**
 * A filter by what the company wrote, as a list with counts; one value alone is no choice, unless it was chosen. While
 * the values are on their way it keeps its place, so that what comes after it does not move.
 */
export function ValueFilter(props: ValueFilterProps) {
  const { label, name, any, choices, chosen, textOf = (value) => value, place } = props
  const known = choices ?? []
  const isKnown = chosen === undefined || known.some(({ value }) => value === chosen)
  const offered = isKnown ? known : [...known, { value: chosen, rows: 0 }]
  if (choices && offered.length < 2 && chosen === undefined) return null
  const options = offered.map(({ value, rows }) => ({
    value,
    label: fill(texts.withCount, { value: textOf(value), n: showCount(rows) }),
  }))
  return <SelectFilter {...{ label, name, any, options, chosen, place }} />
}
