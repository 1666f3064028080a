import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as sentences from '../../core/words/sentence-texts.ts'

/** The lists for handed-in documents that a company edits. */
export const invoiceListsTexts = {
  title: 'Motivos y anexos',
  description:
    'Motivos con los que se devuelve lo que radican los proveedores, y anexos que se les piden. Los cambios valen desde que se guardan: lo ya devuelto conserva sus palabras.',
  saved: 'Motivos y anexos guardados.',
  reasons: 'Motivos de devolución',
  reasonNamed: 'Motivo {n}',
  reasonTitle: fields.reason,
  step: 'Paso siguiente para el proveedor',
  stepOfBill: 'Paso siguiente si es una cuenta de cobro',
  stepOfBillHint: 'Si lo deja vacío, se indica el mismo.',
  needsDetail: 'Exige una explicación',
  active: 'Se ofrece al devolver',
  addReason: 'Agregar motivo',
  noneActive: 'Sin un motivo activo no se puede devolver ningún documento.',
  annexes: 'Anexos que se piden',
  annexNamed: 'Anexo {n}',
  annex: 'Anexo',
  annexHint: 'Escríbalo o elija uno de la lista.',
  usual: ['Acta de recibo', fields.socialSecurityForm, 'Remisión'],
  documents: 'En qué documentos',
  documentChoices: {
    todos: 'Facturas y cuentas de cobro',
    facturas: 'Facturas electrónicas',
    cuentas: fields.accountBills,
  },
  mandatory: 'Sin este anexo no se puede radicar',
  addAnnex: 'Agregar anexo',
  noAnnexes: 'No se pide ningún anexo.',
  remove: actions.removeNombre,
  up: actions.moveUpNombre,
  down: actions.moveDownNombre,
  faults: {
    title: 'Escriba el motivo.',
    step: 'Escriba qué debe hacer el proveedor.',
    annex: 'Escriba qué anexo se pide.',
    twice: 'Ya está en la lista.',
    long: sentences.textTooLong,
    many: 'Son demasiados.',
  },
} as const
