/** How an issued certificate stands. */
export const issuedStates = ['disponible', 'reemplazado', 'anulado'] as const
export type IssuedState = (typeof issuedStates)[number]

/** What is done for all suppliers of a year. */
export const runActs = ['issue', 'notify'] as const
export type RunAct = (typeof runActs)[number]

/** Suppliers that a page of who was told shows. */
export const toldPerPage = 25
