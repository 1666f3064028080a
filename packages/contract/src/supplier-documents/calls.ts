import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { DocumentId, SupplierId } from '../core/values.ts'
import {
  SupplierDocument,
  supplierDocumentKinds,
  SupplierDocuments,
  SupplierDocumentsQuery,
} from './schemas.ts'

const access = { actor: 'staff', area: 'third-parties' } as const
const kind = z.enum(supplierDocumentKinds)

export const listSupplierDocuments = defineCall({
  purpose: 'The documents of a kind that the portal has of a supplier, newest first.',
  method: 'GET',
  path: '/staff/suppliers/:id/documents/:kind',
  access,
  params: z.object({ id: SupplierId, kind }),
  query: SupplierDocumentsQuery,
  answer: SupplierDocuments,
})

export const getSupplierDocument = defineCall({
  purpose: 'One document of a supplier: what stands on its paper, and what belongs with it.',
  method: 'GET',
  path: '/staff/suppliers/:id/documents/:kind/:document',
  access,
  params: z.object({ id: SupplierId, kind, document: DocumentId }),
  answer: SupplierDocument,
})
