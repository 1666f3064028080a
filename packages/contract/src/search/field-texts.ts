/** The field that opens the search over everything. */
export const searchFieldTexts = {
  open: 'Buscar',
  openHint: 'Buscar en el portal (Ctrl K)',
  /** The key that opens it, as the field shows it. */
  keys: 'Ctrl K',
  placeholder: 'N.º de factura, OC, entrada, nota o pago',
} as const
