import type { FastifyInstance } from 'fastify'
import {
  createCompany,
  getOwnCompany,
  listCompanies,
  saveOwnCompany,
} from '@enlace/contract/companies/calls.ts'
import type { NewCompany } from '@enlace/contract/companies/schemas.ts'
import { companiesTexts as texts } from '@enlace/contract/companies/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { readNit, type TypedNit } from '@enlace/domain/nit.ts'
import { checkPlace } from '../certificates/index.ts'
import { lockSettings } from '../company/index.ts'
import { findDomains } from '../domains/index.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { auditMember, settingsAuthorOf } from '../staff/index.ts'
import { readStaffMember } from '../../core/desk/reader-queries.ts'
import { CarriedFiles } from '../../core/storage/carried-files.ts'
import { foundCompany, keepOwnCompany, refusedHost } from './commands.ts'
import { presentInstallation, presentOwn, versionOfOwn } from './present.ts'
import { findFilesOf, findInstallation, getOwnCompanyRow, readOwnCompanyIn } from './queries.ts'
import { copiedTables, isSharedHost } from './rules.ts'

/** Binds the company's own data, and the companies of the installation. */
export function companiesRoutes(app: FastifyInstance): void {
  const { db, settings, visited } = app.service

  serve(app, getOwnCompany, async ({ scope }) => {
    const [found, domains] = await Promise.all([getOwnCompanyRow(db, scope), findDomains(db, scope)])
    const shared = await visited.find(new URL(settings.publicUrl).hostname, null)
    const { isLocal } = await checkPlace(app.service, found.company.id)
    return presentOwn(found, { publicUrl: settings.publicUrl, shared: shared?.company, domains, isLocal })
  })

  serve(app, saveOwnCompany, async ({ scope, request, body }) => {
    const { version, ...written } = body
    const { member } = await readStaffMember(db, scope)
    await db.transaction(scope, async (tx) => {
      await lockSettings(tx, ['contact_info'])
      if (versionOfOwn(await readOwnCompanyIn(tx)) !== version) throw new Problem('changed-meanwhile')
      await keepOwnCompany(tx, written, settingsAuthorOf(request, member))
    })
    return { version: versionOfOwn(await getOwnCompanyRow(db, scope)) }
  })

  serve(app, listCompanies, async ({ scope }) => {
    const { member, companies } = await readStaffMember(db, scope)
    return presentInstallation(member, companies, await findInstallation(db, scope))
  })

  serve(app, createCompany, async ({ scope, request, body }) => {
    const nit = readNit(body.nit)
    if ('reason' in nit) throw new Problem('invalid-fields', {}, { nit: texts.nitMalformed })
    if (body.host !== '' && isSharedHost(body.host, settings)) throw refusedHost(texts.hosts.reserved)
    const id = await makeCompany(app, scope, body, nit)
    await auditMember(request, scope, {
      action: 'company:created',
      target: String(id),
      detail: { nombre: body.nombre, copyFrom: body.copyFrom ?? 0 },
    })
    return { id, nombre: body.nombre }
  })
}

/** Creates a company, with a copy of another one's set-up if requested; a failure leaves no files behind. */
async function makeCompany(
  app: FastifyInstance,
  scope: Scope,
  wanted: NewCompany,
  nit: TypedNit,
): Promise<number> {
  const { db, storage } = app.service
  const carried = new CarriedFiles(storage)
  let isMade = false
  try {
    let said = ''
    if (wanted.copyFrom !== null) {
      const { companies } = await readStaffMember(db, scope)
      const company = companies.find(({ company_id }) => company_id === wanted.copyFrom)?.nombre ?? ''
      said = fill(texts.create.copied, { company })
      await carried.read(await findFilesOf(db, scope, wanted.copyFrom, copiedTables(wanted.parts)))
    }
    const id = await foundCompany(db, scope, wanted, { nit, carried, said })
    isMade = true
    return id
  } finally {
    await carried.discard({ isMade })
  }
}
