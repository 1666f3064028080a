/** The mail to those who load data that a source is overdue. */
export const sourceAlarmMailTexts = {
  subject: 'La fuente «{source}» no llegó',
  title: 'Una fuente de datos no llegó',
  text: 'La fuente «{source}» no llegó en la fecha esperada.',
  effect: 'Mientras tanto, los proveedores ven los datos de la última carga, con su fecha.',
  source: 'Fuente',
  due: 'Se esperaba antes de',
  last: 'Última carga',
  never: 'Nunca',
  button: 'Ver las fuentes',
  once: 'Este aviso se envía una sola vez, hasta que llegue la fuente.',
} as const
