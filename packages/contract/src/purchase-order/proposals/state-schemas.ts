/** How a proposal stands, those that wait first. */
export const proposalStates = [
  'pendiente',
  'aceptada',
  'rechazada',
  'contrapropuesta',
  'parcial',
  'retirada',
] as const
export type ProposalState = (typeof proposalStates)[number]

/** The longest words for a line, and for all of it. */
export const proposalLimits = { line: 500, comment: 2000 } as const
