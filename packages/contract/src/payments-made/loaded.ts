import type { LoadedFields } from '../documents/loaded/field.ts'
import { documentFields } from '../documents/loaded/document-fields.ts'
import { erpNames } from '../documents/loaded/erp-names.ts'
import { supplierFields } from '../documents/loaded/supplier-fields.ts'

/** The fields of a payment in files and pushes: one row per paid invoice. */
export const loadedPayments = {
  nit: {
    ...supplierFields.nit,
    names: [
      /^nit( (del )?(proveedor|tercero|beneficiario))?$/,
      /\bnit\b/,
      /^(identificacion|tercero)$/,
      ...erpNames.nit,
    ],
    example: ['860001911', '900373913'],
  },
  dv: supplierFields.dv,
  nombre: {
    ...supplierFields.nombre,
    names: [/^razon social$/, /^(nombre|beneficiario)/, /^proveedor$/, ...erpNames.nombre],
  },
  sucursal: supplierFields.sucursal,
  comprobante: {
    type: 'code',
    label: 'Comprobante',
    help: 'Número del comprobante de egreso.',
    names: [
      /comprobante|egreso/,
      /^(no|nro|numero)\.? ?(de )?pago$/,
      /^(augbl|docnum|belnr|(payment|check) (number|num|no)|nro docto|doc(umento)? (de )?compensacion|num doc|nro (comp|egreso))$/,
    ],
    headers: ['Comprobante de egreso', 'No. de pago', 'AUGBL'],
    example: ['CE-05521', 'CE-05522'],
    sent: 'CE-5521',
  },
  fecha: {
    ...documentFields.fecha,
    help: 'Fecha en que se pagó.',
    names: [
      /^fecha( (de )?(pago|egreso|comprobante))?$/,
      /fecha.*(pago|giro)/,
      /^(augdt|docdate|budat|(payment|check) date|fecha (docto|documento|compensacion|contable)|compensacion|fec doc)$/,
    ],
    example: ['2026-03-20', '2026-04-02'],
    sent: '2026-03-20',
  },
  valor: {
    type: 'money',
    label: 'Valor',
    help: 'Lo que salió del banco por esta factura, después de retenciones y descuentos.',
    names: [
      /(valor|neto|vlr).*(pagado|pago|girado)/,
      /^(neto|valor|pagado)$/,
      /^(wrbtr|dmbtr|doctotal|amount|importe (en )?(ml|moneda local|md|moneda (del )?doc(umento)?)|amount paid|(payment|check) amount|sumapplied|(valor|vlr) egreso|total pagado)$/,
    ],
    headers: ['Valor pagado', 'DocTotal'],
    example: ['577500', '262500.53'],
    sent: 1150000.5,
  },
  factura: {
    type: 'code?',
    label: 'Número de factura',
    help: 'Número de la factura que se pagó; una fila por cada factura del comprobante.',
    names: [
      /^(no|nro|num|numero)?\.? ?(de )?(la )?factura$/,
      /^(factura|documento|doc)(?!.*(fecha|valor))/,
      /^(xblnr|numatcard|vinv|num fac|invoice( (number|num))?|referencia|(docto|documento|doc) cruce)$/,
    ],
    headers: ['No. factura', 'Docto. cruce', 'XBLNR', 'NumAtCard'],
    example: ['FE1001', 'CAF0204'],
  },
  fecha_factura: {
    type: 'date?',
    label: 'Fecha de la factura',
    help: 'Fecha que trae la factura del proveedor.',
    names: [/fecha.*factura/],
    headers: ['Fecha de la factura'],
    example: '2026-03-01',
  },
  valor_factura: {
    type: 'money?',
    label: 'Valor de la factura',
    help: 'Valor de la factura que se pagó, antes de retenciones y descuentos.',
    names: [/valor.*factura|bruto/],
    headers: ['Valor de la factura', 'Bruto'],
    example: ['595000', '262500.53'],
  },
  retefuente: {
    type: 'money?',
    label: 'Retención en la fuente',
    help: 'Retención en la fuente que se descontó al pagar.',
    names: [/rete ?(en la )?fuente|retencion en la fuente/],
    headers: ['Rete fuente', 'Retención en la fuente'],
    example: '12500',
  },
  reteica: {
    type: 'money?',
    label: 'Retención de ICA',
    help: 'Retención de ICA que se descontó al pagar.',
    names: [/rete ?ica/],
    headers: ['Rete ICA'],
    example: '5000',
  },
  reteiva: {
    type: 'money?',
    label: 'Retención de IVA',
    help: 'Retención de IVA que se descontó al pagar.',
    names: [/rete ?iva/],
    headers: ['Rete IVA'],
    example: '0',
  },
  descuento: {
    ...documentFields.descuento,
    help: 'Descuento por pronto pago.',
    names: [/descuento/],
    example: '0',
  },
  medio: {
    type: 'text?',
    label: 'Medio de pago',
    help: 'Medio de pago, en palabras.',
    names: [/medio|forma de pago/, /^(zlsch|payment method|via ?(de )?pago)$/],
    headers: ['Medio de pago', 'Forma de pago'],
    example: 'Transferencia',
    sent: 'Transferencia',
  },
  banco: {
    type: 'text?',
    label: 'Banco',
    help: 'Banco desde el que se pagó.',
    names: [/banco/, /^(hbkid|bank ?(name)?)$/],
    headers: ['Nombre del banco', 'HBKID'],
    example: 'Bancolombia',
  },
  moneda: { ...documentFields.moneda, names: [/^(moneda|divisa)/, ...erpNames.moneda] },
} as const satisfies LoadedFields
