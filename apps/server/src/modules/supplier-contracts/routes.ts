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
import { documentLines, documentPaperFile, found, linesFile, serveList } from '../documents/index.ts'
import { findContract, findImputations } from './detail-queries.ts'
import { imputationSheet } from './lines-present.ts'
import { contractContent } from './pdf-present.ts'
import { contractDetail } from './present.ts'
import { contractRows, findContracts } from './queries.ts'

/** The contracts: the list, and one contract with its details. */
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
    contractDetail(found(await findContract(db, scope, params.id))),
  )

  serveFile(app, downloadContractImputations, async ({ db, scope, params }) => {
    const { contract, imputed } = found(await findImputations(db, scope, params.id))
    const imputations = { ...contract, lines: imputed }
    return linesFile({ db, scope }, documentLines(contractDocument, imputations, imputationSheet))
  })

  serveFile(app, getSupplierContractPdf, async ({ db, scope, params }) => {
    const contract = contractDetail(found(await findContract(db, scope, params.id)))
    const alone = { ...contract, related: [] }
    return documentPaperFile(app.service, { db, scope }, contractDocument, alone, () =>
      contractContent(contract),
    )
  })
}
