/** The days of the week from Monday, as the heads of a calendar's columns. */
export const weekdayTexts = [
  { short: 'lun', long: 'lunes' },
  { short: 'mar', long: 'martes' },
  { short: 'mié', long: 'miércoles' },
  { short: 'jue', long: 'jueves' },
  { short: 'vie', long: 'viernes' },
  { short: 'sáb', long: 'sábado' },
  { short: 'dom', long: 'domingo' },
] as const
