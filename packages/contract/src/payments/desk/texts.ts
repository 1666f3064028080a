import * as fields from '../../core/words/field-texts.ts'
import * as states from '../../core/words/state-texts.ts'
import { paymentTexts } from '../texts.ts'

const title = 'Pagos recibidos en línea'

/** The list of the payments that were made to the company online. */
export const receivedPaymentsTexts = {
  title,
  description:
    'Pagos hechos a la compañía desde el portal, con su estado en la pasarela. El neto es lo aprobado menos lo devuelto.',
  search: 'Buscar por número, referencia, concepto, pagador, NIT, correo o transacción',
  date: 'Fecha del pago',
  amount: fields.value,
  table: title,
  number: 'N.º de pago',
  created: fields.date,
  payer: 'Pagador',
  nit: fields.nit,
  concept: fields.concept,
  anyConcept: 'Todos los conceptos',
  reference: fields.reference,
  value: fields.value,
  refunded: states.devuelto,
  net: 'Neto',
  state: fields.state,
  neverAny: 'Aún no hay pagos en línea.',
  neverAnyHint: 'Los pagos que se hagan desde el portal aparecen aquí, también los que no se completen.',
  file: 'pagos-en-linea-{fecha}.{format}',
  party: '{company} (NIT {nit})',
} as const

/** One online payment. */
export const receivedPaymentTexts = {
  title: 'Pago en línea {numero}',
  breadcrumb: fields.breadcrumb,
  figures: 'Valores del pago',
  left: 'Por devolver',
  what: 'Qué se pidió',
  email: fields.email,
  expires: fields.due,
  gateway: 'En la pasarela',
  gatewayName: paymentTexts.gateway,
  transaction: paymentTexts.transaction,
  noTransaction: 'La pasarela aún no informa una transacción.',
  word: 'Estado que informa la pasarela',
  decided: 'Decidido',
  reversed: 'Anulado en la pasarela',
  ask: 'Consultar en la pasarela',
  asked: {
    al_dia: 'La pasarela respondió: el pago está al día.',
    sin_respuesta: 'La pasarela no respondió. El pago sigue como estaba; intente de nuevo en unos minutos.',
    sin_llave:
      'La pasarela aún no informa una transacción de este pago, y sin la llave privada no se puede buscar. Guárdela en Pagos en línea.',
  },
  notReachable:
    'La compañía ya no usa la cuenta de la pasarela con la que se inició este pago, y no se puede consultar.',
  receipt: 'Ver el comprobante del pagador',
  newTab: fields.opensInNewTab,
  simulated: paymentTexts.simulated,
  isReversed:
    'La pasarela anuló este pago después de aprobarlo: la compañía no tiene el dinero y no hay nada por devolver.',
  history: 'Historial del pago',
  historyTable: 'Lo que se supo del pago y cuándo',
  at: fields.dateAndTime,
  source: 'Qué pasó',
  sources: {
    creado: 'Pago iniciado en el portal',
    retorno: 'Regreso del pagador al portal',
    evento: 'Aviso de la pasarela',
    consulta: 'Consulta a la pasarela',
    vencimiento: 'Vencimiento del pago',
  },
  change: 'Cambio de estado',
  changed: 'De {antes} a {despues}',
  same: 'Sin cambio: {estado}',
} as const
