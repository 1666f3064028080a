export { describedNotes } from './desk-present.ts'
export { noteExport } from './export-present.ts'
export { notesDebitFeature } from './feature.ts'
