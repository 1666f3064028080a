import * as notesDebitLines from '@enlace/contract/notes-debit/lines-calls'
import * as notesDebit from '@enlace/contract/notes-debit/calls'
import * as notesDebitActs from '@enlace/contract/notes-debit/act-calls'
import * as debitNotePapers from '@enlace/contract/notes-debit/paper-calls'
import * as debitNoteExports from '@enlace/contract/notes-debit/export-calls'
import * as objectionsDesk from '@enlace/contract/notes-debit/desk/calls'
import type { Feature } from '../../core/feature.ts'
import { debitNoteActRoutes } from './act-routes.ts'
import { waitingObjections } from './desk-queries.ts'
import { objectionsDeskRoutes } from './desk-routes.ts'
import { debitNoteLinesRoutes } from './lines-routes.ts'
import { debitNotePdfRoutes } from './pdf-routes.ts'
import { debitNoteRoutes } from './routes.ts'

export const notesDebitFeature: Feature = {
  portal: {
    calls: [notesDebitLines, notesDebit, notesDebitActs, debitNotePapers, debitNoteExports],
    slices: [debitNoteLinesRoutes, debitNoteRoutes, debitNoteActRoutes, debitNotePdfRoutes],
  },
  backoffice: { calls: [objectionsDesk], slices: [objectionsDeskRoutes] },
  counts: { objections: waitingObjections },
}
