import type { WebhookDeliveryState, WebhookEndpointState, WebhookEvent } from '@enlace/domain/webhook.ts'
import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import * as states from '../core/words/state-texts.ts'

/** The addresses of a company's own programs that are told what happens. */
export const webhooksTexts = {
  title: 'Webhooks',
  description:
    'El portal avisa a los programas de la compañía, con un mensaje firmado, en el momento en que algo sucede.',
  create: 'Agregar un webhook',
  table: 'Webhooks de la compañía',
  url: fields.address,
  program: 'Programa',
  state: fields.state,
  events: 'Avisa de',
  deliveries: 'Entregas en 30 días',
  deliveriesOf:
    '{entregadas} {entregadas:entregada|entregadas}, {fallidas} {fallidas:fallida|fallidas}, {pendientes} en espera',
  none: 'La compañía no tiene webhooks.',
  noneHint: 'Agregue la dirección del programa que debe enterarse: su ERP, o un integrador.',
} as const

/** One endpoint with its deliveries. */
export const webhookTexts = {
  breadcrumb: fields.breadcrumb,
  edit: actions.edit,
  test: 'Enviar prueba',
  tested: 'La prueba se envió. Su resultado aparece entre las entregas.',
  rotate: 'Cambiar el secreto',
  remove: actions.erase,
  about: places.settings,
  events: 'Avisa de',
  created: 'Creado',
  createdBy: '{fecha}, por {persona}',
  formerSecret: 'Secreto anterior',
  formerUntil: 'Firma también hasta {fecha}',
  failing: 'No recibe nada desde {fecha}. Si sigue así por tres días, el portal lo desactiva.',
  putOff: {
    fallos:
      'El portal lo desactivó el {fecha}: no recibió nada durante tres días. Revise la dirección, envíe una prueba y actívelo de nuevo; lo que espera saldrá entonces.',
    retirado:
      'El portal lo desactivó el {fecha}: la dirección contestó 410, que ya no existe. Corrija la dirección y actívelo de nuevo.',
  },
  deliveries: 'Entregas',
  deliveriesTable: 'Entregas del webhook',
  deliveriesHint: 'Se guardan por 30 días. El orden en que llegan no está asegurado.',
  deliveryState: fields.state,
  all: fields.all,
  event: 'Evento',
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
  resent: 'La entrega sale de nuevo.',
  resentBy: 'Reenviada por {persona}',
  noDeliveries: 'Todavía no hay entregas.',
  noDeliveriesHint: 'Envíe una prueba para ver que su programa recibe y comprueba la firma.',
  noneMatch: 'Ninguna entrega está en ese estado.',
  detailTitle: 'Entrega: {evento}',
  message: 'Identificador (webhook-id)',
  triedAt: 'Último intento',
  milliseconds: '{n} ms',
  body: 'Mensaje enviado',
  answer: 'Comienzo de la respuesta',
  noWords: 'No contestó nada.',
  close: actions.close,
} as const

/** Making, changing and ending an endpoint. */
export const webhookFormTexts = {
  createTitle: 'Agregue un webhook',
  editTitle: 'Edite el webhook',
  urlLabel: 'Dirección que recibe los avisos',
  urlHint: 'Con https, y que conteste desde internet: https://erp.ejemplo.co/enlace',
  descriptionLabel: fields.description,
  descriptionHint: 'El programa que los recibe: «Odoo producción».',
  eventsLabel: 'De qué avisa',
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
    eventsMissing: 'Elija al menos un evento del que avisar.',
    address: 'Escriba una dirección completa, sin usuario, contraseña ni #: https://erp.ejemplo.co/enlace.',
    protocol: 'La dirección debe comenzar por https://: los avisos no viajan sin cifrar.',
    private:
      'Esta dirección lleva a una red privada o a este mismo servidor, donde el portal no envía nada. Use una dirección pública, o pida a quien opera el portal que la permita (WEBHOOK_HOSTS).',
  },
  toldTitle: 'Copie el secreto ahora',
  toldBody:
    'Con él su programa comprueba que el mensaje viene del portal. Es la única vez que se muestra: si lo pierde, cámbielo por otro.',
  toldLabel: 'Secreto del webhook',
  copy: actions.copy,
  copied: 'El secreto se copió.',
  notCopied: 'No se pudo copiar. Selecciónelo y cópielo a mano.',
  kept: 'Ya lo guardé',
  rotateTitle: 'Cambie el secreto por otro',
  rotateBody:
    'Mientras sirvan los dos, cada mensaje lleva ambas firmas: cambie el secreto en su programa antes de que termine el plazo.',
  overlap: 'El secreto de ahora firma',
  overlaps: { 0: 'Hasta ya: deja de firmar de inmediato', 24: 'Un día más', 168: 'Una semana más' },
  rotate: 'Cambiar el secreto',
  removeTitle: '¿Eliminar este webhook?',
  removeBody:
    'Deja de recibir avisos y se pierden sus entregas, también las que esperan. No se puede deshacer.',
  remove: 'Eliminar el webhook',
  keep: 'Conservarlo',
  removed: 'El webhook se eliminó.',
} as const

/** How an endpoint stands. */
export const webhookStateTexts: Readonly<Record<WebhookEndpointState, string>> = {
  activo: states.active,
  con_fallos: 'Con fallos',
  inactivo: states.inactive,
  desactivado: 'Desactivado por fallos',
}

/** How a delivery stands. */
export const deliveryStateTexts: Readonly<Record<WebhookDeliveryState, string>> = {
  pendiente: states.waiting,
  entregada: 'Entregada',
  fallida: 'Fallida',
}

/** What an endpoint is told of. */
export const webhookEventTexts: Readonly<Record<WebhookEvent | 'webhook.test', string>> = {
  'registration.approved': 'Solicitud de registro o de acceso aprobada',
  'purchase-order.confirmed': 'Orden de compra confirmada',
  'debit-note.objected': 'Nota débito objetada',
  'question.opened': 'Consulta abierta por un proveedor',
  'bank-change.requested': 'Cambio de cuenta bancaria solicitado',
  'supplier.updated': 'Datos de un proveedor actualizados con aprobación',
  'webhook.test': 'Prueba',
}

/** Why an attempt brought no answer. */
export const deliveryFaultTexts = {
  tiempo: 'No contestó en 10 segundos',
  conexion: 'No se pudo conectar, o cortó la conexión',
  nombre: 'El nombre del servidor no existe',
  certificado: 'No se pudo cifrar la conexión: revise su certificado',
  privada: 'Lleva a una red privada: no se envió',
  direccion: 'La dirección ya no se permite: no se envió',
  secreto: 'El secreto no se puede leer: cámbielo por otro',
} as const

/** The mail that an endpoint was put off by itself. */
export const putOffMailTexts = {
  subject: 'El webhook de {host} quedó desactivado',
  title: 'Un webhook quedó desactivado',
  why: {
    fallos: 'La dirección {host} no recibió ningún aviso del portal durante tres días.',
    retirado: 'La dirección {host} contestó que ya no existe (410).',
  },
  effect:
    'El portal ya no le envía nada. Lo que esperaba se conserva por 30 días y saldrá cuando alguien active el webhook de nuevo.',
  button: 'Ver el webhook',
  once: 'Este correo llega una sola vez por cada desactivación.',
} as const
