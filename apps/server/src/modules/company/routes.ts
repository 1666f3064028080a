import type { FastifyInstance } from 'fastify'
import {
  getCompanyColours,
  getCompanyInfo,
  getHeaderParameters,
  getInitialData,
  getModuleFlags,
  getPageStatus,
  getParameters,
  getSelectedParameters,
  postInitialData,
} from '@enlace/contract/company/calls.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Database } from '@enlace/database/database.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { visitCompany, visitedCompany } from '../../core/http/visited-company.ts'
import { readProfile, profileOf } from './profile.ts'
import { getCompany } from './queries.ts'

/** Binds the public data of a company, and the parameters of the session's own. */
export function companyRoutes(app: FastifyInstance): void {
  serve(app, getInitialData, async ({ db, request }) =>
    initialDataOf(db, (await visitedCompany(request)).company),
  )

  serve(app, postInitialData, async ({ db, request, body }) => {
    const company = serialisedCompany(body.company)
    await visitCompany(request, company)
    return initialDataOf(db, company)
  })

  serve(app, getParameters, async ({ db, request, params }) => {
    await visitCompany(request, params.company)
    return (await readProfile(db, params.company)).parameters
  })

  serve(
    app,
    getSelectedParameters,
    async ({ db, scope }) => profileOf(await getCompany(db, scope)).parameters,
  )

  serve(app, getHeaderParameters, async ({ db, request, query }) => {
    const { company } = await visitedCompany(request)
    const profile = await readProfile(db, company)
    return {
      app_type: query.app_type,
      company,
      nombre: profile.company.nombre,
      parameters: profile.parameters,
    }
  })

  serve(app, getCompanyColours, async ({ db, request, params }) => {
    await visitCompany(request, params.company)
    return (await readProfile(db, params.company)).company.colours
  })

  serve(app, getModuleFlags, async ({ db, request }) => {
    const { company } = await visitedCompany(request)
    return { b2sContent: (await readProfile(db, company)).flags }
  })

  serve(app, getCompanyInfo, async ({ db, request, query }) => {
    await visitCompany(request, query.compania)
    return (await readProfile(db, query.compania)).company.contactInfo
  })

  serve(app, getPageStatus, async ({ db, request, body }) => {
    await visitCompany(request, body.company)
    const { parameters, offlineTime, maintenance } = await readProfile(db, body.company)
    const { pageOnline } = parameters
    return { error: false, pageOnline, offlineTime, ...(maintenance && { maintenance }) }
  })
}

async function initialDataOf(db: Database, id: number) {
  const { company } = await readProfile(db, id)
  return { companies: [{ id: company.id, nombre: company.nombre }], favicon: company.favicon }
}

/** Returns the company of a serialised value: its number, or a JSON object with its `id`. */
function serialisedCompany(text: string): number {
  const number = /^\s*(?:\{.*"id"\s*:\s*"?(\d{1,9})"?.*\}|"?(\d{1,9})"?)\s*$/s.exec(text)
  const id = Number(number?.[1] ?? number?.[2])
  if (!Number.isInteger(id)) throw new Problem('company-not-found')
  return id
}
