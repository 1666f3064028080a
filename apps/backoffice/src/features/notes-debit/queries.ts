import {
  decideDeskObjection,
  downloadObjectionFile,
  getDeskObjection,
  listDeskObjectionRows,
  listDeskObjections,
} from '@enlace/contract/notes-debit/desk/calls'
import type {
  DeskObjection,
  DeskObjectionsQuery,
  ObjectionDecision,
} from '@enlace/contract/notes-debit/desk/schemas'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { download } from '@enlace/web/http/download.ts'
import { sliceQueryOf } from '@enlace/web/list/filters.ts'
import type { ListPlace } from '@enlace/web/list/list-place.ts'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import { send } from '../../core/client.ts'
import type { ObjectionFilter } from './filter.ts'

/** A page of the list; others work on it, too, so it is asked again whenever it opens. */
export const objectionsQuery = (query: DeskObjectionsQuery) => ({
  ...callQuery(listDeskObjections, { query }),
  staleTime: 0,
})

/** The rows of the whole list, a slice at a time. */
export const objectionSlice =
  (place: ListPlace<ObjectionFilter>): LoadSlice<DeskObjection> =>
  (after, signal) =>
    send(listDeskObjectionRows, { query: sliceQueryOf(place, after) }, { signal })

/** One objection. */
export const objectionQuery = (id: string) => ({
  ...callQuery(getDeskObjection, { params: { id } }),
  staleTime: 0,
})

/** Decides on an objection; answers how it stands then. @throws CallFailure */
export const decide = (id: string, body: ObjectionDecision) =>
  send(decideDeskObjection, { params: { id }, body })

/** Gets a file of an objection to the person. */
export const downloadFile = (id: string) => download(downloadObjectionFile, { params: { id } })
