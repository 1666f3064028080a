/** The days of the week from Monday, for the column headers of a calendar. */
export const weekdayTexts = [
  { short: 'lun', long: 'lunes' },
  { short: 'mar', long: 'martes' },
  { short: 'mié', long: 'miércoles' },
  { short: 'jue', long: 'jueves' },
  { short: 'vie', long: 'viernes' },
  { short: 'sáb', long: 'sábado' },
  { short: 'dom', long: 'domingo' },
] as const
