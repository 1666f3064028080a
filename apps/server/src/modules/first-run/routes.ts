import type { FastifyInstance, FastifyRequest } from 'fastify'
import { passwordRuleTexts } from '@enlace/contract/sign-in/session/password-texts.ts'
import { companyNameTexts } from '@enlace/contract/company/name-texts.ts'
import { getFirstRun } from '@enlace/contract/first-run/portal/calls.ts'
import {
  chooseModules,
  completeSetup,
  markFirstStep,
  openSetupLink,
} from '@enlace/contract/first-run/calls.ts'
import { firstModules } from '@enlace/contract/first-run/portal/schemas.ts'
import { firstRunTexts as texts } from '@enlace/contract/first-run/texts.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { hashPassword } from '@enlace/database/password.ts'
import { DatabaseRefusal } from '@enlace/database/refusal.ts'
import { isCommonPassword } from '@enlace/domain/common-password-rules.ts'
import { normaliseEmail } from '@enlace/domain/email.ts'
import { formatNit, readNit, type TypedNit } from '@enlace/domain/nit.ts'
import { getCompany, keepSettingsIn, lockSettings, versionOf } from '../company/index.ts'
import { walkPortal } from './portal-walk.ts'
import { appendAudit } from '../../core/http/audit.ts'
import { hashOf } from '../../core/keys/keys.ts'
import { takeAddressAttempt } from '../sign-in/index.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { settingsAuthorOf, signInStaff } from '../staff/index.ts'
import { readStaffMember } from '../../core/desk/reader-queries.ts'
import { findSetup, spendSetup, type SetupRow } from './commands.ts'
import { getFirstRunFacts } from './queries.ts'
import { chosenModules, firstRunOf, saidOf, stepsSetting } from './rules.ts'

/** The first administrator of an installation, and a company's first steps. */
export function firstRunRoutes(app: FastifyInstance): void {
  const { db, settings } = app.service

  serve(app, openSetupLink, async ({ request, body }) => {
    const setup = await findLink(request, hashOf(body.token))
    return { link: setup ? { company: knownCompany(setup) } : null }
  })

  serve(app, completeSetup, async ({ request, reply, body: { token, administrator, company } }) => {
    const email = normaliseEmail(administrator.email)
    const setup = await findLink(request, hashOf(token))
    if (!setup) throw new Problem('link-spent')
    const { password, ...names } = administrator
    const called = [names.firstName, names.lastName, company?.nombre ?? knownCompany(setup)?.nombre ?? '']
    if (isCommonPassword(password, { email, names: called })) {
      throw new Problem('invalid-fields', {}, { password: passwordRuleTexts.common })
    }
    const first =
      setup.company_id === null ? company && { nombre: company.nombre, nit: nitOf(company.nit) } : null
    if (setup.company_id === null && !first) throw refused({ nombre: companyNameTexts.nameShort })
    const who = { ...names, email, passwordHash: await hashPassword(password) }
    const made = await spendSetup(db, hashOf(token), who, first).catch(tellRefusal)
    if (!made) throw new Problem('link-spent')
    const owner = { person: made.identity_id, company: made.company_id, member: made.staff_id, email }
    await appendAudit(request, {
      company: made.company_id,
      actor: email,
      person: made.identity_id,
      action: 'setup:completed',
    })
    return signInStaff(request, reply, owner)
  })

  serve(app, getFirstRun, async ({ scope }) => {
    const company = await getCompany(db, scope)
    const walk = await walkPortal(app.service, scope, company)
    return firstRunOf(company, await getFirstRunFacts(db, scope), walk, settings.publicUrl)
  })

  serve(app, chooseModules, async ({ scope, request, body: { version, on } }) => {
    const { member } = await readStaffMember(db, scope)
    return db.transaction(scope, async (tx) => {
      const held = await lockSettings(tx, firstModules)
      if (versionOf(held, firstModules) !== version) throw new Problem('changed-meanwhile')
      await keepSettingsIn(tx, chosenModules(on), settingsAuthorOf(request, member))
      return { version: versionOf(await lockSettings(tx, firstModules), firstModules) }
    })
  })

  serve(app, markFirstStep, async ({ scope, request, params, body }) => {
    const { member } = await readStaffMember(db, scope)
    await db.transaction(scope, async (tx) => {
      const said = saidOf(await lockSettings(tx, [stepsSetting]))
      if (body.state === 'left') said.delete(params.step)
      else said.set(params.step, body.state)
      const kept = new Map([[stepsSetting, Object.fromEntries(said)]])
      await keepSettingsIn(tx, kept, settingsAuthorOf(request, member))
    })
    return {}
  })
}

/** Finds a valid setup link; guessing is rate-limited. */
async function findLink(request: FastifyRequest, token: Buffer): Promise<SetupRow | undefined> {
  const setup = await findSetup(request.server.service.db, token)
  if (!setup) await takeAddressAttempt(request)
  return setup
}

function knownCompany({ nombre, nit, dv }: SetupRow): { nombre: string; nit: string } | null {
  return nombre === null || nit === null ? null : { nombre, nit: formatNit(nit, dv) }
}

function nitOf(typed: string): TypedNit {
  const nit = readNit(typed)
  if ('reason' in nit) throw refused({ nit: companyNameTexts.nitMalformed })
  return nit
}

function tellRefusal(fault: unknown): never {
  if (fault instanceof DatabaseRefusal && fault.code === 'user-exists')
    throw refused({ email: texts.emailTaken })
  throw fault
}

const refused = (fields: Record<string, string>) => new Problem('invalid-fields', {}, fields)
