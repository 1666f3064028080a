import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { getSupplierDocument, listSupplierDocuments } from '@enlace/contract/supplier-documents/calls.ts'
import type { SupplierDocumentKind } from '@enlace/contract/supplier-documents/schemas.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import { type DescribedDocuments, findNamedSupplier } from '../documents/index.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { presentDocument } from './present.ts'

/** A supplier's documents for the staff, by kind. */
export function supplierDocumentRoutes(
  app: FastifyInstance,
  described: Readonly<Record<SupplierDocumentKind, DescribedDocuments>>,
): void {
  serve(app, listSupplierDocuments, async ({ db, scope, params, query }) => {
    const proveedor = await namedSupplier(db, scope, params.id)
    const { q, page } = query
    return { proveedor, ...(await described[params.kind].page(db, scope.about(params.id), { q, page })) }
  })

  serve(app, getSupplierDocument, async ({ db, scope, params }) => {
    const { id, kind, document } = params
    const proveedor = await namedSupplier(db, scope, id)
    const found = await described[kind].find(db, scope.about(id), document)
    if (found === undefined) throw new Problem('document-not-found')
    return presentDocument(proveedor, { kind, id: document }, found)
  })
}

/** Returns the supplier for a heading. @throws Problem `supplier-not-found`, also for another company's. */
async function namedSupplier(db: Database, scope: Scope, id: number) {
  const found = await findNamedSupplier(db, scope, id)
  if (found === undefined) throw new Problem('supplier-not-found')
  const { nombre, documento_numero, documento_dv } = found
  return { id, nombre, nit: formatNit(documento_numero, documento_dv) }
}
