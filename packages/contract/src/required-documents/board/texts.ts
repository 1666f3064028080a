import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'
import { documentsReviewTexts } from '../desk/texts.ts'
import { requiredDocumentTexts } from '../texts.ts'

/** Who lacks which document. */
export const documentBoardTexts = {
  andMore: 'y {n} más',
  title: 'Cumplimiento de documentos',
  description: 'Documentos exigidos de cada proveedor: los vigentes, los que faltan y los que vencen.',
  table: 'Documentos exigidos por proveedor',
  search: 'Buscar por proveedor, NIT, documento o contrato',
  date: fields.due,
  neverAny: 'Ningún proveedor debe entregar documentos.',
  neverAnyHint:
    'Defina qué se exige en «Documentos que se exigen»; aquí verá quién lo tiene y a quién le falta.',
  proveedor: fields.supplier,
  nit: fields.nit,
  documento: fields.document,
  anyDocument: 'Todos los exigidos',
  contrato: documentsReviewTexts.contrato,
  estado: fields.state,
  vence: fields.due,
  dias: 'Días restantes',
  plazo: 'Plazo de gracia',
  until: 'Plazo hasta el {fecha}',
  alDia: 'Proveedor al día',
  share: requiredDocumentTexts.progress.figure,
  recordado: 'Último recordatorio',
  obligatorio: requiredDocumentTexts.mandatory,
  summary: 'Resumen del filtro',
  complete: 'Proveedores al día',
  ofSuppliers: 'de {n}',
  file: 'cumplimiento-de-documentos-{fecha}',
  remind: 'Recordar',
  remindTitle: 'Recordar documentos pendientes',
  remindQuestion:
    'Se enviará un recordatorio por cada documento elegido a quienes pueden subirlo: {n} {n:documento|documentos}.',
  remindLimit: 'A un mismo proveedor se le recuerda un documento una sola vez al día.',
  reminded: 'Resultado de los recordatorios',
  sentTo: 'Se envió a {personas}.',
  onlyPortal: '{nombre} (solo en el portal: no recibe estos correos)',
  whys: {
    hoy: 'Ya se le recordó hoy.',
    nadie: 'Nadie de este proveedor puede subir documentos. Invite a su usuario principal.',
    revision: 'Ya lo subió y está en revisión.',
    vigente: 'Lo tiene vigente.',
    no_existe: 'Ya no se le exige.',
  },
  close: actions.close,
  cancel: actions.cancel,
} as const

/** The company's plan of reminders. */
export const reminderPlanTexts = {
  title: 'Recordatorios automáticos',
  intro: 'Cada mañana el portal recuerda a los proveedores los documentos obligatorios que vencen o faltan.',
  none: 'Sin recordatorios automáticos.',
  before: 'Días antes del vencimiento: {dias}.',
  after: 'Mientras falte o esté vencido: cada {n} {n:día|días}.',
  edit: 'Cambiar recordatorios',
  antes: 'Días antes del vencimiento',
  antesHint: 'Hasta seis, separados por comas: por ejemplo 30, 15, 5. Vacío si no se recuerda antes.',
  cada: 'Cada cuántos días después',
  cadaHint: 'Desde que vence o se exige. Vacío si no se recuerda después.',
  saved: 'Los recordatorios quedaron guardados.',
  faults: {
    antes: 'Escriba hasta seis números entre 1 y 180, separados por comas.',
    cada: 'Escriba un número entre 1 y 90, o déjelo vacío.',
  },
} as const
