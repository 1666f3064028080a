/** The field that opens the global search. */
export const searchFieldTexts = {
  open: 'Buscar',
  openHint: 'Buscar en el portal (Ctrl K)',
  /** The shortcut that opens it, as shown in the field. */
  keys: 'Ctrl K',
  placeholder: 'N.º de factura, radicado, OC, entrada o pago',
} as const
