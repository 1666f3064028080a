import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { fill } from '@enlace/contract/core/fill.ts'
import { templateNames } from '@enlace/contract/content/places.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  correctRegistration,
  getRegistrationStatus,
  getSuppliersList,
  registerSupplier,
} from '@enlace/contract/supplier-registration/calls.ts'
import type { SupplierModel } from '@enlace/contract/supplier-registration/schemas.ts'
import { supplierRegistrationTexts as texts } from '@enlace/contract/supplier-registration/texts.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { demandProof, verifyCaptcha } from '../../core/captcha/verify.ts'
import { readProfile } from '../company/index.ts'
import { findTemplate } from '../content/index.ts'
import { hashOf } from '../../core/keys/keys.ts'
import { takeNamedTurn } from '../../core/http/limits.ts'
import type { Asking } from '../../core/http/admission.ts'
import { type Received, serve } from '../../core/http/serve/serve.ts'
import { visitCompany, visitedCompany } from '../../core/http/visited-company.ts'
import {
  correctRegistrationRequest,
  createRegistrationRequest,
  findReceivedRequest,
  type NewRegistrationRequest,
  type ReceivedRequest,
  type Receiving,
} from './requests/commands.ts'
import { demandsOf, type TemplateDemands } from './requests/demands.ts'
import type { ReceivedFile } from '../../core/storage/received-file.ts'
import { findLinkedRequest } from './queries.ts'
import { contactOnly, contentsOf, missingFields, unfitFiles } from './rules.ts'

/** How often, and after how many milliseconds each, a concurrent duplicate looks for the other's result. */
const twinTurns = 6
const twinPause = 250

/** The registration by the company's template, and the page to follow and correct a request. */
export function supplierRegistrationRoutes(app: FastifyInstance): void {
  serve(app, getSuppliersList, async ({ db, request }) => {
    const { flags } = await readProfile(db, (await visitedCompany(request)).company)
    return { agp_registration_supplier: flags.agp_registration_supplier }
  })

  serve(app, registerSupplier, handleRegistration, admitRegistration)

  serve(app, getRegistrationStatus, async ({ db, request, params }) => {
    const found = await findLinkedRequest(db, hashOf(params.token))
    if (!found) throw new Problem('request-not-found')
    await visitCompany(request, found.company)
    return found
  })

  serve(app, correctRegistration, handleCorrection, async (asking) => {
    await returnedRequest(asking)
    return true
  })
}

async function handleRegistration({ db, scope, request, body, files }: Received<typeof registerSupplier>) {
  const { supplier } = body
  const demands = await demandsOfForm({ db, scope, body })
  demandAnswers(demands, supplier, new Set(files.map(({ field }) => field)))
  demandFitFiles(demands, files)
  const receiving = { db, scope, request }
  const sent = newRequest(body, demands, files)
  const earlier =
    (await findReceivedRequest(receiving, sent)) ??
    (demands.hasCaptcha
      ? await proveHuman(receiving, sent, () => verifyCaptcha(request, supplier.captchaValue ?? ''))
      : undefined)
  if (!earlier) {
    await takeNamedTurn(request, 'registration', body.company.id, sent.email.toLowerCase())
    await takeNamedTurn(request, 'registration', body.company.id, sent.documento_numero)
  }
  const { number, statusLink, isEarlier } = earlier ?? (await createRegistrationRequest(receiving, sent))
  const message = fill(isEarlier ? texts.done.earlier : texts.done.message, { number })
  return { number, statusLink, message, isEarlier }
}

/**
 * Requires a captcha before accepting files; the handler uses it up, so that a refused form can reuse it. Missing
 * fields are reported after everything arrived, together with the files.
 */
async function admitRegistration({
  db,
  scope,
  request,
  body,
  files,
}: Asking<typeof registerSupplier>): Promise<boolean> {
  if (!body) return false
  const demands = await demandsOfForm({ db, scope, body })
  if (files) demandAnswers(demands, body.supplier, files)
  else if (Object.keys(missingFields(demands, body.supplier, new Set(demands.files))).length > 0) return false
  const [receiving, sent] = [{ db, scope, request }, newRequest(body, demands, [])]
  if (demands.hasCaptcha && !(await findReceivedRequest(receiving, sent)))
    await proveHuman(receiving, sent, () => demandProof(request, body.supplier.captchaValue ?? ''))
  return true
}

