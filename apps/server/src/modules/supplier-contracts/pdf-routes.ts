import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { getSupplierContractPdf } from '@enlace/contract/supplier-contracts/paper-calls.ts'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { documentFile } from '../papers/index.ts'
import { findContract } from './detail-queries.ts'
import { contractContent } from './pdf-present.ts'
import { contractDetail } from './present.ts'

/** The summary of one contract as a PDF. */
export function supplierContractPdfRoutes(app: FastifyInstance): void {
  serveFile(app, getSupplierContractPdf, async ({ db, scope, params }) => {
    const found = await findContract(db, scope, params.id)
    if (found === undefined) throw new Problem('document-not-found')
    const contract = contractDetail(found)
    return documentFile(
      app.service,
      { db, scope },
      {
        kind: 'supplier-contracts',
        numero: contract.nro_contrato,
        sucursal: contract.sucursal,
        content: () => contractContent(contract),
        related: [],
      },
    )
  })
}
