import * as notesDebitActs from '@enlace/contract/notes-debit/act-calls.ts'
import * as notesDebit from '@enlace/contract/notes-debit/calls.ts'
import * as objectionsDesk from '@enlace/contract/notes-debit/desk/calls.ts'
import { deskNotes } from '@enlace/contract/notes-debit/desk/document-calls.ts'
import type { Feature } from '../../core/feature.ts'
import { waitingObjections } from './desk-queries.ts'
import { objectionsDeskRoutes } from './desk-routes.ts'
import { notesDeskRoutes } from './documents-desk-routes.ts'
import { debitNoteActRoutes, debitNoteRoutes } from './routes.ts'

export const notesDebitFeature: Feature = {
  portal: { calls: [notesDebit, notesDebitActs], slices: [debitNoteRoutes, debitNoteActRoutes] },
  backoffice: { calls: [objectionsDesk, deskNotes], slices: [objectionsDeskRoutes, notesDeskRoutes] },
  counts: { objections: waitingObjections },
}