async function handleCorrection({
  db,
  scope,
  request,
  params,
  body,
  files,
}: Received<typeof correctRegistration>) {
  const found = await returnedRequest({ db, scope, params })
  const demands = await demandsOfRequest(db, scope, found.requestType)
  const known = [...files, ...found.attachments].map(({ field }) => field)
  demandAnswers(demands, body.supplier, new Set(known))
  demandFitFiles(demands, files)
  const contents = contentsOf(body.supplier, demands, files)
  const sent = { ...contents, supplier: { ...contents.supplier, requestType: found.requestType } }
  const corrected = await correctRegistrationRequest({ db, scope, request }, params.token, sent)
  if (!corrected) throw new Problem('request-not-returned')
  const message = fill(texts.done.corrected, { number: corrected.number })
  return { ...corrected, message, isEarlier: false }
}

/** Finds the returned request that a link opens. @throws Problem `request-not-found`, `request-not-returned`. */
async function returnedRequest({
  db,
  scope,
  params,
}: Pick<Asking<typeof correctRegistration>, 'db' | 'scope' | 'params'>) {
  const found = await findLinkedRequest(db, hashOf(params.token))
  if (!found || found.company !== scope.company) throw new Problem('request-not-found')
  if (found.state !== 'devuelta') throw new Problem('request-not-returned')
  return found
}

type Form = Received<typeof registerSupplier>['body']

const typeOf = ({ supplier }: Form) => (supplier.requestType === '2' ? '2' : '1')

const newRequest = (
  body: Form,
  demands: TemplateDemands,
  files: readonly ReceivedFile[],
): NewRegistrationRequest => ({
  ...contentsOf(body.supplier, demands, files),
  requestType: typeOf(body),
  idempotencyKey: body.idempotencyKey,
})

/** Returns the demands of a company's form. @throws Problem `company-mismatch`, `registration-off`. */
async function demandsOfForm({
  db,
  scope,
  body,
}: {
  db: Database
  scope: Scope
  body: Form
}): Promise<TemplateDemands> {
  const { id } = body.company
  if (scope.company !== id) throw new Problem('company-mismatch', { company: id })
  const { flags } = await readProfile(db, id)
  if (typeOf(body) === '1' && flags.agp_registration_supplier <= 0) throw new Problem('registration-off')
  return demandsOfRequest(db, scope, typeOf(body))
}

/** Returns the demands for a kind of request. @throws Problem `registration-off` if the company has no template. */
async function demandsOfRequest(
  db: Database,
  scope: Scope,
  requestType: '1' | '2',
): Promise<TemplateDemands> {
  if (requestType === '2') return contactOnly
  const template = await findTemplate(db, scope, templateNames.supplierRegistration)
  if (!template) throw new Problem('registration-off')
  return demandsOf(template.html)
}

/**
 * Requires a solved captcha. Of two concurrent duplicates only one can use it up: the other waits briefly for that
 * result and returns the same.
 */
async function proveHuman(
  receiving: Receiving,
  sent: NewRegistrationRequest,
  prove: () => Promise<void>,
): Promise<ReceivedRequest | undefined> {
  try {
    await prove()
    return undefined
  } catch (fault) {
    for (let turn = 0; turn < twinTurns && sent.idempotencyKey !== undefined; turn++) {
      await pause(twinPause)
      const twin = await findReceivedRequest(receiving, sent)
      if (twin) return twin
    }
    throw fault
  }
}

function demandAnswers(demands: TemplateDemands, supplier: SupplierModel, files: ReadonlySet<string>): void {
  const missing = missingFields(demands, supplier, files)
  if (Object.keys(missing).length > 0) throw new Problem('invalid-fields', {}, missing)
}

function demandFitFiles(demands: TemplateDemands, files: readonly ReceivedFile[]): void {
  const unfit = unfitFiles(demands, files)
  if (Object.keys(unfit).length > 0) throw new Problem('invalid-fields', {}, unfit)
}
