import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { downloadContractImputations } from '@enlace/contract/supplier-contracts/lines-calls.ts'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { linesFile } from '../documents/index.ts'
import { findImputations } from './detail-queries.ts'
import { imputationSheet } from './lines-present.ts'

/** All that was imputed to one contract as a spreadsheet. */
export function contractImputationRoutes(app: FastifyInstance): void {
  serveFile(app, downloadContractImputations, async ({ db, scope, params }) => {
    const found = await findImputations(db, scope, params.id)
    if (found === undefined) throw new Problem('document-not-found')
    const { nro_contrato: numero, sucursal, moneda } = found.contract
    return linesFile(
      { db, scope },
      {
        kind: 'supplier-contracts',
        numero,
        sucursal,
        moneda,
        lines: found.imputed,
        columns: imputationSheet,
      },
    )
  })
}
