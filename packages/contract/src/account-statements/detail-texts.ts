import * as fields from '../core/words/field-texts.ts'
import * as states from '../core/words/state-texts.ts'

/** Texts of one invoice's page (screens 2.2). */
export const accountStatementTexts = {
  whenPaid: '¿Cuándo me pagan?',
  values: fields.invoiceData,
  breakdown: 'Cómo se compone el pago',
  net: 'Neto a pagar',
  takenOff: 'Ya pagado o descontado',
  netUnknown: 'La compañía no ha informado las retenciones de esta factura.',
} as const

/** The steps of an invoice to its payment (screens 2.2). */
export const timelineTexts = {
  recibida: states.received,
  aceptada: states.accepted,
  causada: 'Causada',
  programada: states.scheduled,
  pagada: states.paid,
  noReason: 'La compañía no informó el motivo.',
} as const

/** The answer to "¿Cuándo me pagan?", one sentence per case. */
export const whenPaidTexts = {
  paidOn: 'Se pagó el {fecha}.',
  paid: 'Esta factura ya fue pagada.',
  voided: 'Esta factura no se pagará porque fue anulada.',
  rejected: 'No hay fecha de pago porque la factura fue rechazada.',
  blocked: 'No hay fecha de pago porque la factura está bloqueada.',
  returned: 'El banco devolvió el pago; la compañía debe programarlo de nuevo.',
  returnedFor: 'El banco devolvió el pago; el nuevo pago se espera para el {fecha}.',
  atBank: 'El pago ya se envió al banco.',
  atBankFor: 'El pago ya se envió al banco; se espera para el {fecha}.',
  scheduled: 'El pago está programado; la compañía aún no informa la fecha.',
  scheduledFor: 'El pago está programado para el {fecha}.',
  scheduledPast: 'El pago estaba programado para el {fecha} y aún no aparece como pagado.',
  inApproval: 'El pago está en aprobación; aún no tiene fecha.',
  inApprovalFor: 'El pago está en aprobación; se estima para el {fecha}.',
  inApprovalPast: 'El pago se estimaba para el {fecha} y sigue en aprobación.',
  estimatedFor: 'El pago se estima para el {fecha}; aún no se ha programado.',
  estimatedPast: 'El pago se estimaba para el {fecha} y aún no se ha programado.',
  dueOn: 'El pago aún no se ha programado; la factura vence el {fecha}.',
  dueToday: 'El pago aún no se ha programado; la factura vence hoy.',
  dueSince: 'El pago aún no se ha programado; la factura venció el {fecha}.',
  unknown: 'El pago aún no se ha programado.',
  expectedFor: 'El pago se estima para el {fecha}.',
  expectedPast: 'El pago se estimaba para el {fecha} y aún no aparece como pagado.',
  notTold: 'La compañía no informa aquí la fecha de pago; la factura vence el {fecha}.',
  notToldSince: 'La compañía no informa aquí la fecha de pago; la factura venció el {fecha}.',
  notToldAtAll: 'La compañía no informa aquí la fecha de pago.',
  paidByState: 'La compañía informa que ya pagó; aún figura un saldo de {saldo}.',
  credit: 'Es un saldo a favor de la compañía por {saldo}; se descontará de otros pagos.',
  waitsForReview: 'Falta que la compañía la revise y la acepte.',
  waitsForAcceptance: 'Falta que la compañía la acepte.',
  waitsForRecording: 'Falta que la compañía la cause.',
  stateUntold: 'La compañía no ha informado el estado de la factura.',
  nextRun: 'Según sus días de pago, la compañía pagaría el {fecha}.',
  noReason: 'La compañía no informó el motivo.',
  partly: 'Ya se pagó una parte; queda un saldo de {saldo}.',
  reason: fields.reasonSentence,
} as const

/** What a supplier does next about an invoice that will not be paid as it stands. */
export const nextStepTexts = {
  rejected:
    'Qué sigue: corrija lo que indica el motivo, anule esta factura con una nota crédito y expida una nueva. Si no está de acuerdo, pregunte a la compañía antes de anularla.',
  blocked:
    'Qué sigue: resuelva lo que indica el motivo y avise a la compañía. No tiene que expedir otra factura.',
  returned:
    'Qué sigue: revise en Mis Datos que su cuenta bancaria esté activa y a su nombre; si la cambió, actualícela.',
} as const
