import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as sentences from '../core/words/sentence-texts.ts'
import * as states from '../core/words/state-texts.ts'

/** Texts of the online payments' page and of its form. */
export const paymentsTexts = {
  title: 'Pagos en línea',
  intro: 'Pague a {company} en la página segura de la pasarela de pagos.',
  notice:
    'Nadie tiene que pagar para registrarse como proveedor, a menos que {company} lo informe expresamente.',
  disabled: 'Los pagos en línea no están habilitados para {company}.',
  disabledHint:
    'Esta página sirve para pagarle a la compañía, por ejemplo un pliego, un evento o el saldo de una nota débito. Si tiene un valor por pagar, comuníquese con la compañía.',
  received: 'Ver los pagos que le ha hecho la compañía',
  receivedInside: 'Para ver los pagos que le ha hecho la compañía, inicie sesión.',
  contact: 'Ir a Contáctenos',
  failedTitle: 'No se pudo abrir la página de pagos',
  loading: 'Cargando los datos del pago',
  simulator: 'Simulador: no se mueve dinero.',

  company: fields.company,
  concept: fields.concept,
  conceptPlaceholder: 'Seleccione el concepto',
  conceptWithValue: '{concept} · {value}',
  nit: fields.nit,
  dv: 'DV',
  razonSocial: fields.businessName,
  reference: fields.reference,
  referenceHint: 'Número de la nota débito, la factura o el evento que paga.',
  value: fields.value,
  valueHint: 'En pesos colombianos, por ejemplo 150.000.',
  fixedValueHint: 'Valor fijado por la compañía.',
  email: fields.mail,
  emailHint: 'A este correo llegará el comprobante.',
  continue: actions.continueOn,

  summaryTitle: 'Revise los datos antes de pagar',
  summaryHint:
    'La pasarela le pedirá los datos de su medio de pago; este portal no los recibe ni los guarda.',
  total: 'Total por pagar',
  change: 'Cambiar los datos',
  pay: 'Ir a pagar',
  paying: 'Abriendo la pasarela',
  refusedTitle: 'No se pudo iniciar el pago',
} as const

/** The errors of the payment form's fields. */
export const paymentFieldTexts = {
  concept: 'Seleccione el concepto.',
  conceptGone: 'Ese concepto ya no está disponible. Seleccione otro.',
  nit: 'Ingrese el NIT.',
  nitMalformed: 'El NIT debe tener entre 3 y 15 dígitos, sin puntos ni dígito de verificación.',
  dv: 'Ingrese el DV.',
  dvWrong: 'El DV no corresponde al NIT.',
  razonSocial: sentences.enterBusinessName,
  razonSocialLong: 'La razón social puede tener hasta 150 caracteres.',
  reference: 'Ingrese la referencia.',
  referenceLong: 'La referencia puede tener hasta 40 caracteres.',
  referenceMalformed: 'La referencia puede llevar letras, números, espacios, puntos, guiones y barras.',
  value: 'Ingrese el valor.',
  valueMalformed: 'Ingrese el valor en números, por ejemplo 150.000 o 150.000,50.',
  valueDecimals: 'El valor puede tener hasta dos decimales.',
  valueNotPositive: 'El valor debe ser mayor que cero.',
  valueTooLarge: 'El valor es mayor que el que se puede pagar en línea.',
  valueChanged: 'El valor de este concepto es {value}. Revise los datos e intente de nuevo.',
  email: 'Ingrese el correo.',
  emailMalformed: 'Ingrese un correo válido, por ejemplo nombre@empresa.com.',
  captcha: 'Resuelva la verificación.',
} as const

/** Texts of the page of one payment, the target of the gateway's return and of the mail's link. */
export const paymentTexts = {
  title: fields.paymentState,
  loading: 'Consultando el estado del pago',
  asked: 'Este estado lo confirma la pasarela, no la dirección de la página.',
  failedTitle: 'No se pudo consultar el pago',
  missingTitle: 'Pago no encontrado',
  refusedTitle: 'No se pudo iniciar el pago',
  number: 'Número de pago',
  concept: fields.concept,
  payer: 'Paga',
  nit: fields.nit,
  reference: fields.reference,
  email: fields.mail,
  started: 'Iniciado',
  decided: 'Confirmado',
  expires: fields.due,
  transaction: 'Transacción',
  gateway: 'Pasarela',
  company: fields.company,
  receipt: 'Descargar el comprobante',
  resume: 'Continuar el pago',
  retry: 'Intentar el pago de nuevo',
  retrying: 'Preparando el pago',
  again: 'Hacer otro pago',
  checking:
    'Consultamos el estado cada pocos segundos. Puede cerrar esta página: si el pago se aprueba, recibirá un correo.',
  simulated: 'Pago simulado: no se movió dinero y no tiene validez.',
  refunded: 'La compañía anotó que le devolvió {valor} de este pago.',
  reversed:
    'La transacción se aprobó y después se anuló en la pasarela. Comuníquese con la compañía antes de pagar de nuevo.',
} as const

