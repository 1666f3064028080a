import * as fields from '../core/words/field-texts.ts'
import * as states from '../core/words/state-texts.ts'
import { invoiceCount } from '../core/words/count-texts.ts'

/**
 * The names of the issued papers; a number begins with the letters of its kind, which are unique among papers and
 * certificates.
 */
export const paperKindTexts = {
  paz_y_salvo: { name: 'Paz y salvo', letters: 'PS', file: 'paz-y-salvo' },
  referencia_comercial: { name: 'Referencia comercial', letters: 'RC', file: 'referencia-comercial' },
  estado_de_cuenta: { name: 'Estado de cuenta mensual', letters: 'EC', file: 'estado-de-cuenta' },
  calificacion: { name: 'Constancia de calificación', letters: 'EV', file: 'calificacion' },
} as const

/** The texts of every issued paper. */
export const issuedPaperTexts = {
  number: fields.number,
  issued: states.issued,
  cutOff: 'Fecha de corte',
  opening: '{company}, con NIT {nit}, hace constar:',
  demo: 'Demostración con datos de prueba: esta constancia no tiene validez.',
  trial:
    'Constancia de prueba, sin validez: la compañía aún no tiene una dirección pública en la que se pueda verificar.',
  /** The prefix of a test paper's number. */
  trialLetters: 'PRUEBA-',
  verify: fields.verificationCode,
  verifyHow:
    'Documento generado electrónicamente; no lleva firma manuscrita. Para comprobar su autenticidad, escanee el código o escriba el código de verificación en {address}.',
  verifyDocument:
    'Para comprobar que es auténtico y que sigue vigente, escanee el código o escriba el código de verificación en {address}.',
} as const

/** The paz y salvo (screens 2.2): its statement, and the balance on its cut-off day. */
export const clearanceTexts = {
  statement:
    'Que con corte al {fecha}, y según los registros de su portal de proveedores con datos al {instant}, {supplier}, con NIT {nit}, se encuentra A PAZ Y SALVO: no hay facturas vencidas ni bloqueadas, pagos devueltos por el banco, notas débito por aplicar ni saldos a favor de la compañía.',
  nothing: 'A la fecha de corte no hay saldo pendiente entre las partes.',
  balancesNote:
    'Los saldos indicados son a favor del proveedor, por facturas que aún no vencen; esta constancia no las da por pagadas.',
  balance: 'Saldo por vencer en {moneda}',
  balanceValue: '{valor} en {facturas}',
  invoices: invoiceCount,
  branches: 'Sucursales incluidas',
  closing: 'Se expide a solicitud del interesado el {fecha}.',
} as const

/** Why a paz y salvo cannot be issued; each must be settled first. */
export const clearanceReasonTexts = {
  // The others are counted separately below.
  overdue: {
    one: 'Hay 1 factura vencida, sin bloqueo ni devolución, por {valor}.',
    many: 'Hay {n} facturas vencidas, sin bloqueo ni devolución, por {valor}.',
  },
  blocked: { one: 'Hay 1 factura bloqueada por {valor}.', many: 'Hay {n} facturas bloqueadas por {valor}.' },
  returned: {
    one: 'El banco devolvió el pago de 1 factura por {valor}.',
    many: 'El banco devolvió los pagos de {n} facturas por {valor}.',
  },
  credits: {
    one: 'Hay 1 saldo a favor de la compañía por {valor}.',
    many: 'Hay {n} saldos a favor de la compañía por {valor}.',
  },
  notes: { one: 'Hay 1 nota débito por aplicar.', many: 'Hay {n} notas débito por aplicar.' },
} as const

/** The commercial reference: facts of the company's records, without opinions. */
export const referenceTexts = {
  statement:
    'Que {supplier}, con NIT {nit}, es proveedor de la compañía, con la siguiente relación comercial:',
  since: 'Primera operación registrada',
  period: 'Período de las compras',
  periodValue: 'Del {from} al {to}',
  purchases: 'Compras en {moneda}',
  exact: '{valor} en {facturas}, IVA incluido',
  range: 'Entre {from} y {to}, en {facturas}, IVA incluido',
  none: 'Sin compras en el período',
  invoices: invoiceCount,
  term: 'Condición de pago más frecuente',
  last: 'Última factura registrada',
  limits:
    'Esta referencia se limita a los hechos que la compañía tenía registrados en su portal de proveedores con datos al {instant}; no contiene una calificación ni una opinión sobre el proveedor.',
  closing: 'Se expide a solicitud del interesado el {fecha}.',
} as const

/** Why no constancy can be issued. */
export const paperReasonTexts = {
  off: '{company} no expide constancias por el portal. Solicítelas a su contacto en la compañía.',
  noCutOff: 'La compañía no ha informado hasta qué día están completos sus datos en el portal.',
  noDocuments: 'Aún no hay facturas registradas entre usted y la compañía.',
} as const
