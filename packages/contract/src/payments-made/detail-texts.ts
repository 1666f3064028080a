import * as fields from '../core/words/field-texts.ts'

/** Texts of one payment's page (screens 2.3). */
export const paymentMadeTexts = {
  values: 'Datos del pago',
  paid: fields.paidValue,
  notPaid: 'Valor del pago',
  lines: 'Facturas de este pago',
  noLines: 'La compañía no ha informado las facturas de este pago.',
  breakdown: 'Cómo se compone el pago',
  inProcess: 'El pago está en proceso: aún no ha llegado a su cuenta.',
  returned: 'El banco rechazó este pago: el dinero no llegó a su cuenta.',
  voided: 'Este pago fue anulado: no cuenta como pagado.',
  reason: fields.reasonSentence,
  noReason: 'La compañía no informó el motivo.',
} as const