/** The meaning of each payment state for the payer. */
export const paymentStateTexts = {
  Pendiente: {
    label: states.pending,
    title: 'El pago está pendiente',
    body: 'Todavía no hay una respuesta de la pasarela.',
    unanswered: 'La pasarela no respondió. El estado se sigue consultando; no pague de nuevo todavía.',
    confirming: 'La pasarela está confirmando el pago con el banco. Puede tardar unos minutos.',
  },
  Aprobada: {
    label: states.approved,
    title: 'El pago fue aprobado',
    body: 'La compañía ya tiene registrado su pago. Conserve el comprobante.',
  },
  Rechazada: {
    label: states.rejected,
    title: 'El pago fue rechazado',
    body: 'No se hizo ningún cobro. Puede intentar de nuevo con el mismo u otro medio de pago.',
  },
  Expirada: {
    label: 'Expirada',
    title: 'El pago expiró',
    body: 'El tiempo para pagar terminó sin que la pasarela recibiera el pago. No se hizo ningún cobro.',
  },
} as const

/** The displayed names of the gateways. */
export const gatewayTexts = { simulador: 'Simulador', wompi: 'Wompi' } as const

/** Texts of the simulator's own page, which replaces that of a gateway. */
export const simulatorTexts = {
  title: 'Simulador de pagos',
  mark: 'Simulador',
  warning:
    'Esta página reemplaza a una pasarela para pruebas. No pide datos de ningún medio de pago ni mueve dinero.',
  company: 'Comercio',
  reference: fields.reference,
  value: fields.value,
  question: 'Elija la respuesta de la pasarela',
  approve: actions.approve,
  reject: actions.reject,
  pend: 'Dejar pendiente',
  abandon: 'Abandonar',
  refusedTitle: 'El simulador no aceptó el pago',
  refused: 'Los datos del pago no corresponden a su firma. Vuelva al portal e inicie el pago de nuevo.',
  expired: 'El tiempo para pagar terminó. Vuelva al portal e inicie el pago de nuevo.',
  settled: 'Este pago ya tiene una respuesta: {status}.',
  approved: 'aprobado',
  rejected: 'rechazado',
  back: 'Volver al comercio',
} as const

/** Texts of the receipt on paper. */
export const receiptTexts = {
  title: 'Comprobante de pago en línea',
  nit: fields.nit,
  page: fields.pageOf,
  received: 'Recibido de',
  concept: fields.concept,
  reference: fields.reference,
  number: 'Número de pago',
  transaction: 'Transacción en la pasarela',
  gateway: 'Pasarela',
  approved: 'Fecha y hora de aprobación',
  zone: 'hora de Colombia',
  email: fields.mail,
  paid: fields.paidValue,
  currency: 'Pesos colombianos (COP)',
  note: 'Este comprobante confirma que la pasarela aprobó el pago. No reemplaza la factura ni el documento que lo originó.',
  simulated: 'PAGO SIMULADO: no se movió dinero y no tiene validez.',
  reversed: states.cancelled,
  reversedWarning: 'La pasarela anuló esta transacción después de aprobarla.',
  verify: 'Generado por el portal de {company} en {address}',
  fileName: 'comprobante-{numero}.pdf',
} as const

/** The mail to the payer with the outcome of a payment. */
export const paymentMailTexts = {
  approvedSubject: 'Pago aprobado: {concept}, {value}',
  approvedTitle: 'Recibimos su pago',
  approved: '{company} recibió su pago. Estos son sus datos:',
  receipt: 'Ver el pago y su comprobante',
  keep: 'Conserve este correo: el enlace abre el comprobante cuando lo necesite.',
  simulated: 'Este pago es una simulación: no se movió dinero.',
} as const
