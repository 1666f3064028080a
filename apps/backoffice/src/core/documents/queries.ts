import { getSupplierDocument } from '@enlace/contract/supplier-documents/calls.ts'
import type { SupplierDocumentKind } from '@enlace/contract/supplier-documents/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'

/** The document that something else of the back office names. */
export const namedDocumentQuery = (id: number, kind: SupplierDocumentKind, document: string) =>
  callQuery(getSupplierDocument, { params: { id, kind, document } })
