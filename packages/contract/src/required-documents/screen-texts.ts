import * as places from '../core/words/place-texts.ts'

/** The page of required documents, next to the evaluations. */
export const requiredDocumentPageTexts = {
  title: places.requiredDocuments,
} as const
