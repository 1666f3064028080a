import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'

/** The list of threads. */
export const questionsTexts = {
  title: places.companyQuestions,
  description: 'Consultas que usted ha hecho a la compañía y estado de cada una.',
  search: 'Buscar por número, documento o texto',
  clearSearch: actions.clearSearch,
  all: fields.all,
  states: fields.state,
  table: places.questions,
  numero: fields.shortNumber,
  tipo: fields.type,
  documento: fields.document,
  estado: fields.state,
  extracto: fields.message,
  mensajes: 'Mensajes',
  ultimo: fields.lastMessage,
  byCompany: '{at}\u00a0· la\u00a0compañía',
  bySupplier: '{at}\u00a0· su\u00a0empresa',
  neverAny: 'Aún no ha hecho consultas.',
  neverAnyHint: 'Abra un documento y elija “Preguntar por este documento”.',
  seeStatements: 'Ver facturas pendientes',
} as const

/** One thread. */
export const threadTexts = {
  title: 'Consulta {numero}',
  about: 'Sobre',
  branch: fields.branch,
  opened: 'Abierta el',
  you: 'Su empresa',
  message: 'Su mensaje',
  send: 'Enviar mensaje',
  close: 'Cerrar la consulta',
  closeQuestion: '¿Cerrar la consulta {numero}? Podrá reabrirla cuando la necesite.',
  keep: 'No cerrar',
  reopen: 'Reabrir la consulta',
  sent: 'Mensaje enviado.',
  closed: 'Consulta cerrada.',
  reopened: 'Consulta reabierta.',
  isClosed: 'La consulta está cerrada. Para escribir de nuevo, reábrala.',
  readOnly: 'Su usuario es de solo consulta y no puede escribir.',
} as const
