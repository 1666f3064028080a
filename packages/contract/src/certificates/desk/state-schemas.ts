/** The states of an issued certificate. */
export const issuedStates = ['disponible', 'reemplazado', 'anulado'] as const
export type IssuedState = (typeof issuedStates)[number]

/** The batch runs for all suppliers of a year. */
export const runActs = ['issue', 'notify'] as const
export type RunAct = (typeof runActs)[number]

/** Suppliers per page of the list of notifications. */
export const toldPerPage = 25
