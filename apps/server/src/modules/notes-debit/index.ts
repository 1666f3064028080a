export { noteExport } from './present.ts'
export { notesDebitFeature } from './feature.ts'
