import type { DocumentDescription } from '../documents/description.ts'
import { mainAmount, summed } from '../documents/goods-document.ts'

/** The parts of the balance: each row belongs to exactly one, with its whole balance. */
const part = { ...summed, priority: 5, isDashed: true } as const

/** An invoice that the company owes or owed (spec 3, account_statements; screens 2.2). It has no lines. */
export const statementDocument = {
  kind: 'account-statements',
  states: 'factura',
  number: 'factura_cliente',
  date: 'fecha_factura',
  amount: 'saldo_total',
  fields: {
    id: { type: 'id' },
    factura_cliente: { type: 'code', label: 'Factura', column: 'factura', card: 'number' },
    compania: { type: 'text', label: 'Compañía', column: 'compania' },
    fecha_factura: {
      type: 'day?',
      label: 'Fecha factura',
      detail: 'Fecha de contabilización',
      column: 'fecha_factura',
      priority: 3,
      flag: 'date_invoice',
    },
    fecha_proveedor: {
      type: 'day?',
      label: 'Fecha proveedor',
      detail: 'Fecha de su factura',
      column: 'fecha_proveedor',
      priority: 4,
    },
    condicion_pago: { type: 'text?', label: 'Condición', column: 'condicion', priority: 3 },
    fecha_vencimiento: {
      type: 'day?',
      label: 'Vence',
      detail: 'Fecha de vencimiento',
      column: 'vence',
      priority: 1,
      card: 'date',
    },
    /** Positive: days overdue. Zero or negative: days left. Null: no due date. Files contain only the days overdue. */
    dias: { type: 'count?', label: 'Días vencidos', column: 'dias', card: 'text', not: ['export'] },
    dias_vencidos: { type: 'count', label: 'Días vencidos', column: 'dias', not: ['screen'] },
    fecha_estimada_pago: {
      type: 'day?',
      label: 'Pago estimado',
      column: 'pago',
      flag: 'date_payment',
    },
    estado_programacion_pago: {
      type: 'state',
      states: 'estado_programacion_pago',
      label: 'Estado del pago',
      column: 'estado',
      card: 'status',
      flag: 'status_payment',
    },
    estado: { type: 'state' },
    moneda: { type: 'currency' },
    valor_facturado: { ...part, priority: 3, label: 'Valor facturado', column: 'facturado' },
    saldo_corriente: { ...part, label: 'Corriente', column: 'corriente' },
    saldo_vencido: { ...part, label: 'Vencido', column: 'vencido' },
    saldo_total: { ...mainAmount, priority: 1, label: 'Saldo', detail: 'Saldo pendiente', column: 'saldo' },
  },
  more: {
    motivo: { type: 'text?' },
    fecha_recibida: { type: 'day?' },
    fecha_aceptada: { type: 'day?' },
    fecha_causada: { type: 'day?' },
    fecha_programada: { type: 'day?' },
    fecha_pagada: { type: 'day?' },
    valor_bruto: { type: 'money?', label: 'Valor bruto' },
    valor_iva: { type: 'money?', label: 'IVA' },
    valor_retefuente: { type: 'money?', label: 'Retefuente' },
    valor_reteiva: { type: 'money?', label: 'ReteIVA' },
    valor_reteica: { type: 'money?', label: 'ReteICA' },
    /** The fingerprint of the electronic invoice; null if the ERP does not report it. */
    cufe: { type: 'text?' },
  },
  page: [
    'compania',
    'sucursal',
    'fecha_factura',
    'fecha_proveedor',
    'condicion_pago',
    'fecha_vencimiento',
    'dias',
    'fecha_estimada_pago',
    'estado_programacion_pago',
  ],
  paper: [
    'fecha_factura',
    'fecha_proveedor',
    'condicion_pago',
    'fecha_vencimiento',
    'fecha_estimada_pago',
    'estado_programacion_pago',
  ],
  filters: {
    /** The states that need action by the supplier, as the invoice is not on its way to payment. */
    estado: {
      kind: 'choice',
      label: 'Facturas detenidas',
      options: { rechazada: 'Rechazadas', bloqueada: 'Bloqueadas' },
    },
  },
  lines: {},
} as const satisfies DocumentDescription
