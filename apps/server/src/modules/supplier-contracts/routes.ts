import type { FastifyInstance } from 'fastify'
import {
  downloadContractImputations,
  getSupplierContract,
  getSupplierContractPdf,
  listSupplierContractRows,
  listSupplierContracts,
} from '@enlace/contract/supplier-contracts/calls.ts'
import { contractDocument } from '@enlace/contract/supplier-contracts/document.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { documentLines, linesFile, openerOf, serveList } from '../documents/index.ts'
import { findContract, findImputations } from './detail-queries.ts'
import { imputationSheet } from './lines-present.ts'
import { contractPaper } from './paper.ts'
import { contractDetail } from './present.ts'
import { contractRows, findContracts } from './queries.ts'

const { kind } = contractDocument
const open = openerOf(kind, findContract)
const openImputations = openerOf(kind, findImputations)

/** The contracts: the list, and one contract with its details, which is marked as seen when opened in any format. */
export function supplierContractRoutes(app: FastifyInstance): void {
  serveList(
    app,
    { page: listSupplierContracts, rows: listSupplierContractRows },
    {
      page: findContracts,
      rows: contractRows,
    },
  )

  serve(app, getSupplierContract, async ({ db, scope, params }) =>
    contractDetail(await open(db, scope, params.id)),
  )

  serveFile(app, downloadContractImputations, async ({ db, scope, params }) => {
    const { contract, imputed } = await openImputations(db, scope, params.id)
    const imputations = { ...contract, lines: imputed }
    return linesFile({ db, scope }, documentLines(contractDocument, imputations, imputationSheet))
  })

  serveFile(app, getSupplierContractPdf, async ({ db, scope, params }) =>
    contractPaper(app.service, { db, scope }, await open(db, scope, params.id)),
  )
}
