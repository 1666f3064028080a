/** The demo's online payments. */
export const demoPaymentTexts = {
  failed: 'No se prepararon los pagos en línea de la demostración: {reason}',
  refund: 'Pagó dos veces la misma nota.',
  wrongRefund: 'Se anotó en el pago que no era.',
  wrongReason: 'Era de otro pagador.',
} as const
