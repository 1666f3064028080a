/** The band in which the portal announces maintenance. */
export const maintenanceTexts = {
  between:
    'Mantenimiento programado: el portal estará fuera de línea desde el {day} a las {from} hasta el {lastDay} a las {to}.',
  sameDay: 'Mantenimiento programado: el portal estará fuera de línea el {day}, de {from} a {to}.',
  openEnd: 'Mantenimiento programado: el portal estará fuera de línea desde el {from}, hasta nuevo aviso.',
} as const
