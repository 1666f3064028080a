import * as fields from '../../../core/words/field-texts.ts'

/** The files that the company adds to its documents. */
export const documentFilesTexts = {
  add: 'Agregar archivos',
  addTitle: 'Agregar archivos a {documento}',
  addIntro: 'El proveedor los ve en el documento y los puede descargar.',
  files: fields.files,
  description: fields.description,
  descriptionHint: 'Por ejemplo: acta de entrega, comprobante del banco.',
  confirmAdd: 'Agregar',
  added: 'Los archivos quedaron en {documento}.',
  withdraw: 'Retirar {name}',
  withdrawTitle: '¿Retirar {name}?',
  withdrawIntro:
    'El archivo se retira, también para el proveedor, y no se puede recuperar. Quedan registrados el autor y el motivo.',
  withdrawReason: 'Motivo del retiro',
  confirmWithdraw: 'Retirar el archivo',
  withdrawn: 'El archivo {name} se retiró.',
  faults: {
    file: 'Elija al menos un archivo.',
    long: 'Escriba como máximo {max} caracteres.',
    reason: 'Escriba el motivo del retiro.',
  },
} as const
