import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as sentences from '../../core/words/sentence-texts.ts'
import { invoiceDocumentTexts } from '../screen-texts.ts'

/** The annex that a company may ask of services. */
export const planillaAnnex = fields.socialSecurityForm

/** What a supplier declares who need not invoice. */
export const supportingDeclaration =
  'Declaro bajo la gravedad de juramento que no estoy obligado a expedir factura de venta ni documento equivalente, de acuerdo con los artículos 616-2 del Estatuto Tributario y 1.6.1.4.3 del Decreto 1625 de 2016.'

/** What a cuenta de cobro still lacks, or what its supplier should know. */
export const supportingFindingTexts = {
  concept: 'Escriba el concepto de la cuenta de cobro.',
  city: 'Escriba la ciudad.',
  lines: 'Agregue al menos una línea con descripción, cantidad y precio.',
  line: 'Complete la línea {n}: descripción, cantidad y precio mayores que cero.',
  account: 'Elija la cuenta bancaria para el pago.',
  noAccount: 'No tiene una cuenta bancaria registrada. La compañía le pedirá una antes del pago.',
  programAccount:
    'La cuenta de cobro que envía un programa no dice la cuenta bancaria: la compañía paga a la registrada.',
  declaration: 'Declare que no está obligado a facturar.',
  planilla: 'Escriba el número y el período de la planilla de seguridad social.',
  seller: 'Complete los datos para el documento soporte: {campos}.',
  sellerNorm: 'Art. 1.6.1.4.12 del Decreto 1625 de 2016',
  unit: 'Elija la unidad de medida de la línea {n}.',
  future: 'La fecha no puede ser posterior a hoy.',
  norm: 'Art. 1.6.1.4.3 del Decreto 1625 de 2016',
  planillaNorm: 'Art. 89 de la Ley 2294 de 2023 (antes, art. 244 de la Ley 1955 de 2019)',
} as const

/** The form. */
export const supportingFormTexts = {
  create: 'Hacer una cuenta de cobro',
  createFromOrder: 'Hacer la cuenta de cobro',
  title: fields.accountBill,
  intro:
    'Para proveedores que no están obligados a facturar electrónicamente. La compañía expide el documento soporte.',
  number: 'Su número de cuenta',
  numberHint: 'Consecutivo propio de sus cuentas de cobro.',
  date: fields.date,
  city: fields.city,
  supply: 'Qué cobra',
  supplies: { bienes: fields.goods, servicios: fields.services },
  concept: fields.concept,
  order: fields.purchaseOrder,
  orderHint: 'Opcional. El portal compara sus líneas con las de la orden.',
  lines: fields.lines,
  line: 'Línea {n}',
  description: fields.description,
  quantity: fields.quantity,
  unit: fields.unit,
  price: invoiceDocumentTexts.price,
  value: fields.value,
  addLine: 'Agregar línea',
  removeLine: 'Quitar la línea {n}',
  total: 'Total por cobrar',
  account: 'Cuenta bancaria para el pago',
  noAccount: 'Aún no tiene cuentas bancarias registradas.',
  chooseAccount: actions.choose,
  security: 'Seguridad social',
  securityHint: 'Base de cotización estimada: 40 % del valor, {base}.',
  planillaNumber: 'Número de la planilla',
  planillaPeriod: 'Mes de la planilla',
  planillaFile: 'Después de guardar podrá adjuntar el archivo de la planilla.',
  income: 'Soy declarante de renta',
  declaration: supportingDeclaration,
  save: 'Guardar y revisar',
  saved: 'Cuenta de cobro guardada. Revísela y radíquela.',
  cancel: actions.cancel,
  faults: {
    long: sentences.textTooLong,
    quantity: 'Escriba una cantidad con cuatro decimales como máximo.',
    price: 'Escriba un precio con dos decimales como máximo.',
    number: 'Escriba un número entero desde 1.',
    lines: 'Son demasiadas líneas.',
    date: 'Escriba la fecha.',
    period: 'Elija el mes de la planilla.',
  },
} as const

/** A cuenta de cobro that is shown with its invoice's page. */
export const supportingTexts = {
  title: 'Condiciones del cobro',
  supply: supportingFormTexts.supply,
  concept: fields.concept,
  city: fields.city,
  account: supportingFormTexts.account,
  accountWords: '{banco}, {tipo} terminada en {ultimos}',
  noAccount: 'Sin cuenta elegida',
  income: 'Declarante de renta',
  yes: fields.yes,
  no: fields.no,
  declared: 'No obligado a facturar',
  planilla: planillaAnnex,
  planillaWords: '{numero}, período {periodo}',
  noPlanilla: fields.none,
  edit: actions.edit,
  preview: 'Vista previa en PDF',
} as const

/** The PDF of a cuenta de cobro. */
export const supportingPaperTexts = {
  title: 'Cuenta de cobro {numero}',
  file: 'cuenta-de-cobro',
  subtitle: '{ciudad}, {fecha}',
  draft: 'Borrador: todavía no está radicada',
  total: supportingFormTexts.total,
  debtor: 'Debe',
  debtorNit: 'NIT de la compañía',
  lines: fields.lines,
  empty: 'Sin líneas.',
  words: 'Son: {palabras}',
  declaration: 'Declaración',
  note: 'La compañía expide con su software, que calcula el CUDS, el documento soporte en adquisiciones a no obligados a facturar (art. 1.6.1.4.12 del Decreto 1625 de 2016).',
} as const
