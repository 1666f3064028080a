import * as fields from '../../core/words/field-texts.ts'
import { deskDocumentOf } from '../../documents/desk/desk-document.ts'
import { deskFieldTexts as texts } from '../../documents/desk/texts.ts'
import { timelineTexts } from '../detail-texts.ts'
import { statementDocument } from '../document.ts'

const { compania: _, dias: __, dias_vencidos, fecha_proveedor, ...listed } = statementDocument.fields
const { not: ___, ...overdue } = dias_vencidos

/**
 * An invoice as the company's staff reads it: paid ones too, in the state of the invoice itself beside that of its
 * payment. Its company is the staff's own.
 */
export const deskInvoiceDocument = deskDocumentOf({
  ...statementDocument,
  fields: {
    ...listed,
    fecha_proveedor: { ...fecha_proveedor, detail: texts.supplierInvoiceDay },
    dias_vencidos: { ...overdue, priority: 3 },
    estado_programacion_pago: {
      type: 'state',
      states: 'estado_programacion_pago',
      label: fields.paymentState,
      column: 'estado_pago',
      priority: 3,
    },
    estado: { type: 'state', label: fields.state, column: 'estado', card: 'status' },
  },
  more: {
    ...statementDocument.more,
    motivo: { type: 'text?', label: fields.reason },
    fecha_recibida: { type: 'day?', label: timelineTexts.recibida },
    fecha_aceptada: { type: 'day?', label: timelineTexts.aceptada },
    fecha_causada: { type: 'day?', label: timelineTexts.causada },
    fecha_programada: { type: 'day?', label: timelineTexts.programada },
    fecha_pagada: { type: 'day?', label: timelineTexts.pagada },
    cufe: { type: 'text?', label: texts.cufe },
  },
  page: [
    'sucursal',
    'fecha_factura',
    'fecha_proveedor',
    'condicion_pago',
    'fecha_vencimiento',
    'dias_vencidos',
    'fecha_estimada_pago',
    'estado_programacion_pago',
    'valor_facturado',
  ],
  filters: {
    saldo: {
      kind: 'choice',
      label: fields.balance,
      options: { pendiente: 'Por pagar', vencido: 'Vencidas' },
    },
  },
})
