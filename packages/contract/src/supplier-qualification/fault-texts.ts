/** The errors of a supplier's texts about its qualification. */
export const qualificationFaultTexts = {
  required: 'Complete este campo.',
  long: 'El texto es demasiado largo. Acórtelo.',
  day: 'Elija la fecha.',
  past: 'Elija una fecha de hoy en adelante.',
  criterion: 'Elija un criterio de esta evaluación.',
} as const
