import * as places from '../../core/words/place-texts.ts'

/** The head of 'Calificación' (screens 2.12): what the company thinks of the supplier, and what it must hand in. */
export const qualificationFrameTexts = {
  title: places.qualification,
  description: 'Evaluación de su servicio y documentos que exige la compañía.',
  tabs: 'Secciones de Calificación',
  evaluation: 'Evaluación',
  documents: places.requiredDocuments,
} as const
