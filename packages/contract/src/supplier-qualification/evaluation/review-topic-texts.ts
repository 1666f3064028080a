/** What a notice says that the company answered about. */
export const reviewTopicTexts = {
  review: 'la evaluación del {periodo}',
  plan: 'su plan de mejora del {periodo}',
} as const
