import type { SupplierDocumentKind } from './schemas.ts'

/** The documents of a supplier in the back office. */
export const supplierDocumentsTexts = {
  title: 'Documentos',
  breadcrumb: 'Ruta de navegación',
  kinds: 'Documentos del proveedor',
  kindNames: {
    'account-statements': 'Facturas',
    'payments-made': 'Pagos',
    'purchase-order': 'Órdenes de compra',
    'purchase-tickets': 'Entradas de almacén',
    'notes-debit': 'Notas débito',
  } satisfies Record<SupplierDocumentKind, string>,
  search: 'Buscar por número',
  document: 'Documento',
  numero: 'N.º',
  fecha: 'Fecha',
  vence: { 'account-statements': 'Vence', 'purchase-order': 'Entrega' },
  valor: 'Valor',
  saldo: { 'account-statements': 'Saldo', 'notes-debit': 'Por aplicar' },
  estado: 'Estado',
  none: 'El proveedor no tiene documentos de este tipo.',
  noMatch: 'Ningún documento coincide.',
  noMatchHint: 'Pruebe con otro número.',
  readOnly: 'Lo cargado del ERP, tal como lo ve el proveedor. Aquí no se cambia nada.',
  facts: 'El documento',
  branch: 'Sucursal',
  related: 'Documentos relacionados',
  noRelated: 'Sin documentos relacionados.',
  totals: 'Totales',
} as const
