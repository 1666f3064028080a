import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  addCompanyContractFiles,
  completeCompanyContract,
  downloadCompanyContractFile,
  getCompanyContract,
  getCompanyContractPdf,
  listCompanyContractRows,
  listCompanyContracts,
  withdrawCompanyContractFile,
} from '@enlace/contract/supplier-contracts/company/calls.ts'
import { documentFilesTexts } from '@enlace/contract/documents/attachments/desk/texts.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { serveFile } from '../../../core/http/serve/serve-file.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { findDesk, findDeskSlice } from '../../../core/desk/list-queries.ts'
import { authorOf } from '../../../core/desk/author.ts'
import {
  addDocumentFiles,
  type DocumentWorker,
  findDeskFacts,
  narrowingSupplier,
  withdrawDocumentFile,
} from '../../documents/index.ts'
import { findContract } from '../detail-queries.ts'
import { contractPaper } from '../paper.ts'
import { completeContract } from './commands.ts'
import { presentContract } from './present.ts'
import { type ContractRow, contractsDesk, findCompanyContract, findContractFile } from './queries.ts'

const { faults } = documentFilesTexts
const kind = 'supplier-contracts'

/** The contracts with suppliers: their details, and the files that the company adds and removes. */
export function companyContractsRoutes(app: FastifyInstance): void {
  const { storage } = app.service

  serve(app, listCompanyContracts, async ({ db, scope, query: { proveedor, ...query } }) => ({
    ...(await findDesk<ContractRow>(db, scope, contractsDesk(proveedor), query)),
    proveedor: await narrowingSupplier(db, scope, { proveedor }),
  }))

  serve(app, listCompanyContractRows, ({ db, scope, query: { proveedor, ...query } }) =>
    findDeskSlice<ContractRow>(db, scope, contractsDesk(proveedor), query),
  )

  serve(app, getCompanyContract, async ({ db, scope, params }) =>
    presentContract(await contractOf(db, scope, params.id)),
  )

  serveFile(app, getCompanyContractPdf, async ({ db, scope, params }) => {
    const { facts } = await contractOf(db, scope, params.id)
    const about = scope.about(facts.proveedor_id)
    return contractPaper(app.service, { db, scope: about }, await findContract(db, about, params.id))
  })

  serve(app, completeCompanyContract, async ({ db, scope, request, params, body }) => {
    const { contract } = await contractOf(db, scope, params.id)
    if (!(await completeContract(await workerOf(request, scope), contract, body)))
      throw new Problem('changed-meanwhile')
    return presentContract(await contractOf(db, scope, params.id))
  })

  serve(app, addCompanyContractFiles, async ({ db, scope, request, params, body, files }) => {
    if (files.length === 0) throw new Problem('invalid-fields', {}, { archivos: faults.file })
    const { contract } = await contractOf(db, scope, params.id)
    const { id, contrato: numero } = contract
    await addDocumentFiles(
      await workerOf(request, scope),
      { kind, id, numero },
      { files, description: body.descripcion },
    )
    return presentContract(await contractOf(db, scope, params.id))
  })

  serve(app, withdrawCompanyContractFile, async ({ db, scope, request, params, body }) => {
    const contract = await withdrawDocumentFile(await workerOf(request, scope), {
      kind,
      file: params.id,
      reason: body.motivo,
    })
    if (contract === undefined) throw new Problem('document-not-found')
    return presentContract(await contractOf(db, scope, contract))
  })

  serveFile(app, downloadCompanyContractFile, async ({ db, scope, params }) => {
    const file = await findContractFile(db, scope, params.id)
    if (!file) throw new Problem('document-not-found')
    return { name: file.name, mediaType: file.media_type, body: () => storage.get(file.storage_key) }
  })
}

/** @throws Problem `document-not-found`. */
async function contractOf(db: Database, scope: Scope, id: string) {
  const [found, facts] = await Promise.all([
    findCompanyContract(db, scope, id),
    findDeskFacts(db, scope, 'supplier-contracts', id),
  ])
  if (!found || !facts) throw new Problem('document-not-found')
  return { ...found, facts }
}

async function workerOf(request: FastifyRequest, scope: Scope): Promise<DocumentWorker> {
  const { company, author, name } = await authorOf(request, scope)
  return { db: request.server.service.db, company, author, name }
}
