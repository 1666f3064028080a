import { listSupplierDocuments } from '@enlace/contract/supplier-documents/calls.ts'
import type {
  SupplierDocumentKind,
  SupplierDocumentsQuery,
} from '@enlace/contract/supplier-documents/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'

/** A page of a supplier's documents of a kind. */
export const documentsQuery = (
  params: { id: number; kind: SupplierDocumentKind },
  query: SupplierDocumentsQuery,
) => callQuery(listSupplierDocuments, { params, query })
