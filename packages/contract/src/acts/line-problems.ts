/** The problems of any line. */
export const lineProblems = ['fecha', 'cantidad', 'precio', 'calidad', 'otra'] as const
export type LineProblem = (typeof lineProblems)[number]
