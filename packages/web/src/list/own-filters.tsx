import type { Choice } from '@enlace/contract/core/list/list.ts'
import type { StateOwner } from '@enlace/domain/states.ts'
import { Fragment, type ReactNode } from 'react'
import { ChoiceFilter } from './choice-filter.tsx'
import { DateRange } from './date-range.tsx'
import { type ListFilter, narrowed } from './filters.ts'
import type { ListPlace } from './list-place.ts'
import { StateFilter } from './state-filter.tsx'
import { ValueFilter } from './value-filter.tsx'

/** A filter of one list: at most one choice of a few, one of the values that the company wrote, its states, or a part of its own. */
export type OwnFilter<Filter extends ListFilter> =
  | {
      kind: 'choice'
      name: NameIn<Filter>
      label: string
      options: readonly { value: string; label: string }[]
    }
  | { kind: 'value'; name: NameIn<Filter>; label: string; any: string }
  | { kind: 'states'; label: string; owner: StateOwner }
  | { kind: 'days'; label: string; from: NameIn<Filter>; to: NameIn<Filter> }
  | { kind: 'part'; name: string; part: ReactNode }

type NameIn<Filter> = keyof Filter & string

/** What each filter leaves, as an answer tells it. */
export type Leavings = {
  choices?: Readonly<Partial<Record<string, readonly Choice[]>>>
  counts?: Readonly<Record<string, number>>
}

export type OwnFiltersProps<Filter extends ListFilter> = {
  filters: readonly (OwnFilter<Filter> | false)[]
  place: ListPlace<Filter>
  /** Nothing while that is not known. */
  answer: Leavings | undefined
}

/** A list's own filters in their order. */
export function OwnFilters<Filter extends ListFilter>({ filters, place, answer }: OwnFiltersProps<Filter>) {
  const chosenOf = (name: NameIn<Filter>) => {
    const value: unknown = place.filter[name]
    return typeof value === 'string' ? value : undefined
  }
  return filters.map((own) => {
    if (own === false) return null
    switch (own.kind) {
      case 'choice': {
        const { kind: _, ...shown } = own
        const counts = answer?.choices?.[own.name]
        return <ChoiceFilter key={own.name} {...shown} chosen={chosenOf(own.name)} {...{ counts, place }} />
      }
      case 'value': {
        const { kind: _, ...shown } = own
        const choices = answer?.choices?.[own.name]
        return <ValueFilter key={own.name} {...shown} chosen={chosenOf(own.name)} {...{ choices, place }} />
      }
      case 'states':
        return (
          <StateFilter
            key={own.kind}
            label={own.label}
            owner={own.owner}
            counts={answer?.counts}
            place={place}
          />
        )
      case 'days':
        return (
          <DateRange
            key={own.from}
            label={own.label}
            from={chosenOf(own.from)}
            to={chosenOf(own.to)}
            onChange={({ from, to }) =>
              place.onFilter(narrowed(place.filter, { [own.from]: from, [own.to]: to }))
            }
          />
        )
      case 'part':
        return <Fragment key={own.name}>{own.part}</Fragment>
    }
  })
}
