import type { SupplierDocumentKind } from './schemas.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'

/** The documents of a supplier in the back office. */
export const supplierDocumentsTexts = {
  title: places.documents,
  breadcrumb: fields.breadcrumb,
  kinds: 'Documentos del proveedor',
  kindNames: {
    'account-statements': places.invoices,
    'payments-made': places.payments,
    'purchase-order': places.purchaseOrders,
    'purchase-tickets': places.purchaseTickets,
    'notes-debit': places.debitNotes,
  } satisfies Record<SupplierDocumentKind, string>,
  search: 'Buscar por número',
  document: fields.document,
  numero: fields.shortNumber,
  fecha: fields.date,
  vence: { 'account-statements': fields.due, 'purchase-order': fields.delivery },
  valor: fields.value,
  saldo: { 'account-statements': fields.balance, 'notes-debit': 'Por aplicar' },
  estado: fields.state,
  none: 'El proveedor no tiene documentos de este tipo.',
  noMatch: 'Ningún documento coincide.',
  noMatchHint: 'Pruebe con otro número.',
  readOnly: 'Documentos cargados del ERP, como los ve el proveedor. Solo consulta.',
  facts: 'El documento',
  branch: fields.branch,
  related: 'Documentos relacionados',
  noRelated: 'Sin documentos relacionados.',
  totals: 'Totales',
} as const
