import * as states from '../../core/words/state-texts.ts'

/** The indicators measured from the supplier's own documents: name, calculation and basis. */
export const indicatorTexts = {
  names: {
    entregas_a_tiempo: 'Entregas a tiempo',
    cantidad_conforme: 'Cantidad conforme',
    facturas_sin_rechazo: 'Facturas sin rechazo',
    devuelto: states.devuelto,
  },
  how: {
    entregas_a_tiempo:
      'Líneas de órdenes de compra que llegaron completas a más tardar en su fecha de entrega, entre las que debían llegar.',
    cantidad_conforme:
      'Líneas de órdenes de compra de las que llegó exactamente la cantidad pedida, entre las que debían llegar.',
    facturas_sin_rechazo: 'Facturas recibidas que la compañía nunca rechazó, entre todas las recibidas.',
    devuelto: 'Valor de las entradas de almacén reversadas, entre el valor de todas las entradas.',
  },
  /** By the direction that is better. */
  better: {
    entregas_a_tiempo: 'Cuanto más alto, mejor.',
    cantidad_conforme: 'Cuanto más alto, mejor.',
    facturas_sin_rechazo: 'Cuanto más alto, mejor.',
    devuelto: 'Cuanto más bajo, mejor.',
  },
  lines: { one: '{parte} de 1 línea', many: '{parte} de {total} líneas' },
  invoices: { one: '{parte} de 1 factura', many: '{parte} de {total} facturas' },
  amounts: '{parte} de {total}',
} as const
