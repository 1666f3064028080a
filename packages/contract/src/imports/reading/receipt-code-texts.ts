/** Texts of saying what the codes of a file of receipts mean. */
export const receiptCodeTexts = {
  classes: 'Qué es cada clase de entrada',
  classesHint:
    'Solo las facturas de las compras quedan en el estado de cuenta. Donaciones, reposiciones y traslados no se pagan.',
  classOf: 'Clase {code} ({count} {count:entrada|entradas})',
  choose: 'Escoja',
  purchase: 'Compra: el proveedor cobra una factura',
  other: 'No es compra: nada se paga',
  unsaid: 'Diga si es una compra.',
  types: 'Con qué letras se conoce cada tipo de orden',
  typesHint:
    'Van antes del número: con OC, la orden 107 de 2012 se llama OC-107-2012. Sin letras, sus números se reportan y no quedan como órdenes.',
  typeOf: 'Tipo {code} ({count} {count:entrada|entradas})',
  noOrder: 'No es una orden',
} as const
