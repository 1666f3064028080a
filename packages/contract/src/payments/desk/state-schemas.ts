/** The states of a payment for the company: the gateway's, and whether an approved one was given back or undone. */
export const receivedPaymentStates = [
  'pendiente',
  'aprobada',
  'devuelta_en_parte',
  'devuelta',
  'anulada',
  'rechazada',
  'expirada',
] as const

/** The longest reason and reference of a refund. */
export const refundLimits = { reason: 300, reference: 60 } as const

/** From where something is known of a payment, as its history names it. */
export const paymentNewsKinds = ['creado', 'retorno', 'evento', 'consulta', 'vencimiento'] as const

/**
 * What came of a question to the gateway: its answer was taken over, it gave none, or there is nothing to ask by: no
 * transaction is known yet, and without the private key none is found by the payment's number.
 */
export const paymentQuestionResults = ['al_dia', 'sin_respuesta', 'sin_llave'] as const
