/** Texts of the list of purchase orders (screens 2.4). */
export const purchaseOrdersTexts = {
  title: 'Órdenes de compra',
  description: 'Lo que la compañía le ha pedido, cuánto ha recibido y cuánto se ha facturado.',
  search: 'Buscar orden, comprador o ítem',
  windowAll: 'Todas las fechas',
  windowDays: '{n:Último|Últimos} {n} {n:día|días}',
  date: 'Fecha de la orden',
  amount: 'Valor neto',
  neverAny: 'Aún no hay órdenes de compra emitidas.',
  noneInWindow: 'No hay órdenes de compra en {n:el último|los últimos} {n} {n:día|días}',
  seeAll: 'Ver todas',
  table: 'Órdenes de compra',
} as const
