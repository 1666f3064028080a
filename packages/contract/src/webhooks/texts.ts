import type { WebhookDeliveryState, WebhookEndpointState, WebhookEvent } from '@enlace/domain/webhook.ts'
import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import * as states from '../core/words/state-texts.ts'

/** The endpoints of a company's own programs that receive events. */
export const webhooksTexts = {
  title: 'Webhooks',
  description: 'Avisos firmados que el portal envía a los programas de la compañía cuando ocurre un evento.',
  create: 'Agregar un webhook',
  table: 'Webhooks de la compañía',
  url: fields.address,
  program: 'Programa',
  state: fields.state,
  events: places.events,
  deliveries: 'Entregas en 30 días',
  deliveriesOf:
    '{entregadas} {entregadas:entregada|entregadas}, {fallidas} {fallidas:fallida|fallidas}, {pendientes} en espera',
  none: 'La compañía no tiene webhooks.',
  noneHint: 'Agregue la dirección del programa que debe recibir los avisos: su ERP o un integrador.',
} as const

/** One endpoint with its deliveries. */
export const webhookTexts = {
  breadcrumb: fields.breadcrumb,
  edit: actions.edit,
  test: 'Enviar prueba',
  tested: 'La prueba se envió. El resultado aparecerá en Entregas.',
  rotate: 'Cambiar el secreto',
  remove: actions.erase,
  about: places.settings,
  events: places.events,
  created: 'Creado',
  createdBy: '{fecha}, por {persona}',
  formerSecret: 'Secreto anterior',
  formerUntil: 'Firma también hasta {fecha}',
  failing: 'No ha recibido avisos desde {fecha}. Después de tres días, el portal lo desactiva.',
  putOff: {
    fallos:
      'El portal lo desactivó el {fecha} porque no recibió avisos durante tres días. Revise la dirección, envíe una prueba y actívelo de nuevo para enviar los avisos en espera.',
    retirado:
      'El portal lo desactivó el {fecha} porque la dirección ya no existe (410). Corríjala y actívelo de nuevo.',
  },
  deliveries: 'Entregas',
  deliveriesTable: 'Entregas del webhook',
  deliveriesHint: 'Se conservan 30 días. Pueden llegar en un orden distinto.',
  deliveryState: fields.state,
  all: fields.all,
  event: 'Evento',
  otherEvent: 'Otro evento',
  createdAt: 'Sucedió',
  attempts: fields.attempts,
  answered: fields.answer,
  next: 'Próximo intento',
  acts: fields.actions,
  noNext: fields.none,
  noAnswer: 'Sin intentar',
  see: 'Ver',
  seeOf: 'Ver la entrega de {evento}',
  resend: 'Reenviar',
  resendOf: 'Reenviar la entrega de {evento}',
  resent: 'La entrega se está reenviando.',
  resentBy: 'Reenviada por {persona}',
  noDeliveries: 'Todavía no hay entregas.',
  noDeliveriesHint: 'Envíe una prueba para comprobar que su programa recibe el aviso y valida la firma.',
  noneMatch: 'Ninguna entrega está en ese estado.',
  detailTitle: 'Entrega: {evento}',
  message: 'Identificador (webhook-id)',
  triedAt: 'Último intento',
  milliseconds: '{n} ms',
  body: 'Mensaje enviado',
  answer: 'Comienzo de la respuesta',
  noWords: 'Sin respuesta.',
  close: actions.close,
} as const

