import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'

/** The common texts of every mail. */
export const mailTexts = {
  linkHint: 'Si el botón no funciona, copie esta dirección en su navegador:',
  automatic: 'Este mensaje se envió automáticamente desde el portal de proveedores de {company}.',
} as const

/** The command `mail`, which shows the outbox to the operator. */
export const mailCommandTexts = {
  summary: 'Muestra los correos que el portal envió o tiene por enviar, y los envía de nuevo',
  usage:
    'mail list | show [correo] | resend <correo> [--company <número>] [--limit <cuántos>] | bounced [--to <dirección>] < aviso',
  actionUnknown: 'Falta la acción: list, show, resend o bounced.',
  title: 'Correos de {company}, los más recientes primero',
  none: 'Todavía no hay correos de {company}.',
  noServer:
    'Sin SMTP_URL los correos no salen: quedan aquí. Para leer uno: npm run enlace -- mail show <correo>',
  waiting: 'por enviar',
  retrying: 'por enviar (intentos: {attempts}; {error})',
  sent: 'enviado el {at}',
  dead: 'no se pudo entregar ({error})',
  bounces: {
    rechazado: 'devuelto: rechazado ({error})',
    temporal: 'devuelto: no se pudo entregar por ahora ({error})',
    demorado: 'demorado ({error})',
  },
  recipient: fields.recipient,
  replyTo: actions.replyTo,
  subject: fields.subject,
  state: fields.state,
  date: fields.date,
  forgotten: 'Su contenido se borró al enviarlo porque tenía un enlace de un solo uso.',
  unknown: 'En {company} no hay un correo «{id}». Vea la lista: npm run enlace -- mail list',
  ambiguous: 'Hay varios correos que empiezan por «{id}». Escriba más de su identificador.',
  idMissing: 'Falta el correo que se debe enviar de nuevo.',
  resent: 'El correo {id} a {recipient} queda por enviar ahora mismo.',
  notAgain: 'El correo {id} ya se envió y su contenido se borró: no se puede enviar de nuevo.',
  bounced: {
    noted: 'Correo {id} de la compañía {company}: {estado}.',
    known: 'El correo {id} de la compañía {company} ya estaba anotado.',
    forgotten: 'La compañía {company} ya no tiene el correo {id}. No se anotó nada.',
    noNotice: 'El mensaje no dice que un correo no llegó. No se anotó nada.',
    noMail: 'El mensaje no nombra un correo de este portal. No se anotó nada.',
    later: 'No se pudo anotar ahora ({error}). El servidor de correo debe intentar de nuevo.',
    unset: 'Falta MAIL_BOUNCE_ADDRESS: la dirección a la que vuelven los correos que no llegan.',
  },
  limitMalformed: '«{limit}» no es un número de correos. Use un entero desde 1.',
} as const
