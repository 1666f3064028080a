/** Texts of one order's page (screens 2.4). */
export const purchaseOrderTexts = {
  title: 'Orden de compra {numero}',
  values: 'Datos de la orden',
  seen: 'Vista',
  buyer: 'Comprador',
  email: 'Correo',
  phone: 'Teléfono',
  warehouse: 'Bodega de entrega',
  address: 'Dirección de entrega',
  delivery: 'Fecha de entrega',
  date: 'Fecha de la orden',
  terms: 'Condición de pago',
  remarks: 'Observaciones',
  progress: 'Avance',
  received: 'Recibido',
  invoiced: 'Facturado',
  net: 'Valor neto',
  related: 'Entradas y facturas',
  noRelated: 'Aún no hay entradas ni facturas de esta orden.',
  lines: 'Líneas de la orden',
} as const

/** The columns of an order's lines (screens 2.4). */
export const orderLineTexts = {
  item: 'Ítem',
  descripcion: 'Descripción',
  extension: 'Extensión',
  um: 'UM',
  cantidad: 'Pedida',
  recibida: 'Recibida',
  pendiente: 'Pendiente',
  precio: 'Precio',
  bruto: 'Valor bruto',
  descuento: 'Descuento',
  iva: 'IVA',
  total: 'Total',
  entrega: 'Entrega',
} as const
