/** Texts of one entry's page (screens 2.5). */
export const purchaseTicketTexts = {
  title: 'Entrada {numero}',
  values: 'Datos de la entrada',
  date: 'Fecha',
  order: 'Orden de compra',
  warehouse: 'Bodega',
  deliveryNote: 'Remisión del proveedor',
  invoiced: 'Facturada',
  net: 'Valor neto',
  tax: 'Impuesto',
  lines: 'Ítems recibidos',
  related: 'Orden y facturas',
  noRelated: 'Esta entrada aún no está en ninguna factura.',
} as const

/** The columns of an entry's items (screens 2.5). */
export const ticketLineTexts = {
  item: 'Ítem',
  descripcion: 'Descripción',
  extension: 'Ext.',
  um: 'UM',
  cantidad: 'Cantidad',
  adicional: 'Cant. adicional',
  precio: 'Precio',
  bruto: 'Valor bruto',
  descuento: 'Descuento',
  iva: 'IVA',
  neto: 'Neto',
} as const
