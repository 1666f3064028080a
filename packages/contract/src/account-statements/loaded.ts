import type { LoadedFields } from '../documents/loaded/field.ts'
import { stateWords } from '../documents/loaded/state-words.ts'
import { documentFields } from '../documents/loaded/document-fields.ts'
import { erpNames } from '../documents/loaded/erp-names.ts'
import { supplierFields } from '../documents/loaded/supplier-fields.ts'

/** The fields of an invoice in files and pushes. */
export const loadedInvoices = {
  nit: {
    ...supplierFields.nit,
    names: [
      /^nit( (del )?(proveedor|tercero))?$/,
      /\bnit\b/,
      /^(identificacion|tercero|documento (del )?proveedor)$/,
      ...erpNames.nit,
    ],
    example: ['860001911', '900373913'],
  },
  dv: supplierFields.dv,
  nombre: {
    ...supplierFields.nombre,
    names: [
      /^razon social$/,
      /^nombre( (del )?(proveedor|tercero))?$/,
      /razon social|nombre/,
      /^proveedor$/,
      ...erpNames.nombre,
    ],
  },
  sucursal: {
    ...supplierFields.sucursal,
    names: [/^(cod(igo)?\.? )?sucursal/, /^(c ?o|centro (de )?operacion|desc sucursal|bplid|branch)$/],
  },
  prefijo: {
    type: 'code?',
    label: 'Prefijo de la factura',
    help: 'Prefijo de la factura, cuando viene en una columna aparte del número.',
    names: [/^prefijo/],
    headers: ['Prefijo factura'],
    example: ['FE', 'CAF'],
  },
  factura: {
    type: 'code',
    label: 'Número de factura',
    help: 'Número de la factura del proveedor, con su prefijo.',
    names: [
      /^(no|nro|num|numero)?\.? ?(de )?(la )?factura( (del )?(proveedor|cliente))?$/,
      /^factura(?!.*(fecha|valor|total))/,
      /^(numero|nro|no)\.? ?(de )?(doc|documento)/,
      /^(doc|docto|documento)( cruce)?$/,
      /^(xblnr|numatcard|vinv|referencia|reference|(num|nro) fac|(supplier )?invoice( (number|num|no))?)$/,
      /^((nro|no|num|numero)? ?(doc|docto|documento|factura|referencia) (de(l)? )?(prov|proveedor|acreedor)|numero de referencia de acreedor|doc(to)? externo)$/,
      /^(belnr|docnum|nro docto( cruce)?|docto cruce|(nº|n) documento|documentonumero|consecutivo|num doc)$/,
    ],
    headers: ['No. factura', 'Número de documento', 'Docto. cruce', 'XBLNR', 'NumAtCard'],
    example: ['1001', '0204'],
    sent: 'FE-1001',
  },
  fecha: {
    ...documentFields.fecha,
    help: 'Fecha de la factura.',
    names: [
      /^fecha( (de )?(la )?(factura|emision|documento|doc))?$/,
      /^(f\.? ?|fecha )?emision/,
      /^fecha (?!.*(venc|recib|pago|radic))/,
      /^(bldat|docdate|taxdate|divj|fec fac|fecha (docto|doc|documento)|(f|fecha) ?(de )?elaboracion|(invoice|document) date|fe doc)$/,
      /^(budat|dgj|fe ?contab|fecha (de )?contab(ilizacion)?|posting date)$/,
    ],
    example: ['2026-03-01', '2026-03-03'],
    sent: '2026-03-01',
  },
  vencimiento: {
    type: 'date?',
    label: 'Fecha de vencimiento',
    help: 'Fecha en que vence. Si falta, se cuenta desde la fecha con los días de plazo de la carga.',
    names: [/venc/, /^(netdt|faedt|docduedate|ddj|fec ven|f ?vcto|(net )?due date)$/, /vcto|vence/],
    headers: ['Fecha de vencimiento', 'Vence', 'F. vcto', 'DocDueDate'],
    example: ['2026-03-31', '2026-04-02'],
    sent: '2026-03-31',
  },
  valor: {
    type: 'money',
    label: 'Valor',
    help: 'Valor total de la factura, con IVA.',
    names: [
      /^(valor|total)( (de )?(la )?(factura|facturado|total))?$/,
      /^(vlr|vr|val)\.? ?(factura|total|neto)?$/,
      /^valor neto$/,
      /^(?!.*(subtotal|base|bruto|antes)).*valor.*\b(total|factura)/,
      /^(importe|monto|neto)/,
      /^(wrbtr|dmbtr|doctotal|amount|importe (en )?(ml|moneda local|md|moneda (del )?doc(umento)?)|ag|val fac|invoice amount|total (del )?documento|total a pagar|(valor|vlr) (documento|docto|doc|neto|original|inicial)|credito)$/,
    ],
    headers: ['Valor factura', 'DocTotal'],
    example: ['595000', '262500.53'],
    sent: 1190000,
  },
  saldo: {
    type: 'money?',
    label: 'Saldo pendiente',
    help: 'Lo que falta por pagar. Si falta la columna, se debe todo; en cero, está pagada.',
    names: [
      /^saldo/,
      /saldo|pendiente|por pagar/,
      /^(sal fac|aap|balance( due)?|baldue|(remaining|open) amount|amount (remaining|due)|vlr saldo)$/,
    ],
    headers: ['Saldo pendiente', 'Por pagar', 'Balance due', 'Saldo anterior'],
    example: ['595000', '0'],
    sent: 1190000,
  },
  iva: {
    type: 'money?',
    label: 'IVA',
    help: 'Valor del IVA en pesos.',
    names: [/^(valor )?iva$/, /^(vatsum|val iva|vlr iva|impuesto|tax amount)$/],
    headers: ['Valor IVA', 'VatSum'],
    example: '95000',
    sent: 190000,
  },
  bruto: {
    ...documentFields.bruto,
    help: 'Valor de la factura antes de IVA.',
    names: [/bruto|subtotal|base/],
    example: '500000',
  },
  moneda: { ...documentFields.moneda, names: [/^(moneda|divisa)/, ...erpNames.moneda] },
  condicion_pago: {
    ...documentFields.condicion_pago,
    names: [/condicion|plazo|forma de pago/, /^(zterm|condpago|cond pago|(payment )?terms)$/],
    sent: '30 días',
  },
  fecha_recibida: {
    type: 'date?',
    label: 'Fecha de recibo',
    help: 'Fecha en que la compañía recibió la factura.',
    names: [/recib|radic/, /^(cpudt|received date|fecha entrada)$/],
    headers: ['Fecha de radicado', 'Fecha recibido'],
    example: '2026-03-02',
  },
  fecha_estimada_pago: {
    type: 'date?',
    label: 'Fecha estimada de pago',
    help: 'Fecha en que se espera pagar; se le muestra al proveedor.',
    names: [/fecha.*pago|pago.*(estimad|program)/],
    headers: ['Fecha estimada de pago', 'Pago programado'],
    example: '2026-03-31',
    isKeptAsRead: true,
  },
  estado: {
    ...documentFields.estado,
    help: 'En qué va la factura: recibida, aceptada, causada, programada… Si todas las del archivo están en lo mismo, escoja «Un mismo valor para todas». Sin este dato el proveedor lee «Sin informar».',
    names: [/^estado( (de )?(la )?factura)?$/],
    values: stateWords('factura'),
    example: 'causada',
  },
  motivo: {
    ...documentFields.motivo,
    help: 'Por qué está en su estado, por ejemplo por qué está bloqueada; se le muestra al proveedor.',
    names: [/motivo|observacion|nota/, /^(sgtxt|texto|comments|description|detalle|concepto)$/],
    example: 'Pendiente de aprobación',
    isKeptAsRead: true,
  },
  cufe: {
    ...documentFields.cufe,
    example:
      '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
  },
  clave: { ...documentFields.clave, names: [/^(id|clave|llave)$/], example: ['CXP-0001', 'CXP-0002'] },
} as const satisfies LoadedFields
