import * as fields from '../../core/words/field-texts.ts'
import * as places from '../../core/words/place-texts.ts'
import { paperKindTexts } from '../issued-texts.ts'
import type { NotedPaper } from './kinds.ts'

/** The notes that a company's papers bear at their end. */
export const paperNotesTexts = {
  title: 'Notas de los documentos',
  description: 'El texto que la compañía agrega al final de cada clase de documento en PDF.',
  intro:
    'Cada nota se imprime como la escriba, con sus saltos de línea, en los documentos que se descarguen o expidan desde ahora. Los ya expedidos no cambian. Cada una tiene hasta 1.000 caracteres; sin nota, el documento no lleva ninguna. Las de los certificados están en su propia configuración.',
  notes: 'Una nota por documento',
  trial: 'Ver ejemplo (PDF)',
  trialOf: 'Ver ejemplo (PDF): {papel}',
  saved: 'Las notas quedaron guardadas.',
  long: 'Escriba una nota de máximo 1.000 caracteres.',
} as const

/** The names of the papers. */
export const notedPaperTexts: Readonly<Record<NotedPaper, string>> = {
  'purchase-order': places.purchaseOrders,
  'purchase-tickets': places.purchaseTickets,
  'account-statements': places.invoices,
  'notes-debit': places.debitNotes,
  'payments-made': 'Comprobantes de egreso',
  'supplier-contracts': places.contracts,
  estado_de_cuenta: 'Estados de cuenta',
  paz_y_salvo: paperKindTexts.paz_y_salvo.name,
  referencia_comercial: paperKindTexts.referencia_comercial.name,
  calificacion: paperKindTexts.calificacion.name,
  pago_en_linea: 'Comprobantes de pagos en línea',
}

/** The page with a note as it is typed. */
export const paperNoteTrialTexts = {
  subtitle: 'Ejemplo',
  warning: 'Es un ejemplo para revisar la nota: sus datos no son de ningún documento.',
  figure: fields.value,
  figureValue: '$ 0,00',
  supplier: fields.supplier,
  supplierValue: 'Proveedor de ejemplo S.A.S.',
  note: 'La nota va después del contenido y antes del texto legal del documento.',
  file: 'nota-de-ejemplo.pdf',
} as const
