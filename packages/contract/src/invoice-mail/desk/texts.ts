import * as fields from '../../core/words/field-texts.ts'
import * as places from '../../core/words/place-texts.ts'
import * as states from '../../core/words/state-texts.ts'
import * as actions from '../../core/words/action-texts.ts'
import type { mailOutcomes, WaitingReason } from '../limits.ts'

/** Why a mail waits at the desk. */
export const waitingReasonTexts: Readonly<Record<WaitingReason, { titulo: string; paso: string }>> = {
  sin_adjunto: {
    titulo: 'No trae factura',
    paso: 'El correo no trae un archivo XML o ZIP. Descártelo, o pida al remitente la factura electrónica.',
  },
  ilegible: {
    titulo: 'No se puede leer',
    paso: 'Ningún adjunto es una factura electrónica legible. Revise los adjuntos y pídala de nuevo.',
  },
  muy_grande: {
    titulo: 'Es demasiado grande',
    paso: 'El correo pesa más de {megabytes} MB y no se leyó. Ábralo en el buzón, o pida la factura sola.',
  },
  otro_comprador: {
    titulo: 'Es para otra compañía',
    paso: 'La factura está a nombre de otro adquirente. Descártela, o pida al proveedor que la corrija.',
  },
  sin_proveedor: {
    titulo: 'El proveedor no existe',
    paso: 'Ningún proveedor tiene el NIT {nit} de la factura. Cárguelo y asigne el correo, o descártelo.',
  },
  varios_proveedores: {
    titulo: 'Es de varios proveedores',
    paso: 'El correo trae facturas de distintos NIT: {nit}. Pida que cada proveedor envíe las suyas.',
  },
  proveedor_inactivo: {
    titulo: 'El proveedor está inactivo',
    paso: 'El proveedor {nombre} o sus sucursales están inactivos. Actívelo en el ERP y asigne el correo.',
  },
}

/** What a document of a mail turned out to be. */
export const mailOutcomeTexts: Readonly<Record<(typeof mailOutcomes)[number], string>> = {
  radicado: states.handedIn,
  conocido: 'Ya estaba radicada',
  rechazado: 'No se radicó',
}

/** The mails of the mailbox of invoices. */
export const invoiceMailsTexts = {
  title: places.invoiceMails,
  counted: '{n} {n:correo|correos}',
  description:
    'Correos del buzón de facturas. Primero aparecen los que nadie ha podido asignar a un proveedor.',
  search: 'Buscar por remitente, asunto o proveedor',
  date: states.recibido,
  table: places.invoiceMails,
  states: fields.state,
  remitente: fields.sender,
  asunto: fields.subject,
  adjuntos: 'Adjuntos',
  proveedor: fields.supplier,
  motivo: fields.reason,
  recibido: states.recibido,
  estado: fields.state,
  noSubject: 'Sin asunto',
  off: 'El buzón de facturas está apagado: no se leen correos nuevos.',
  configure: 'Configurar el buzón',
  readNow: 'Leer el buzón ahora',
  asked: 'El buzón se está leyendo. Los correos aparecen en unos segundos.',
  neverAny: 'Aún no han llegado correos con facturas.',
  neverAnyHint:
    'Los correos aparecen aquí cuando el buzón de facturas está encendido y un proveedor envía uno.',
} as const

/** One mail of the mailbox of invoices. */
export const invoiceMailTexts = {
  from: '{nombre} <{correo}>',
  about: 'Datos del correo',
  sent: 'Enviado',
  answered: 'Respuesta al remitente',
  notAnswered: 'No se le respondió',
  assignedBy: 'Lo asignó',
  decided: 'Lo descartó',
  note: 'Motivo del descarte',
  files: 'Adjuntos del correo',
  noFiles: 'El correo no trae archivos XML, ZIP ni PDF.',
  results: 'Facturas del correo',
  noResults: 'Aún no se ha radicado ninguna factura de este correo.',
  numbered: '{numero} · {archivo}',
  filed: 'Radicado {radicado}',
  assign: 'Asignar a un proveedor',
  assignTitle: '¿A qué proveedor pertenece el correo?',
  assignIntro: 'Sus facturas se leen de nuevo, se revisan y se radican a nombre del proveedor que elija.',
  confirmAssign: 'Asignar y radicar',
  assigned: 'El correo quedó asignado. Sus facturas se están radicando.',
  supplier: fields.supplier,
  discard: actions.discard,
  discardTitle: '¿Descartar el correo?',
  discardIntro: 'Sus facturas no se radican. El correo se conserva y se puede reabrir.',
  discardReason: fields.reason,
  discardHint: 'Queda en la auditoría; el remitente no lo ve.',
  confirmDiscard: 'Descartar el correo',
  discarded: 'El correo quedó descartado.',
  reopen: 'Reabrir el correo',
  reopened: 'El correo volvió a la lista de pendientes.',
  reading: 'El correo se está leyendo. Esta página se actualiza sola.',
  breadcrumb: fields.breadcrumb,
  faults: {
    supplier: 'Elija el proveedor.',
    note: 'Escriba por qué se descarta.',
    long: 'Escriba 500 caracteres como máximo.',
    inactive: 'El proveedor está inactivo o no tiene sucursales activas. Elija otro.',
  },
} as const

/** The answer to the sender of a mail. */
export const mailAnswerTexts = {
  subject: 'Sobre su correo: {asunto}',
  received: 'Recibimos su correo',
  notReceived: 'No pudimos recibir su factura',
  waits: 'Su correo está en revisión',
  introReceived: '{company} recibió por correo {n} {n:factura|facturas}.',
  introRefused: '{company} leyó su correo. Corrija lo que se indica y envíe la factura de nuevo.',
  introWaits: '{company} leyó su correo y lo revisará una persona. No hace falta que lo envíe de nuevo.',
  filed: 'Radicado {radicado}',
  known: 'Ya se había recibido. Consulte su estado en el portal de proveedores.',
  documentLabel: '{numero} ({archivo})',
  noAttachment:
    'El correo no trae la factura electrónica. Adjunte el archivo ZIP o XML que entrega su facturador.',
  tooLarge: 'El correo pesa más de {megabytes} MB. Envíe cada factura en un correo aparte.',
  otherBuyer: 'La factura está a nombre de otro adquirente. Revise el NIT del adquirente con su facturador.',
  severalSuppliers:
    'El correo trae facturas de varios emisores. Envíe las de cada emisor en un correo aparte.',
  own: 'La factura no cumple una condición de la compañía. Consulte el detalle en el portal de proveedores.',
  more: 'Y {n} más.',
  caution: 'Esta respuesta se envía a quien escribió el correo y solo trata de lo que el correo contenía.',
} as const
