import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import * as sentences from '../core/words/sentence-texts.ts'
import * as states from '../core/words/state-texts.ts'
import { stateTexts } from '../documents/state-texts.ts'
import { documentsReviewTexts } from '../required-documents/desk/texts.ts'
import { requiredDocumentTexts } from '../required-documents/texts.ts'

/** The papers that the company shows to its suppliers. */
export const companyPapersTexts = {
  title: places.companyPapers,
  description:
    'Documentos que los proveedores piden de la compañía: cámara de comercio, RUT, certificación bancaria. El portal muestra solo el vigente.',
  table: places.companyPapers,
  none: 'Todavía no hay documentos de la compañía.',
  noneHint: 'Agregue el primero: los proveedores lo descargan en Certificados.',
  add: 'Agregar documento',
  addTitle: 'Agregar documento de la compañía',
  replace: 'Nueva versión',
  replaceOf: 'Nueva versión de {nombre}',
  replaceIntro: 'El portal muestra la versión nueva desde ahora. La anterior queda en el historial.',
  retire: actions.withdraw,
  retireOf: 'Retirar del portal {nombre}',
  retireQuestion: 'El portal deja de mostrar este documento. Sus versiones quedan en el historial.',
  history: fields.history,
  historyOf: 'Historial: {nombre}',
  close: actions.close,
  cancel: actions.cancel,
  save: actions.save,
  nombre: fields.name,
  nombreHint: 'Como lo buscan los proveedores, por ejemplo Certificado de Cámara de Comercio.',
  fecha: requiredDocumentTexts.form.issued,
  vence: fields.due,
  venceLabel: documentsReviewTexts.until,
  venceHint: 'Opcional. Pasado este día el portal ya no lo muestra.',
  noEnd: requiredDocumentTexts.never,
  file: fields.file,
  fileHint: 'Un PDF de hasta {megas} MB.',
  version: fields.version,
  versionBy: 'Versión {version} · {quien} · {cuando}',
  replacedBy: 'Reemplazado por {quien} · {cuando}',
  retiredBy: 'Retirado por {quien} · {cuando}',
  loaded: 'Carga inicial',
  state: fields.state,
  states: {
    vigente: states.inForce,
    por_vencer: stateTexts.documento_exigido.por_vencer,
    vencido: stateTexts.documento_exigido.vencido,
    retirado: 'Retirado',
  },
  ending: '{nombre} vence el {fecha}. Reemplácelo para que los proveedores encuentren uno vigente.',
  ended: '{nombre} venció el {fecha} y los proveedores ya no lo ven. Reemplácelo.',
  acts: fields.actions,
  download: 'Descargar el PDF de {nombre}',
  downloadVersion: 'Descargar la versión {version}',
  added: '{nombre} quedó publicado.',
  replaced: '{nombre} quedó reemplazado.',
  retired: '{nombre} quedó retirado.',
  faults: {
    nombre: sentences.writeDocumentName,
    long: sentences.textTooLong,
    fecha: 'Escriba la fecha de expedición, que no puede ser posterior a hoy.',
    vence: 'El último día no puede ser anterior a hoy ni a la fecha de expedición.',
    file: 'Adjunte el PDF del documento.',
    type: '«{name}» no es un PDF. Guárdelo como PDF y adjúntelo de nuevo.',
  },
} as const
