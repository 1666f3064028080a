/** How a mail stands, those that ask for somebody first. */
export const mailStates = [
  'fallido',
  'devuelto',
  'reintentando',
  'en_cola',
  'demorado',
  'enviado',
  'reenviado',
] as const
export type MailState = (typeof mailStates)[number]
