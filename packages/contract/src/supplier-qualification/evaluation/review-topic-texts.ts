/** The subject of the company's response, for a notification. */
export const reviewTopicTexts = {
  review: 'la evaluación del {periodo}',
  plan: 'su plan de mejora del {periodo}',
} as const
