import * as fields from '../../core/words/field-texts.ts'

/** A related document by its kind and number. */
export const relatedTexts = {
  'supplier-contracts': 'Contrato {numero}',
  'purchase-order': 'Orden de compra {numero}',
  'purchase-tickets': 'Entrada de almacén {numero}',
  'account-statements': fields.invoiceNumbered,
  'notes-debit': 'Nota débito {numero}',
  'payments-made': 'Pago {numero}',
} as const

/** A document that is asked about. */
export const askedTexts = { ...relatedTexts, invoices: 'Documento radicado {numero}' } as const
