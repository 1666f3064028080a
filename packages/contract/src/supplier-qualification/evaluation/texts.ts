import * as places from '../../core/words/place-texts.ts'

/** The head of 'Calificación' (screens 2.12): what the company thinks of the supplier, and what it must hand in. */
export const qualificationFrameTexts = {
  title: places.qualification,
  description: 'Cómo evalúa la compañía su servicio, y los documentos que exige para trabajar con usted.',
  tabs: 'Secciones de Calificación',
  evaluation: 'Evaluación',
  documents: places.documents,
} as const
