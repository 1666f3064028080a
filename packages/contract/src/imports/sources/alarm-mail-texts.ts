/** The mail that tells anyone who loads data that a source did not come. */
export const sourceAlarmMailTexts = {
  subject: 'La fuente «{source}» no llegó',
  title: 'Una fuente de datos no llegó',
  text: 'Se esperaba la fuente «{source}» y no ha llegado.',
  effect: 'Mientras tanto, los proveedores ven los datos de la última carga, con su fecha.',
  source: 'Fuente',
  due: 'Se esperaba antes de',
  last: 'Última carga',
  never: 'Nunca',
  button: 'Ver las fuentes',
  once: 'Este aviso se envía una sola vez. Termina cuando llegue la fuente.',
} as const
