/** The problems of any line. */
export const lineProblems = ['fecha', 'cantidad', 'precio', 'entregas', 'rechazo', 'calidad', 'otra'] as const
export type LineProblem = (typeof lineProblems)[number]

/** The problems that propose one value, which the company may answer with another. */
export const valuedProblems = ['fecha', 'cantidad', 'precio'] as const
export type ValuedProblem = (typeof valuedProblems)[number]

/** Whether a problem proposes one value; the others are described in a comment, or in several deliveries. */
export const isValued = (problem: LineProblem): problem is ValuedProblem =>
  valuedProblems.some((valued) => valued === problem)

/** The problems that need a comment. */
export const needsComment = (problem: LineProblem): boolean =>
  problem === 'otra' || problem === 'calidad' || problem === 'rechazo'

/** Into how many deliveries a line may be divided. */
export const deliveryLimits = { least: 2, most: 6 } as const
