import type { Part } from './mapping.ts'

/** How records of a kind are told from one another, and what else there is to them. */
interface SentKindFacts {
  /** The fields that find a record again where it brings no `clave`; none where only its `clave` does. */
  identity: readonly string[]
  /** The kind of the lines that a record may bring with it as `lineas`; its own where a line is a record of the same kind. */
  lines?: Part
  /** Where a line is a record of the kind itself: the fields that each of several lines tells on its own. */
  tellsItself?: readonly string[]
  /** The field by which such a line names its document, and the document's own that it names. */
  linesName?: { by: string; document: string }
  /** The kind of document whose "datos al" it tells. */
  freshness?: string
}

/** What an ERP may send by itself. Receipts that tell of orders and invoices are read from files only. */
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

/** What there is to know of a kind. */
export function factsOf(kind: SentKind): SentKindFacts {
  return facts[kind]
}
