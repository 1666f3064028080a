import { getDebitNote, listDebitNoteRows, listDebitNotes } from '@enlace/contract/notes-debit/calls.ts'
import type { DebitNote, DebitNotesQuery } from '@enlace/contract/notes-debit/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../../core/http/client.ts'
import { sliceQueryOf } from '@enlace/web/list/filters.ts'
import type { ListPlace } from '@enlace/web/list/list-place.ts'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'

/** A page of the selected account's debit notes. */
export const debitNotesQuery = (query: DebitNotesQuery) => callQuery(listDebitNotes, { query })

/** The rows of the whole list, a slice at a time. */
export const debitNoteSlice =
  (place: ListPlace): LoadSlice<DebitNote> =>
  (after, signal) =>
    send(listDebitNoteRows, { query: sliceQueryOf(place, after) }, { signal })

/** One debit note with what it was set against. */
export const debitNoteQuery = (id: string) => callQuery(getDebitNote, { params: { id } })
