import { getSupplierDocument } from '@enlace/contract/supplier-documents/calls'
import type { SupplierDocumentKind } from '@enlace/contract/supplier-documents/schemas'
import { callQuery } from '@enlace/web/http/call-query.ts'

/** The document that something else of the back office names. */
export const namedDocumentQuery = (id: number, kind: SupplierDocumentKind, document: string) =>
  callQuery(getSupplierDocument, { params: { id, kind, document } })
