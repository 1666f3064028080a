import * as fields from '../../core/words/field-texts.ts'
import type { ChangeKind } from './schemas.ts'

/** The changes by the last load of a source. */
export const sourceChangesTexts = {
  title: 'Qué cambió en {source}',
  place: 'Qué cambió desde la última carga',
  breadcrumb: 'Ruta de navegación',
  sources: 'Actualización de datos',
  since: 'La última carga fue el {at} ({actor}). La anterior, el {antes}.',
  first: 'La última carga fue el {at} ({actor}). Es la primera de esta fuente.',
  load: 'Ver la carga',
  never: 'Esta fuente todavía no tiene cargas.',
  nothing: 'La última carga no tuvo cambios.',
  nothingFiltered: 'Ninguna fila coincide con los filtros.',
  clear: 'Limpiar filtros',
  gone: 'El detalle de esta carga ya no está disponible: se conserva 60 días.',
  summary: fields.summary,
  summaryTable: 'Cambios por tabla',
  table: 'Tabla',
  anyTable: 'Todas las tablas',
  kind: 'Cambio',
  added: 'Nuevas',
  changed: 'Cambiadas',
  removed: 'Quitadas',
  rows: 'Fila por fila',
  rowsTable: 'Filas que cambiaron',
  row: 'Registro',
  what: 'Qué cambió',
  change: '{campo}: {antes} → {ahora}',
  value: '{campo}: {ahora}',
  empty: 'vacío',
  more: 'y {n} {n:campo|campos} más',
} as const

/** The kinds of changes of a row. */
export const changeKindTexts: Readonly<Record<ChangeKind, string>> = {
  nueva: 'Nueva',
  cambiada: 'Cambiada',
  quitada: 'Quitada',
}

/** The names of the tables that a load writes. */
export const changedTableTexts: Readonly<Record<string, string>> = {
  third_parties: 'Terceros',
  branch_accounts: 'Sucursales',
  account_statements: 'Facturas',
  payments_made: 'Pagos',
  payments_made_lines: 'Facturas de los pagos',
  purchase_order: 'Órdenes de compra',
  purchase_order_lines: 'Líneas de órdenes',
  purchase_tickets: 'Entradas de almacén',
  purchase_tickets_lines: 'Líneas de entradas',
  notes_debit: 'Notas débito',
  notes_debit_lines: 'Líneas de notas débito',
  supplier_contracts: 'Contratos',
  withholding_lines: 'Retenciones',
  supplier_evaluations: 'Calificaciones',
  document_links: 'Relaciones entre documentos',
}
