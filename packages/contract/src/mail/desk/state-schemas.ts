/** The states of a mail, those that need attention first. */
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
