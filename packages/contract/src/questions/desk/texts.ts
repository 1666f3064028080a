import type { StaffState } from './state-schemas.ts'
import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as places from '../../core/words/place-texts.ts'

/** A question of the staff about a document. */
export const askSupplierTexts = {
  title: places.questions,
  none: 'No hay consultas sobre este documento.',
  ask: 'Consultar al proveedor',
  intro: 'El proveedor recibe el aviso y responde desde el portal, en una consulta sobre este documento.',
  type: 'Sobre qué',
  message: fields.message,
  send: 'Enviar consulta',
  sent: 'Consulta enviada al proveedor.',
} as const

/** The inbox of questions. */
export const questionsDeskTexts = {
  title: places.questions,
  counted: '{n} {n:consulta|consultas}',
  description: 'Consultas de los proveedores. Aparece primero lo pendiente de la compañía, por antigüedad.',
  templates: 'Plantillas de respuesta',
  search: 'Buscar por número, documento, proveedor, NIT o texto',
  date: fields.lastMessage,
  table: 'Consultas de los proveedores',
  type: fields.type,
  anyType: fields.allTypes,
  states: fields.state,
  numero: fields.shortNumber,
  proveedor: fields.supplier,
  tipo: fields.type,
  documento: fields.document,
  extracto: places.question,
  responsable: fields.responsible,
  ultimo: fields.lastMessage,
  estado: fields.state,
  lastByCompany: '{at}\u00a0· la\u00a0compañía',
  lastBySupplier: '{at}\u00a0· el\u00a0proveedor',
  withNotes: { one: '1 nota interna', many: '{n} notas internas' },
  neverAny: 'Ningún proveedor ha hecho consultas.',
  neverAnyHint: 'Cuando un proveedor haga una consulta sobre un documento, aparecerá aquí y en su correo.',
} as const

/** One thread in the back office. */
export const deskThreadTexts = {
  title: 'Consulta {numero}',
  breadcrumb: fields.breadcrumb,
  about: 'Sobre la consulta',
  branch: fields.branch,
  type: fields.type,
  document: fields.document,
  opened: 'Abierta el',
  supplierSide: 'El proveedor',
  companySide: fields.theCompany,
  answer: 'Responder al proveedor',
  message: fields.answer,
  template: 'Plantilla',
  noTemplate: 'Sin plantilla',
  afterwards: 'Al enviar, la consulta queda',
  files: 'Archivos (opcional)',
  send: 'Enviar respuesta',
  sent: 'La respuesta se envió al proveedor.',
  closed: 'La consulta está cerrada. Para responder, cambie su estado a «Esperando a la compañía».',
  state: 'Cambiar el estado',
  chooseState: 'Elija el estado',
  stateHint: 'El proveedor ve el estado, pero no recibe un correo.',
  turned: 'Estado cambiado.',
  notes: 'Notas internas',
  notesHint: 'Solo las ve el equipo de la compañía; nunca el proveedor.',
  noNotes: 'Sin notas internas.',
  note: 'Nota interna',
  addNote: 'Guardar nota',
  noted: 'Nota guardada.',
  decideObjection: 'Esta consulta corresponde a una objeción pendiente de decisión.',
  decideProposal: 'Esta consulta corresponde a una novedad de una orden pendiente de decisión.',
  goDecide: 'Decidir',
  seeUndecided: 'Ver el detalle',
} as const

/** The states that staff can set. */
export const staffStateTexts: Readonly<Record<StaffState, string>> = {
  esperando_a_la_compania: 'Esperando a la compañía',
  esperando_al_proveedor: 'Esperando al proveedor',
  resuelta: 'Resuelta',
  cerrada: 'Cerrada',
}

/** The templates of answers. */
export const templateTexts = {
  title: 'Plantillas de respuesta',
  description: 'Respuestas frecuentes. Puede editarlas antes de enviar.',
  create: 'Nueva plantilla',
  edit: 'Cambiar la plantilla',
  table: 'Plantillas',
  name: fields.name,
  nameHint: 'Nombre para el equipo; el proveedor no lo ve.',
  type: 'Para consultas de tipo',
  anyType: fields.allTypes,
  words: fields.text,
  wordsHint:
    'Use {persona}, {proveedor}, {documento} y {numero}; se reemplazan con los datos de la consulta.',
  preview: actions.preview,
  sample: {
    persona: 'Marta Ríos',
    proveedor: 'Lácteos del Norte S.A.S.',
    documento: 'Factura FE-1024',
    numero: 'C-2026-000123',
  },
  changed: 'Cambiada',
  changedBy: fields.whenAndWho,
  save: actions.save,
  cancel: actions.cancel,
  close: actions.close,
  remove: actions.remove,
  removeQuestion: '¿Quitar la plantilla «{titulo}»? Las respuestas que ya se enviaron no cambian.',
  saved: 'Plantilla guardada.',
  removed: 'Plantilla quitada.',
  none: 'Aún no hay plantillas.',
  noneHint: 'Escriba la primera; por ejemplo, sobre fechas de pago o requisitos de la factura.',
  faults: {
    title: 'Escriba el nombre de la plantilla.',
    titleLong: 'Escriba 80 caracteres como máximo.',
    titleTaken: 'Ya hay una plantilla con este nombre. Escriba otro.',
    words: 'Escriba el texto de la plantilla.',
    wordsLong: 'Escriba 3.000 caracteres como máximo.',
  },
} as const
