/** The warning before an idle logout (spec 4, Idle logout). */
export const idleTexts = {
  title: 'Su sesión está por terminar',
  left: 'Por inactividad, la sesión termina en {seconds} {seconds:segundo|segundos}.',
  lastSecond: 'Por inactividad, la sesión termina en 1 segundo.',
  staysTitle: 'Su sesión sigue abierta',
  stays: 'Puede continuar donde iba.',
  stay: 'Seguir conectado',
  close: 'Cerrar el aviso',
} as const
