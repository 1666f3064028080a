/** The states of a thread after an answer by staff. */
export const answeredStates = ['esperando_al_proveedor', 'resuelta', 'esperando_a_la_compania'] as const
export type AnsweredState = (typeof answeredStates)[number]

/** The states that staff can set. */
export const staffStates = [
  'esperando_a_la_compania',
  'esperando_al_proveedor',
  'resuelta',
  'cerrada',
] as const
export type StaffState = (typeof staffStates)[number]

/** Maximum length of a template's title and text. */
export const templateLimits = { title: 80, words: 3000 } as const
