import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as places from '../../core/words/place-texts.ts'
import * as states from '../../core/words/state-texts.ts'
import * as sentences from '../../core/words/sentence-texts.ts'

/** The documents submitted by suppliers. */
export const documentsReviewTexts = {
  title: places.requiredDocuments,
  description: 'Documentos exigidos a los proveedores. Los que están por revisar aparecen primero.',
  search: 'Buscar por documento, proveedor, NIT o contrato',
  date: 'Subido',
  table: places.requiredDocuments,
  neverAny: 'Ningún proveedor ha subido documentos.',
  neverAnyHint: 'Cuando un proveedor suba un documento exigido, aparecerá aquí para su revisión.',
  documento: fields.document,
  proveedor: fields.supplier,
  nit: fields.nit,
  contrato: 'Contrato',
  version: fields.version,
  desde: 'Subido',
  vence: fields.due,
  estado: fields.state,
  noEnd: 'Sin vencimiento',
  issued: states.issued,
  by: 'Subido por',
  rule: 'Requisito',
  rules: {
    ninguna: 'No vence.',
    dias: 'Vigente {dias} {dias:día|días} desde su expedición.',
    fecha: 'Vigente hasta el {fecha}.',
    documento: 'Vigente hasta la fecha que indique el documento.',
  },
  former: 'Vigente mientras tanto',
  formerVersion: 'Versión {version}, hasta el {fecha}',
  formerEndless: 'Versión {version}, sin vencimiento',
  later: 'El proveedor ya subió una versión más reciente.',
  reviewed: 'Lo revisó',
  reason: fields.reason,
  approve: actions.approve,
  reject: actions.reject,
  approveTitle: 'Aprobar {documento}',
  approveIntro: 'El proveedor recibe un aviso y el documento queda vigente.',
  until: 'Último día de vigencia',
  untilHint:
    'Opcional. Escriba la fecha que indica el documento. Si la deja vacía, se usa la que informó el proveedor o la de la regla.',
  confirmApprove: 'Aprobar el documento',
  approved: '{documento} quedó aprobado.',
  rejectTitle: 'Rechazar {documento}',
  rejectIntro: 'El proveedor recibe el motivo y puede subir otra versión.',
  rejectReason: 'Motivo para el proveedor',
  confirmReject: 'Rechazar el documento',
  rejected: '{documento} quedó rechazado y el proveedor recibió el motivo.',
  reasonMissing: sentences.reasonForSupplier,
} as const
