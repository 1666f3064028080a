import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as places from '../../core/words/place-texts.ts'
import * as states from '../../core/words/state-texts.ts'

/** The required documents that suppliers send in. */
export const documentsReviewTexts = {
  title: places.requiredDocuments,
  description:
    'Documentos que los proveedores suben porque la compañía los exige. Los que están por revisar aparecen primero.',
  search: 'Buscar por documento, proveedor, NIT o contrato',
  date: 'Subido',
  table: places.requiredDocuments,
  neverAny: 'Ningún proveedor ha subido documentos.',
  neverAnyHint: 'Cuando un proveedor suba un documento exigido, aparece aquí para su revisión.',
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
  rule: 'Qué se exige',
  rules: {
    ninguna: 'No vence.',
    dias: 'Vale {dias} {dias:día|días} desde que se expide.',
    fecha: 'Vale hasta el {fecha}.',
    documento: 'Vale hasta el día que diga el documento.',
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
    'El que usted lee en el documento. Vacío, el que dijo el proveedor o el que resulta de la regla.',
  confirmApprove: 'Aprobar el documento',
  approved: '{documento} quedó aprobado.',
  rejectTitle: 'Rechazar {documento}',
  rejectIntro: 'El proveedor recibe el motivo y puede subir otra versión.',
  rejectReason: 'Motivo que leerá el proveedor',
  confirmReject: 'Rechazar el documento',
  rejected: '{documento} quedó rechazado y el proveedor recibió el motivo.',
  reasonMissing: 'Escriba el motivo que leerá el proveedor.',
} as const
