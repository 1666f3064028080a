import type { DocumentDescription, DocumentFields } from '../documents/description.ts'
import { mainAmount, summed } from '../documents/goods-document.ts'

const withheld = { ...summed, priority: 3, isDashed: true, share: 2.4 } as const

/** The amounts that a payment covers of one invoice. */
const paid = {
  factura: { type: 'code', label: 'Factura', column: 'factura', card: 'number', share: 3 },
  account_statement_id: { type: 'id?' },
  fecha_factura: {
    type: 'day?',
    label: 'Fecha factura',
    column: 'fecha_factura',
    flag: 'date_invoice',
    share: 2,
  },
  valor_factura: { ...summed, label: 'Valor factura', column: 'valor', isDashed: true, share: 2.6 },
  valor_retefuente: { ...withheld, label: 'Retefuente', column: 'retefuente' },
  valor_reteica: { ...withheld, label: 'ReteICA', column: 'reteica' },
  valor_reteiva: { ...withheld, label: 'ReteIVA', column: 'reteiva' },
  descuento_pronto_pago: { ...withheld, label: 'Descuento pronto pago', column: 'descuento' },
  nota_debito: { ...withheld, label: 'Nota débito cruzada', column: 'nota' },
  neto_pagado: { ...mainAmount, label: 'Neto pagado', column: 'neto', share: 2.7 },
} as const satisfies DocumentFields

/** Days from the invoice's due date to the payment, negative if it was early; null without a due date. */
const dias = { type: 'count?', label: 'Días', column: 'dias', not: ['paper'] } as const

/** A payment and the invoices that it covers (spec 3, paymentStatements, whose fields screens 2.3 names). */
export const paymentDocument = {
  kind: 'payments-made',
  states: 'pago',
  number: 'comprobante',
  date: 'fecha_pago',
  amount: 'valor_pagado',
  fields: {
    id: { type: 'id' },
    comprobante: {
      type: 'code',
      label: 'N.º comprobante',
      detail: 'N.º comprobante de egreso',
      column: 'comprobante',
      card: 'number',
    },
    fecha_pago: { type: 'day', label: 'Fecha de pago', column: 'fecha', card: 'date' },
    medio: { type: 'text', label: 'Medio', detail: 'Medio de pago', column: 'medio', priority: 3 },
    banco: { type: 'text?', label: 'Banco', column: 'banco', priority: 3 },
    cuenta_mascara: { type: 'text?', label: 'Cuenta', column: 'cuenta', priority: 4 },
    moneda: { type: 'currency' },
    /** The number of invoices it covers. */
    facturas: { type: 'count', label: 'Facturas', column: 'facturas', priority: 3 },
    valor_bruto: { ...summed, label: 'Valor bruto', column: 'bruto', priority: 3, isDashed: true },
    valor_retenciones: {
      ...summed,
      label: 'Retenciones',
      column: 'retenciones',
      priority: 3,
      isDashed: true,
    },
    valor_descuentos: {
      ...summed,
      label: 'Descuentos/notas',
      detail: 'Descuentos y notas',
      column: 'descuentos',
      priority: 3,
      isDashed: true,
    },
    valor_pagado: { ...mainAmount, label: 'Valor pagado', column: 'pagado' },
    estado: { type: 'state', label: 'Estado', column: 'estado', card: 'status' },
  },
  more: {
    /** The reason for its return or annulment, if the company reports one. */
    motivo: { type: 'text?' },
  },
  page: ['comprobante', 'fecha_pago', 'medio', 'banco', 'cuenta_mascara', 'facturas', 'sucursal'],
  paper: ['fecha_pago', 'medio', 'banco', 'cuenta_mascara'],
  totals: ['valor_bruto', '-valor_retenciones', '-valor_descuentos', 'valor_pagado'],
  filters: {},
  lines: {
    linea: { type: 'count', label: 'Línea', column: 'linea', not: ['screen', 'paper'] },
    ...paid,
    dias,
  },
} as const satisfies DocumentDescription

/** The list of paid invoices: each line of a payment with that payment's data. */
export const paidInvoiceFields = {
  linea: { type: 'count' },
  ...paid,
  fecha_factura: { ...paid.fecha_factura, priority: 4 },
  valor_factura: { ...paid.valor_factura, priority: 3 },
  descuento_pronto_pago: { ...paid.descuento_pronto_pago, priority: 4 },
  nota_debito: { ...paid.nota_debito, priority: 4 },
  comprobante: { type: 'code', label: 'Comprobante', column: 'comprobante', priority: 3 },
  fecha_pago: { type: 'day', label: 'Fecha de pago', column: 'fecha', card: 'date' },
  dias: { ...dias, priority: 4 },
  estado: { type: 'state', label: 'Estado', column: 'estado', card: 'status' },
  /** The ids of the payment and the line. An invoice paid twice, in parts or after a return, has several rows. */
  id: { type: 'code' },
  payment_id: { type: 'id' },
  moneda: { type: 'currency' },
} as const satisfies DocumentFields
