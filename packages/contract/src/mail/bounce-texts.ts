import type { MailBounce } from './bounces.ts'

/** The messages for a mail that bounced, with the response of the bouncing server. */
export const bounceTexts: Readonly<Record<MailBounce, string>> = {
  rechazado: 'Devuelto: el servidor del destinatario lo rechazó. {motivo}',
  temporal: 'Devuelto: no se pudo entregar por ahora. {motivo}',
  demorado: 'Demorado: todavía se intenta entregar. {motivo}',
}
