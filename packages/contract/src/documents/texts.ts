/** What every document's own page says. */
export const documentTexts = {
  breadcrumb: 'Ubicación',
  print: 'Imprimir',
  ask: 'Preguntar por este documento',
  branch: 'Sucursal',
  related: 'Documentos relacionados',
  noRelated: 'No hay documentos relacionados.',
  sameBusiness: 'Del mismo negocio',
  showAll: 'Ver los {n}',
  firstRelated: 'Se muestran los primeros {n}.',
  parts: 'Partes del documento',
  totals: 'Totales',
  gross: 'Valor bruto',
  discount: 'Descuento',
  tax: 'IVA',
  net: 'Valor neto',
} as const

/** A related document by its kind and number. */
export const relatedTexts = {
  'supplier-contracts': 'Contrato {numero}',
  'purchase-order': 'Orden de compra {numero}',
  'purchase-tickets': 'Entrada de almacén {numero}',
  'account-statements': 'Factura {numero}',
  'notes-debit': 'Nota débito {numero}',
  'payments-made': 'Pago {numero}',
} as const
