import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  addCompanyContractFiles,
  completeCompanyContract,
  downloadCompanyContractFile,
  getCompanyContract,
  listCompanyContractRows,
  listCompanyContracts,
  withdrawCompanyContractFile,
} from '@enlace/contract/supplier-contracts/company/calls.ts'
import { companyContractsTexts } from '@enlace/contract/supplier-contracts/company/texts.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { serveFile } from '../../../core/http/serve/serve-file.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { findDesk, findDeskSlice } from '../../../core/desk/list-queries.ts'
import { authorOf } from '../../../core/desk/author.ts'
import { addFiles, type AtContract, completeContract, withdrawFile } from './commands.ts'
import { presentContract } from './present.ts'
import { type ContractRow, contractsDesk, findCompanyContract, findContractFile } from './queries.ts'

const { faults } = companyContractsTexts

/** The contracts with suppliers: their details, and the files that the company adds and removes. */
export function companyContractsRoutes(app: FastifyInstance): void {
  const { storage } = app.service

  serve(app, listCompanyContracts, ({ db, scope, query }) =>
    findDesk<ContractRow>(db, scope, contractsDesk, query),
  )

  serve(app, listCompanyContractRows, ({ db, scope, query }) =>
    findDeskSlice<ContractRow>(db, scope, contractsDesk, query),
  )

  serve(app, getCompanyContract, async ({ db, scope, params }) =>
    presentContract(await contractOf(db, scope, params.id)),
  )

  serve(app, completeCompanyContract, async ({ db, scope, request, params, body }) => {
    const { contract } = await contractOf(db, scope, params.id)
    if (!(await completeContract(await workerOf(request, scope), contract, body)))
      throw new Problem('changed-meanwhile')
    return presentContract(await contractOf(db, scope, params.id))
  })

  serve(app, addCompanyContractFiles, async ({ db, scope, request, params, body, files }) => {
    if (files.length === 0) throw new Problem('invalid-fields', {}, { archivos: faults.file })
    const { contract } = await contractOf(db, scope, params.id)
    await addFiles(await workerOf(request, scope), contract, { files, description: body.descripcion })
    return presentContract(await contractOf(db, scope, params.id))
  })

  serve(app, withdrawCompanyContractFile, async ({ db, scope, request, params, body }) => {
    const contract = await withdrawFile(await workerOf(request, scope), params.id, body.motivo)
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
  const found = await findCompanyContract(db, scope, id)
  if (!found) throw new Problem('document-not-found')
  return found
}

async function workerOf(request: FastifyRequest, scope: Scope): Promise<AtContract> {
  const { company, author, name } = await authorOf(request, scope)
  return { db: request.server.service.db, company, author, name }
}
