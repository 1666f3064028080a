import * as fields from '../../core/words/field-texts.ts'
import { paymentMailTexts, paymentTexts } from '../texts.ts'
import { refundTexts } from './refund-texts.ts'

const open = 'Ver el pago en línea'

/** The mail to the company about an approved payment. */
export const companyPaymentMailTexts = {
  subject: 'Pago en línea recibido: {concepto}, {valor}',
  title: 'Llegó un pago en línea',
  approved: '{pagador} pagó por el portal y la pasarela aprobó el pago.',
  simulated: paymentMailTexts.simulated,
  value: fields.paidValue,
  concept: fields.concept,
  reference: fields.reference,
  payer: fields.businessName,
  nit: fields.nit,
  number: paymentTexts.number,
  transaction: paymentTexts.transaction,
  open,
  why: 'Recibe este correo porque su dirección está en los avisos de pagos en línea de la compañía.',
} as const

/** The mail to the payer about a refund that the company noted. */
export const refundMailTexts = {
  subject: 'Devolución de su pago {numero}: {valor}',
  title: 'Le devolvimos un pago',
  noted: '{company} anotó que le devolvió {valor} de su pago en línea.',
  simulated: paymentMailTexts.simulated,
  value: refundTexts.value,
  day: refundTexts.date,
  reason: fields.reason,
  reference: 'Referencia de la devolución',
  concept: fields.concept,
  paid: fields.paidValue,
  number: paymentTexts.number,
  open,
  late: 'El dinero puede tardar unos días en llegar, según su banco o medio de pago.',
} as const

/** The mail to the payer that a noted refund was a mistake. */
export const refundWithdrawnMailTexts = {
  subject: 'Corrección sobre su pago {numero}',
  title: 'La devolución que le informamos no se hizo',
  withdrawn: '{company} retiró la devolución de {valor} que le había informado.',
} as const
