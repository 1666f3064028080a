import type { Part } from './mapping.ts'

/** How records of a kind are identified, and its other properties. */
interface SentKindFacts {
  /** The fields that identify a record without a `clave`; empty if only its `clave` does. */
  identity: readonly string[]
  /** The kind of the lines that a record may contain as `lineas`; its own kind if each line is such a record. */
  lines?: Part
  /** For kinds whose lines are records of the kind: the fields that each of several lines provides itself. */
  tellsItself?: readonly string[]
  /** The field by which such a line names its document, and the document's field that it refers to. */
  linesName?: { by: string; document: string }
  /** The kind of document whose "datos al" it determines. */
  freshness?: string
}

/** The kinds that an ERP may send by itself. Receipts that determine orders and invoices are read from files only. */
const facts = {
  'third-parties': { identity: ['nit'] },
  'branch-accounts': { identity: ['nit', 'codigo'] },
  'purchase-order': {
    identity: ['nit', 'numero'],
    lines: 'purchase-order-lines',
    linesName: { by: 'orden', document: 'numero' },
    freshness: 'purchase-order',
  },
  'purchase-order-lines': { identity: ['nit', 'orden', 'linea'], freshness: 'purchase-order' },
  'warehouse-entries': {
    identity: ['nit', 'numero'],
    lines: 'warehouse-entries-lines',
    linesName: { by: 'entrada', document: 'numero' },
    freshness: 'purchase-tickets',
  },
  'warehouse-entries-lines': { identity: ['nit', 'entrada', 'linea'], freshness: 'purchase-tickets' },
  'account-statements': { identity: ['nit', 'prefijo', 'factura'], freshness: 'account-statements' },
  'payments-made': {
    identity: ['nit', 'comprobante', 'factura'],
    lines: 'payments-made',
    tellsItself: [
      'factura',
      'fecha_factura',
      'valor',
      'valor_factura',
      'retefuente',
      'reteica',
      'reteiva',
      'descuento',
    ],
    freshness: 'payments-made',
  },
  'notes-debit': {
    identity: ['nit', 'numero'],
    lines: 'notes-debit-lines',
    linesName: { by: 'nota', document: 'numero' },
    freshness: 'notes-debit',
  },
  'notes-debit-lines': { identity: ['nit', 'nota', 'linea'], freshness: 'notes-debit' },
  withholdings: { identity: [], freshness: 'withholdings' },
  contracts: { identity: ['numero'], freshness: 'supplier-contracts' },
  'contracts-amendments': { identity: ['contrato', 'numero'], freshness: 'supplier-contracts' },
  'contracts-policies': { identity: ['contrato', 'amparo'], freshness: 'supplier-contracts' },
  'contracts-minutes': { identity: ['contrato', 'numero'], freshness: 'supplier-contracts' },
  'contracts-imputations': { identity: ['contrato', 'tipo', 'documento'], freshness: 'supplier-contracts' },
  'document-links': { identity: ['nit', 'desde_tipo', 'desde', 'hacia_tipo', 'hacia'] },
} as const satisfies Partial<Record<Part, SentKindFacts>> // the names are the type

/** A kind of records that an ERP sends. */
export type SentKind = keyof typeof facts

/** The kinds of records that an ERP may send. */
export const sentKinds = Object.keys(facts) as SentKind[] // the table's own names

/** The properties of a kind. */
export function factsOf(kind: SentKind): SentKindFacts {
  return facts[kind]
}
