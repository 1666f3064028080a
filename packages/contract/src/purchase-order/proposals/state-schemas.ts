/** The states of a proposal, pending ones first. */
export const proposalStates = [
  'pendiente',
  'aceptada',
  'rechazada',
  'contrapropuesta',
  'parcial',
  'retirada',
] as const
export type ProposalState = (typeof proposalStates)[number]

/** Maximum length of a comment on a line, and on the whole. */
export const proposalLimits = { line: 500, comment: 2000 } as const
