/** The papers that may bear a note of the company, in the order of the screen; certificates have notes of their own. */
export const notedPapers = [
  'purchase-order',
  'purchase-tickets',
  'account-statements',
  'notes-debit',
  'payments-made',
  'supplier-contracts',
  'estado_de_cuenta',
  'paz_y_salvo',
  'referencia_comercial',
  'calificacion',
  'pago_en_linea',
] as const
export type NotedPaper = (typeof notedPapers)[number]

/** The most characters of a note. */
export const longestPaperNote = 1000
