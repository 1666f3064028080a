import type { MailBounce } from './bounces.ts'

/** What is said of a mail that came back after it had gone out, with the words of the server that sent it back. */
export const bounceTexts: Readonly<Record<MailBounce, string>> = {
  rechazado: 'Devuelto: el servidor del destinatario lo rechazó. {motivo}',
  temporal: 'Devuelto: no se pudo entregar por ahora. {motivo}',
  demorado: 'Demorado: todavía se intenta entregar. {motivo}',
}
