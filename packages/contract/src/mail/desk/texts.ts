import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as places from '../../core/words/place-texts.ts'

/** The outbox of the company. */
export const mailsDeskTexts = {
  title: places.sentMails,
  description: 'Correos enviados y por enviar. Los que no se pudieron entregar aparecen primero.',
  search: 'Buscar por destinatario o asunto',
  date: fields.date,
  table: 'Correos de la compañía',
  purpose: fields.reason,
  anyPurpose: 'Todos los motivos',
  states: fields.state,
  at: fields.date,
  to: fields.recipient,
  subject: fields.subject,
  state: fields.state,
  attempts: fields.attempts,
  error: 'Respuesta del servidor',
  neverAny: 'Aún no hay correos.',
  neverAnyHint: 'Aparecerán aquí con la primera invitación, respuesta o aviso.',
  noServer:
    'No hay un servidor de correo configurado: los correos no se envían y quedan aquí. Pida a quien administra el servidor que lo configure.',
} as const

/** Sending several mails again. */
export const bulkMailTexts = {
  act: 'Reenviar los elegidos',
  cancel: actions.cancel,
  done: 'Correos reenviados',
  question:
    '¿Reenviar {n} {n:correo|correos}? Los que siguen en cola se intentan ahora; los demás se envían como correos nuevos, con el mismo contenido.',
  isNew: 'Reenviado como un correo nuevo.',
  isSame: 'Se intenta ahora.',
  name: '{asunto} · {para}',
} as const

/** One mail. */
export const deskMailTexts = {
  breadcrumb: fields.breadcrumb,
  facts: 'Envío',
  to: fields.recipient,
  replyTo: actions.replyTo,
  written: 'Escrito el',
  sent: 'Enviado el',
  bounced: 'Aviso de entrega',
  attempts: fields.attempts,
  next: 'Próximo intento',
  error: 'Respuesta del servidor',
  purpose: fields.reason,
  first: 'Es el reenvío de',
  firstOf: 'el correo del {at}',
  resentBy: 'Reenviado por',
  again: 'Reenvíos',
  againLine: '{at} · {por}',
  content: fields.content,
  views: 'Forma del correo',
  drawn: 'Como se ve',
  words: 'Solo texto',
  frame: 'Contenido del correo «{asunto}»',
  links: 'Enlaces del correo',
  newTab: fields.opensInNewTab,
  personal:
    'Este correo tiene un enlace o un código exclusivo para su destinatario. Por seguridad no se muestra.',
  forgotten: 'Su contenido se borró al enviarlo porque tenía un enlace de un solo uso.',
  resend: 'Reenviar',
  tryNow: 'Intentar ahora',
  resendQuestion: '¿Reenviar «{asunto}» a {para}? Se enviará como un correo nuevo, con el mismo contenido.',
  cancel: 'No reenviar',
  close: actions.close,
  resent: 'El correo se reenvió a {para}.',
  tried: 'El correo se está enviando.',
} as const

/** The names of mail purposes, by stored name. */
export const mailPurposeTexts: Readonly<Record<string, string>> = {
  'access-changed': 'Cambio de acceso',
  'bank-account-differs': 'Cuenta bancaria distinta',
  'bank-approver': 'Aprobador de cuentas',
  'bank-change-review': 'Revisión de cambio de cuenta',
  'disk-room': 'Poco espacio en el servidor',
  'sign-in-alarm': 'Muchos inicios de sesión rechazados',
  'document-archive': 'Archivo mensual de documentos',
  'email-change': 'Cambio de correo',
  'improvement-evidence': 'Acción de mejora',
  certificates: 'Certificados publicados',
  contact: 'Mensaje de contacto',
  'contact-receipt': 'Acuse de mensaje de contacto',
  'contact-reply': 'Respuesta a un mensaje de contacto',
  'contact-replaced': 'Contacto reemplazado',
  'improvement-action-decided': 'Acción de mejora',
  'invoice-received': 'Acuse de factura radicada',
  'radian-term': 'Plazo RADIAN por vencer',
  'invoice-mail-answer': 'Respuesta a un correo con facturas',
  invitation: 'Invitación a proveedor',
  'master-changed': 'Cambio de usuario principal',
  'supplier-key': 'Clave de API de un proveedor',
  'monthly-statement': 'Estado de cuenta mensual',
  'new-device': 'Inicio de sesión desde un equipo nuevo',
  'notification-digest': 'Resumen de notificaciones',
  'online-payment': 'Pago en línea',
  'online-payment-company': 'Pago en línea (compañía)',
  'online-payment-refund': 'Devolución de un pago en línea',
  'password-changed': 'Cambio de contraseña',
  'password-recovery': 'Recuperación de contraseña',
  'profile-request': 'Solicitud de cambio de datos',
  'profile-request-company': 'Solicitud de cambio de datos (compañía)',
  'profile-request-decided': 'Solicitud de cambio respondida',
  'profile-request-extended': 'Solicitud de cambio ampliada',
  question: 'Consulta de un proveedor',
  'question-answer': 'Respuesta a una consulta',
  'question-receipt': 'Acuse de consulta',
  'registration-corrected': 'Registro corregido',
  'registration-notice': 'Solicitud de registro (compañía)',
  'registration-received': 'Solicitud de registro recibida',
  'registration-waiting': 'Solicitudes de registro por revisar',
  report: 'Reporte programado',
  'staff-invitation': 'Invitación al equipo',
  'source-alarm': 'Fuente que no llegó',
  'domain-missing': 'Falta el registro de un dominio',
  'domain-lapsed': 'Dominio que ya no está comprobado',
  test: 'Correo de prueba',
  'webhook-put-off': 'Webhook desactivado',
  'mail-sender-code': 'Código para confirmar una dirección de remitente',
}

/** The names of mail purposes that end with an outcome, by prefix. */
export const mailPurposePrefixTexts: Readonly<Record<string, string>> = {
  'notification:': 'Notificación',
  'bank-change-': 'Cambio de cuenta bancaria',
  'evaluation-review': 'Revisión de calificación',
  'registration-': 'Solicitud de registro',
}

/** Of a cause that has no words of its own. */
export const otherMailPurposeText = 'Otro correo'
