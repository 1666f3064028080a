import type { FastifyInstance, FastifyRequest } from 'fastify'
import { templateNames } from '@enlace/contract/content/places.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { assigneeTexts } from '@enlace/contract/staff/sign-in/assignee-texts.ts'
import {
  approveRegistration,
  assignRegistration,
  dateRegistrationFile,
  downloadRegistrationFile,
  getDeskRegistration,
  listDeskRegistrationRows,
  listDeskRegistrations,
  rejectRegistration,
  returnRegistration,
  startRegistrationReview,
} from '@enlace/contract/supplier-registration/desk/calls.ts'
import { registrationFieldTexts } from '@enlace/contract/supplier-registration/desk/field-texts.ts'
import type { RegistrationReview } from '@enlace/contract/supplier-registration/desk/schemas.ts'
import { registrationDecisionTexts } from '@enlace/contract/supplier-registration/desk/texts.ts'
import type { Database, Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { findEntries } from '../../catalogues/index.ts'
import { findWorkingDay } from '../../company/index.ts'
import { findTemplate } from '../../content/index.ts'
import { serveFile } from '../../../core/http/serve/serve-file.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { choicesOf, countRows, countsOf } from '../../../core/list/present.ts'
import { findSlice } from '../../../core/list/queries.ts'
import { approveRequest } from '../requests/approve-commands.ts'
import { demandsOf } from '../requests/demands.ts'
import { assignRequest, dateRequestFile } from '../requests/desk-commands.ts'
import { decideRequest } from '../requests/state-commands.ts'
import { authorIn } from '../../../core/audit/desk-commands.ts'
import { answerOf } from './check-rules.ts'
import { presentReview, presentRow } from './present.ts'
import { findRegistrations, registrationRows } from './queries.ts'
import { findRegistration, findRegistrationFile, type FoundRegistration } from './review-queries.ts'
import { momentsOf } from './term-rules.ts'

/** The inbox of registration requests, their review and the decisions. */
export function registrationsRoutes(app: FastifyInstance): void {
  const { storage } = app.service

  serve(app, listDeskRegistrations, async ({ db, scope, query }) => {
    const term = await findWorkingDay(db, scope)
    const moments = momentsOf(term, new Date())
    const { rows, groups, choices, responsables } = await findRegistrations(db, scope, query, moments)
    const { status } = query
    const kept = groups.filter(({ estado }) => !status?.length || status.some((one) => one === estado))
    return {
      rows: rows.map((row) => presentRow(row, term, moments)),
      total: countRows(kept),
      totals: [],
      counts: countsOf(groups),
      choices: choicesOf(choices, ['tipo', 'plazo', 'asignada'], query),
      responsables,
      dataAsOf: null,
    }
  })

  serve(app, listDeskRegistrationRows, async ({ db, scope, query }) => {
    const term = await findWorkingDay(db, scope)
    const moments = momentsOf(term, new Date())
    const { rows, next } = await findSlice(db, scope, registrationRows(query, moments), query.after)
    return { rows: rows.map((row) => presentRow(row, term, moments)), next }
  })

  serve(app, getDeskRegistration, ({ db, scope, params }) => reviewOf(db, scope, params.id))

  serveFile(app, downloadRegistrationFile, async ({ db, scope, params }) => {
    const file = await findRegistrationFile(db, scope, params.id)
    if (!file) throw new Problem('document-not-found')
    return { name: file.name, mediaType: file.media_type, body: () => storage.get(file.storage_key) }
  })

  serve(app, dateRegistrationFile, async ({ db, scope, request, params, body }) => {
    const file = await findRegistrationFile(db, scope, params.id)
    if (!file) throw new Problem('document-not-found')
    await dateRequestFile(actor(request, scope), { ...body, id: params.id, request: file.request_id })
    return reviewOf(db, scope, file.request_id)
  })

  decisionRoutes(app)
}

function decisionRoutes(app: FastifyInstance): void {
  serve(app, assignRegistration, async ({ db, scope, request, params, body }) => {
    if (!(await assignRequest(actor(request, scope), params.id, body)))
      throw new Problem('invalid-fields', {}, { responsable: assigneeTexts.refused })
    return reviewOf(db, scope, params.id)
  })

  serve(app, startRegistrationReview, async ({ db, scope, request, params, body }) => {
    await decideRequest(actor(request, scope), params.id, { ...body, state: 'en_revision', reasons: [] })
    return reviewOf(db, scope, params.id)
  })

  serve(app, returnRegistration, async ({ db, scope, request, params, body }) => {
    const { version, motivo, campos } = body
    const before = await reviewOf(db, scope, params.id)
    const titles = new Map([
      ...before.respuestas.map(({ campo, titulo }) => [campo, titulo] as const),
      ...before.papeles.map(({ campo, titulo }) => [campo, titulo] as const),
    ])
    const unknown = Object.keys(campos).filter((name) => !titles.has(name))
    if (unknown.length > 0)
      throw new Problem('invalid-fields', {}, { motivo: registrationDecisionTexts.faults.fieldUnknown })
    const ofFields = Object.entries(campos).map(([name, reason]) => `${titles.get(name) ?? name}: ${reason}`)
    const reasons = [...(motivo === '' ? [] : [motivo]), ...ofFields]
    const decision = { version, state: 'devuelta', reasons, fields: campos } as const
    await decideRequest(actor(request, scope), params.id, decision)
    return reviewOf(db, scope, params.id)
  })

  serve(app, rejectRegistration, async ({ db, scope, request, params, body }) => {
    const { version, motivo } = body
    const { comprobaciones: checks } = await reviewOf(db, scope, params.id)
    const decision = { version, state: 'rechazada', reasons: [motivo], checks } as const
    await decideRequest(actor(request, scope), params.id, decision)
    return reviewOf(db, scope, params.id)
  })

  serve(app, approveRegistration, async ({ db, scope, request, params, body }) => {
    const { comprobaciones: checks } = await reviewOf(db, scope, params.id)
    await approveRequest(actor(request, scope), params.id, { ...body, checks })
    return reviewOf(db, scope, params.id)
  })
}

const actor = (request: FastifyRequest, scope: Scope) => ({
  service: request.server.service,
  scope,
  author: (tx: Transaction) => authorIn(tx, request.ip),
})

/** @throws Problem `document-not-found`. */
async function reviewOf(db: Database, scope: Scope, id: string): Promise<RegistrationReview> {
  const found = await findRegistration(db, scope, id)
  if (!found) throw new Problem('document-not-found')
  const [term, template, lists] = await Promise.all([
    findWorkingDay(db, scope),
    found.request.tipo === '1' ? findTemplate(db, scope, templateNames.supplierRegistration) : undefined,
    listsOf(db, scope, found),
  ])
  return presentReview(found, template && demandsOf(template.html), term, momentsOf(term, new Date()), lists)
}

/** Returns the option lists for the answers of a request. */
async function listsOf(db: Database, scope: Scope, found: FoundRegistration) {
  const [economicActivity, economicSubactivity, taxRegime, contactIdentificationType] = await Promise.all([
    findEntries(db, scope, 'economic-activities'),
    findEntries(db, scope, 'economic-sub-activities', answerOf(found, 'economicActivity')),
    findEntries(db, scope, 'tax-regimes'),
    findEntries(db, scope, 'identification-types'),
  ])
  const pyme = [
    { id: '1', nombre: registrationFieldTexts.yes },
    { id: '0', nombre: registrationFieldTexts.no },
  ]
  return { economicActivity, economicSubactivity, taxRegime, contactIdentificationType, pyme }
}
