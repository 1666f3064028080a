import type { FastifyInstance } from 'fastify'
import {
  createTrialAccess,
  createTrialCompany,
  getTrialCompany,
  removeTrialCompany,
} from '@enlace/contract/trial/calls.ts'
import { companiesTexts } from '@enlace/contract/companies/texts.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { authorOf } from '../../core/desk/author.ts'
import { portalAddress } from '../../core/mail/links.ts'
import { isSharedHost, refusedHost } from '../companies/index.ts'
import { auditMember } from '../staff/index.ts'
import { foundTrial, openTrialAccess, removeTrial } from './commands.ts'
import { findTrial } from './queries.ts'

/** Binds making, reading and removing trial companies. */
export function trialRoutes(app: FastifyInstance): void {
  const { db, settings } = app.service

  serve(app, createTrialCompany, async ({ scope, request, body }) => {
    if (body.host !== '' && isSharedHost(body.host, settings))
      throw refusedHost(companiesTexts.hosts.reserved)
    const id = await foundTrial(app.service, scope, body)
    const detail = { nombre: body.nombre }
    await auditMember(request, scope, { action: 'company:trial-created', target: String(id), detail })
    return { id, nombre: body.nombre }
  })

  serve(app, getTrialCompany, async ({ scope, request }) => {
    const found = await findTrial(db, scope)
    if (!found) return { trial: null }
    const { nombre, state, counts } = found
    const { company } = await authorOf(request, scope)
    const portalUrl = await portalAddress(db, settings, company)
    return { trial: { nombre, state, counts, portalUrl } }
  })

  serve(app, createTrialAccess, async ({ scope, request }) => {
    const access = await openTrialAccess(app.service, scope, await authorOf(request, scope))
    await auditMember(request, scope, { action: 'company:trial-link', target: access.email })
    return access
  })

  serve(app, removeTrialCompany, async ({ scope, request, params, body }) => {
    const kept = await removeTrial(db, scope, { ...params, ...body, address: request.ip })
    await auditMember(request, scope, {
      action: 'company:trial-removed',
      target: String(params.company),
      detail: { nombre: body.nombre, kept },
    })
    return { kept }
  })
}
