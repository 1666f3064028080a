import { getDebitNote, listDebitNotes } from '@enlace/contract/features/notes-debit/calls'
import type { DebitNotesQuery } from '@enlace/contract/features/notes-debit/schemas'
import { callQuery } from '../../core/http/call-query.ts'

/** A page of the selected account's debit notes. */
export const debitNotesQuery = (query: DebitNotesQuery) => callQuery(listDebitNotes, { query })

/** One debit note with what it was set against. */
export const debitNoteQuery = (id: string) => callQuery(getDebitNote, { params: { id } })
