import type { AnyCall } from '@enlace/contract/core/call.ts'
import { deskTexts } from '@enlace/contract/core/desk/texts.ts'
import type { SubjectKind } from '@enlace/contract/sign-in/presence/subjects.ts'
import type { StateOwner } from '@enlace/domain/states.ts'
import { defineList, type FilterOf, type ListParts } from '@enlace/web/list/define-list.tsx'
import type { OwnFilter } from '@enlace/web/list/own-filters.tsx'
import { commonReaders } from '@enlace/web/list/read-filter.ts'
import { useFresh } from '../live/use-fresh.ts'
import { windowless } from '@enlace/web/list/windowless.ts'

type Place = Parameters<typeof windowless>[0]

type StaffList<Page extends AnyCall> = Omit<ListParts<Page>, 'path' | 'isLive' | 'useWhileShown'> & {
  path: Place
  /** Of what the list shows rows: it is asked for again as soon as somebody changes one. */
  changes?: SubjectKind
}

/** A list of the back office: without a window of days, and its rows are what there is now. */
export function staffList<Page extends AnyCall>({ path, changes, ...list }: StaffList<Page>) {
  return defineList<Page>({
    ...list,
    path: windowless(path),
    isLive: true,
    ...(changes && { useWhileShown: () => useFresh({ kind: changes }, list.page) }),
  })
}

const { min: _, max: __, ...readers } = commonReaders

/** How the filters are read that every list of the back office has: rows without amounts have none of those. */
export const staffReaders = readers

type DeskList<Page extends AnyCall> = Omit<StaffList<Page>, 'readers' | 'defaultSort' | 'filters'> & {
  /** Whose states the filter offers. */
  states: StateOwner
}

/** The list of a desk: what waits for the company first, narrowed by state. */
export function deskList<Page extends AnyCall>({ states, ...list }: DeskList<Page>) {
  const filter = { kind: 'states', label: deskTexts.state, owner: states } as const
  return staffList<Page>({
    ...list,
    // A desk's query has no filter besides those that every list has.
    readers: readers as StaffList<Page>['readers'],
    defaultSort: 'turno',
    filters: () => [filter satisfies OwnFilter<FilterOf<Page>>],
  })
}
