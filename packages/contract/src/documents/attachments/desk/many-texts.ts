import * as fields from '../../../core/words/field-texts.ts'
import * as places from '../../../core/words/place-texts.ts'
import * as states from '../../../core/words/state-texts.ts'

/** Many files at once, each for the document whose number it has in its name. */
export const manyFilesTexts = {
  title: 'Archivos de documentos',
  description:
    'Elija muchos archivos a la vez. Cada uno se asigna al documento cuyo número aparece en el nombre del archivo; usted revisa antes de subirlos.',
  kind: fields.documentKind,
  kinds: {
    'supplier-contracts': places.contracts,
    'purchase-order': places.purchaseOrders,
    'purchase-tickets': places.purchaseTickets,
    'account-statements': places.invoices,
    'notes-debit': places.debitNotes,
    'payments-made': places.paymentsMade,
  },
  files: fields.files,
  filesHint:
    'PDF, JPG, PNG o XML de hasta {megabytes} MB. Ejemplo de nombre: «OC-1234 firmada.pdf». Si el número se repite entre proveedores, incluya el NIT.',
  table: 'Archivos por subir',
  none: 'Aún no ha elegido archivos.',
  file: fields.file,
  document: fields.document,
  state: fields.state,
  acts: fields.actions,
  choose: 'Elija el documento',
  candidate: '{numero} · {proveedor} · {nit}',
  search: 'Número del documento de {name}',
  searchButton: 'Buscar el documento',
  noMatch: 'No encontramos el documento. Escriba su número.',
  drop: 'No subir {name}',
  states: {
    matching: 'Buscando el documento',
    unmatched: 'Sin documento',
    ready: 'Listo para subir',
    sending: 'Subiendo',
    sent: 'En el documento',
    failed: states.failedOutcome,
  },
  send: { one: 'Subir 1 archivo', many: 'Subir {n} archivos' },
  done: { one: 'Se subió 1 archivo.', many: 'Se subieron {n} archivos.' },
  partly: {
    one: '1 archivo no se subió. Revíselo e intente de nuevo.',
    many: '{n} archivos no se subieron. Revíselos e intente de nuevo.',
  },
  tooMany: 'Puede elegir hasta {n} archivos a la vez. Los demás no se agregaron.',
} as const
