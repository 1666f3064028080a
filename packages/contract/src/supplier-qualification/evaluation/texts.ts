import * as places from '../../core/words/place-texts.ts'

/** The head of 'Calificación' (screens 2.12): evaluations and required documents. */
export const qualificationFrameTexts = {
  title: places.qualification,
  description: 'Evaluación de su servicio y documentos que exige la compañía.',
  tabs: 'Secciones de Calificación',
  evaluation: 'Evaluación',
  documents: places.requiredDocuments,
} as const
