import { fill } from '@enlace/contract/core/fill.ts'
import type { Choice } from '@enlace/contract/core/list/list.ts'
import { filterTexts as texts } from '@enlace/contract/core/list/texts.ts'
import { showCount } from '../document/shown.ts'
import type { ListPlace } from './list-place.ts'
import { SelectFilter } from './select-filter.tsx'

type KindFilterProps<Kind extends string> = {
  label: string
  /** Its name in the address. */
  name: string
  /** Stands for no choice. */
  any: string
  kinds: readonly Kind[]
  words: Readonly<Record<Kind, string>>
  /** What each would leave; nothing while that is not known. */
  choices: readonly Choice[] | undefined
  chosen: string | undefined
  place: ListPlace
}

/** A filter by one of the kinds that the product knows: always the same ones, so that nothing moves. */
export function KindFilter<Kind extends string>(props: KindFilterProps<Kind>) {
  const { label, name, any, kinds, words, choices, chosen, place } = props
  const rowsOf = (kind: Kind) => choices?.find(({ value }) => value === kind)?.rows ?? 0
  const options = kinds.map((kind) => ({
    value: kind,
    label: choices ? fill(texts.withCount, { value: words[kind], n: showCount(rowsOf(kind)) }) : words[kind],
  }))
  return <SelectFilter {...{ label, name, any, options, chosen, place }} />
}
