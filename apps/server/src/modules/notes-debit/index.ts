export { describedNotes, noteExport } from './present.ts'
export { notesDebitFeature } from './feature.ts'
