/** The page of required documents, beside the evaluations. */
export const requiredDocumentPageTexts = {
  title: 'Documentos exigidos',
} as const
