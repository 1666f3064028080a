import type { LinkedKind } from '@enlace/database/load/tables/document-links.ts'
import { fold } from '@enlace/domain/text.ts'

const kinds = {
  orden: 'purchase-order',
  entrada: 'purchase-tickets',
  factura: 'account-statements',
  pago: 'payments-made',
  nota: 'notes-debit',
  contrato: 'supplier-contracts',
} as const satisfies Record<string, LinkedKind> // the names are the type

/** How a link names the kinds of documents that it joins. */
export const linkNames = Object.keys(kinds)

/** The kind of document that a source names: `orden`, `Factura`, or the portal's own name of the kind. */
export function readLinkedKind(written: string): LinkedKind | undefined {
  const name = fold(written)
  return Object.entries(kinds).find(([word, kind]) => name === word || name === kind)?.[1]
}
