/** What a thread may wait for after staff has answered. */
export const answeredStates = ['esperando_al_proveedor', 'resuelta', 'esperando_a_la_compania'] as const
export type AnsweredState = (typeof answeredStates)[number]

/** The states that staff gives a thread by hand. */
export const staffStates = [
  'esperando_a_la_compania',
  'esperando_al_proveedor',
  'resuelta',
  'cerrada',
] as const
export type StaffState = (typeof staffStates)[number]

/** The longest template. */
export const templateLimits = { title: 80, words: 3000 } as const
