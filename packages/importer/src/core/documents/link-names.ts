import type { LinkName } from '@enlace/contract/document-links/link-names.ts'
import type { LinkedKind } from '@enlace/database/load/tables/document-links.ts'
import { fold } from '@enlace/domain/text.ts'

const kinds: Readonly<Record<LinkName, LinkedKind>> = {
  orden: 'purchase-order',
  entrada: 'purchase-tickets',
  factura: 'account-statements',
  pago: 'payments-made',
  nota: 'notes-debit',
  contrato: 'supplier-contracts',
}

/** The kind of document that a source names: `orden`, `Factura`, or the portal's own name of the kind. */
export function readLinkedKind(written: string): LinkedKind | undefined {
  const name = fold(written)
  return Object.entries(kinds).find(([word, kind]) => name === word || name === kind)?.[1]
}
