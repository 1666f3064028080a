/** Texts of the page shown while a company's portal is offline (spec 2, offline-expectation). */
export const offlineExpectationTexts = {
  title: 'Portal fuera de línea',
  message: 'El portal de proveedores de {company} está en mantenimiento.',
  returnsAt: 'Estará disponible el {date} a las {time} (hora de Colombia).',
  countdown: 'Tiempo que falta para volver a abrir',
  weeks: 'Semanas',
  days: 'Días',
  hours: 'Horas',
  minutes: 'Minutos',
  seconds: 'Segundos',
  unknownReturn:
    'Aún no hay una hora de regreso. Esta página lo comprueba cada 30 segundos y abre el portal automáticamente.',
  overdue:
    'Ya debería estar disponible. Esta página lo comprueba cada 30 segundos y abre el portal automáticamente.',
  away: 'El servidor no respondió. Seguimos intentando; puede dejar esta página abierta.',
} as const
