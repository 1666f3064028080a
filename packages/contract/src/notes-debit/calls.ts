import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { placeAccess } from '../content/menu/access.ts'
import { DocumentId } from '../core/values.ts'
import {
  DebitNoteDetail,
  DebitNoteRows,
  DebitNotes,
  DebitNotesQuery,
  DebitNotesSliceQuery,
} from './schemas.ts'

const access = placeAccess.debitNotes

/** The debit notes of the selected account, newest first. */
export const listDebitNotes = defineCall({
  purpose: 'Debit notes of the selected account, newest first.',
  method: 'GET',
  path: '/notes-debit',
  access,
  query: DebitNotesQuery,
  answer: DebitNotes,
})

/** One debit note with what it was set against. */
export const getDebitNote = defineCall({
  purpose: 'One debit note with the invoices it was set against and related documents.',
  method: 'GET',
  path: '/notes-debit/:id',
  access,
  params: z.object({ id: DocumentId }),
  answer: DebitNoteDetail,
})

/** Debit notes of the whole filter, a slice at a time: for "Ver todo". */
export const listDebitNoteRows = defineCall({
  purpose: 'Debit notes of the whole filter by key, a slice at a time.',
  method: 'GET',
  path: '/notes-debit/rows',
  access,
  query: DebitNotesSliceQuery,
  answer: DebitNoteRows,
  isQuiet: true,
})
