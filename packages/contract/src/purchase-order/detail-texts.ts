/** Texts of one order's page (screens 2.4). */
export const purchaseOrderTexts = {
  title: 'Orden de compra {numero}',
  values: 'Datos de la orden',
  buyer: 'Comprador',
  received: 'Recibido',
  invoiced: 'Facturado',
  lines: 'Líneas de la orden',
  linesTab: 'Líneas',
  entriesTab: 'Entradas',
  noEntries: 'Aún no hay entradas de almacén de esta orden.',
  invoicesTab: 'Facturas',
  invoices: 'Facturas, notas y pagos',
  noInvoices: 'Aún no hay facturas de esta orden.',
} as const
