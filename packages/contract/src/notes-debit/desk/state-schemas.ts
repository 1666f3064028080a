/** The states of an objection, pending ones first. */
export const objectionStates = ['pendiente', 'aceptada', 'rechazada', 'retirada'] as const
export type ObjectionState = (typeof objectionStates)[number]

/** Maximum length of a reason, and of a credit note's number. */
export const objectionLimits = { reason: 2000, creditNote: 40 } as const
