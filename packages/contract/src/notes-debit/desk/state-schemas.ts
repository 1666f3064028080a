/** How an objection stands, those that wait first. */
export const objectionStates = ['pendiente', 'aceptada', 'rechazada', 'retirada'] as const
export type ObjectionState = (typeof objectionStates)[number]

/** The longest reason, and the longest number of a credit note. */
export const objectionLimits = { reason: 2000, creditNote: 40 } as const
