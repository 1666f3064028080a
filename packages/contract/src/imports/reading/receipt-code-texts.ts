/** Texts of defining the codes of a file of receipts. */
export const receiptCodeTexts = {
  classes: 'Qué es cada clase de entrada',
  classesHint:
    'Solo las facturas de compras van al estado de cuenta. Las donaciones, las reposiciones y los traslados no se pagan.',
  classOf: 'Clase {code} ({count} {count:entrada|entradas})',
  choose: 'Elija',
  purchase: 'Compra: el proveedor cobra una factura',
  other: 'No es compra: no se paga',
  unsaid: 'Indique si es una compra.',
  types: 'Prefijo de cada tipo de orden',
  typesHint:
    'El prefijo va antes del número: con OC, la orden 107 de 2012 es OC-107-2012. Sin prefijo, los números se reportan y no se crean como órdenes.',
  typeOf: 'Tipo {code} ({count} {count:entrada|entradas})',
  noOrder: 'No es una orden',
} as const
