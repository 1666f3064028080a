export { waitingObjections } from './desk-queries.ts'
export { objectionsDeskRoutes } from './desk-routes.ts'
export { describedNotes, noteExport } from './present.ts'
export { debitNoteActRoutes, debitNoteRoutes } from './routes.ts'