/** Creating, changing and deleting an endpoint. */
export const webhookFormTexts = {
  createTitle: 'Agregar un webhook',
  editTitle: 'Editar el webhook',
  urlLabel: 'Dirección que recibe los avisos',
  urlHint: 'Dirección https accesible desde internet, por ejemplo https://erp.ejemplo.co/enlace',
  descriptionLabel: fields.description,
  descriptionHint: 'Programa que recibe los avisos, por ejemplo «Odoo producción».',
  eventsLabel: places.events,
  activeLabel: 'Activo: recibe los avisos',
  create: 'Agregar el webhook',
  save: actions.save,
  saved: 'El webhook quedó guardado.',
  cancel: actions.cancel,
  close: actions.close,
  faults: {
    urlMissing: 'Ingrese la dirección que recibe los avisos.',
    urlTooLong: 'Escriba una dirección de máximo 2.000 caracteres.',
    descriptionTooLong: 'Escriba una descripción de máximo 200 caracteres.',
    eventsMissing: 'Elija al menos un evento.',
    address: 'Escriba una dirección completa, sin usuario, contraseña ni #: https://erp.ejemplo.co/enlace.',
    protocol: 'La dirección debe empezar por https://.',
    private:
      'Esta dirección es de una red privada o de este servidor, y el portal no envía avisos allí. Use una dirección pública o pida a quien administra el servidor que la permita.',
  },
  toldTitle: 'Copiar el secreto',
  toldBody:
    'Con el secreto, su programa comprueba que el mensaje viene del portal. Solo se muestra esta vez; si lo pierde, cámbielo por otro.',
  toldLabel: 'Secreto del webhook',
  copy: actions.copy,
  copied: 'El secreto se copió.',
  notCopied: 'No se pudo copiar. Selecciónelo y cópielo a mano.',
  kept: 'Ya lo guardé',
  rotateTitle: 'Cambiar el secreto por otro',
  rotateBody:
    'Mientras los dos estén vigentes, cada mensaje lleva ambas firmas. Cambie el secreto en su programa antes de que termine el plazo.',
  overlap: 'Vigencia del secreto actual',
  overlaps: { 0: 'Deja de firmar de inmediato', 24: 'Un día más', 168: 'Una semana más' },
  rotate: 'Cambiar el secreto',
  removeTitle: '¿Eliminar este webhook?',
  removeBody:
    'El webhook deja de recibir avisos y se pierden sus entregas, también las que están en espera. No se puede deshacer.',
  remove: 'Eliminar el webhook',
  keep: 'Conservarlo',
  removed: 'El webhook se eliminó.',
} as const

/** The states of an endpoint. */
export const webhookStateTexts: Readonly<Record<WebhookEndpointState, string>> = {
  activo: states.active,
  con_fallos: 'Con fallos',
  inactivo: states.inactive,
  desactivado: 'Desactivado por fallos',
}

/** The states of a delivery. */
export const deliveryStateTexts: Readonly<Record<WebhookDeliveryState, string>> = {
  pendiente: states.waiting,
  entregada: 'Entregada',
  fallida: 'Fallida',
}

/** The events of an endpoint. */
export const webhookEventTexts: Readonly<Record<WebhookEvent | 'webhook.test', string>> = {
  'registration.approved': 'Solicitud de registro o de acceso aprobada',
  'purchase-order.confirmed': 'Orden de compra confirmada',
  'debit-note.objected': 'Nota débito objetada',
  'question.opened': 'Consulta abierta por un proveedor',
  'bank-change.requested': 'Cambio de cuenta bancaria solicitado',
  'bank-change.approved': 'Cambio de cuenta bancaria aprobado, en espera',
  'bank-change.applied': 'Cambio de cuenta bancaria aplicado',
  'bank-change.cancelled': 'Cambio de cuenta bancaria cancelado',
  'invoice.submitted': 'Factura o cuenta de cobro radicada por un proveedor',
  'invoice.accepted': 'Factura o cuenta de cobro aceptada',
  'invoice.returned': 'Factura o cuenta de cobro devuelta',
  'invoice.radian-due': 'Por vencer el plazo para aceptar o reclamar una factura (RADIAN)',
  'supplier.updated': 'Datos de un proveedor actualizados con aprobación',
  'online-payment.approved': 'Pago en línea aprobado',
  'online-payment.declined': 'Pago en línea rechazado o vencido',
  'online-payment.refunded': 'Devolución de un pago en línea',
  'online-payment.refund-withdrawn': 'Devolución de un pago en línea retirada',
  'webhook.test': 'Prueba',
}

/** Why an attempt got no response. */
export const deliveryFaultTexts = {
  tiempo: 'No respondió en 10 segundos',
  conexion: 'No se pudo conectar, o cortó la conexión',
  nombre: 'El nombre del servidor no existe',
  certificado: 'No se pudo cifrar la conexión: revise su certificado',
  privada: 'Es de una red privada: no se envió',
  direccion: 'La dirección ya no se permite: no se envió',
  secreto: 'El secreto no se puede leer: cámbielo por otro',
} as const

/** The mail that an endpoint was switched off automatically. */
export const putOffMailTexts = {
  subject: 'El webhook de {host} quedó desactivado',
  title: 'Un webhook quedó desactivado',
  why: {
    fallos: 'La dirección {host} no recibió ningún aviso del portal durante tres días.',
    retirado: 'La dirección {host} respondió que ya no existe (410).',
  },
  effect:
    'El portal ya no le envía avisos. Los que están en espera se conservan 30 días y se enviarán cuando active el webhook de nuevo.',
  button: 'Ver el webhook',
  once: 'Este correo se envía una sola vez por cada desactivación.',
} as const
