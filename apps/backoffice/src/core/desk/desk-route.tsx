import type { UseQueryOptions } from '@tanstack/react-query'
import type { CallKey } from '@enlace/api-client/queries'
import type { AnyCall } from '@enlace/contract/core/call'
import type { DeskQuery } from '@enlace/contract/core/desk/schemas'
import { deskTexts } from '@enlace/contract/core/desk/texts'
import type { SubjectKind } from '@enlace/contract/sign-in/presence/subjects'
import type { StateOwner } from '@enlace/domain/states'
import type { Column } from '@enlace/ui/core/columns'
import { EmptyState } from '@enlace/ui/empty-state'
import type { ListPlace } from '@enlace/web/list/list-place.ts'
import { listRoute } from '@enlace/web/list/list-route.tsx'
import { ListScreen } from '@enlace/web/list/list-screen.tsx'
import { commonReaders, type FilterReaders } from '@enlace/web/list/read-filter.ts'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import type { SearchValues } from '@enlace/web/search-params.ts'
import type { ReactNode } from 'react'
import { useFresh } from '../live/use-fresh.ts'
import { windowless } from '../windowless.ts'

/** What the address of a desk says after its path. */
export type DeskFilter = Omit<DeskQuery, 'days'>

const { min: _, max: __, ...readers } = commonReaders
const deskReaders: FilterReaders<DeskFilter> = readers

/** A page of what waits at a desk. */
type DeskAnswer<Row> = {
  rows: Row[]
  total: number
  totals: { moneda: string; rows: number }[]
  counts: Record<string, number>
  dataAsOf: string | null
}

type DeskParts<Row extends { id: string }> = {
  path: ((params?: Record<string, never>, search?: SearchValues) => `#/${string}`) & { pattern: `/${string}` }
  list: `staff-${string}`
  texts: {
    title: string
    description: string
    search: string
    date: string
    table: string
    neverAny: string
    neverAnyHint: string
  }
  query: (query: DeskQuery) => UseQueryOptions<DeskAnswer<Row>, Error, DeskAnswer<Row>, CallKey>
  sliceOf: (place: ListPlace<DeskFilter>) => LoadSlice<Row>
  columns: readonly Column<Row, { moneda: string }>[]
  /** Whose states the filter offers. */
  states: StateOwner
  /** What of the list changes while it is shown, and the call that is then made again. */
  fresh: { kind: SubjectKind; call: AnyCall }
  hrefOf: (id: string) => string
  /** What comes before the filters: the other parts of the place. */
  head?: ReactNode
}

/** The list of a desk: what waits for the company first, asked again as soon as somebody changes something of it. */
export function deskRoute<Row extends { id: string }>(desk: DeskParts<Row>) {
  const { texts, fresh } = desk
  return listRoute<DeskFilter, DeskAnswer<Row>>({
    path: windowless(desk.path),
    title: texts.title,
    list: desk.list,
    readers: deskReaders,
    query: (days, filter) => desk.query({ ...filter, days }),
    View: (props) => {
      useFresh({ kind: fresh.kind }, fresh.call)
      return (
        <ListScreen<Row, { moneda: string }, DeskFilter>
          {...props}
          list={desk.list}
          texts={texts}
          columns={desk.columns}
          defaultSort="turno"
          isLive
          hrefOf={desk.hrefOf}
          loadSlice={desk.sliceOf(props.place)}
          filters={[{ kind: 'states', label: deskTexts.state, owner: desk.states }]}
          neverAny={<EmptyState title={texts.neverAny}>{texts.neverAnyHint}</EmptyState>}
        >
          {desk.head}
        </ListScreen>
      )
    },
  })
}
