import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { readProfile } from '../../company/index.ts'
import { hashOf, randomToken } from '../../../core/keys/keys.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import { findPasskeys, setRecoveryCodes, spendStep } from '../second-factor/commands.ts'
import {
  keepFactor,
  readNewPasskey,
  readNewTotp,
  writeFactorMail,
  type NewFactor,
} from '../second-factor/enrol.ts'
import { originOf, writeAccessMail } from '../second-factor/mails.ts'
import { passkeyCreation } from '../second-factor/passkeys.ts'
import { readScopeOwner } from '../second-factor/queries.ts'
import { relyingParty } from '../second-factor/relying-party.ts'
import { makeRecoveryCodes, recoveryHash } from '../second-factor/rules.ts'
import { type Audience, beginOwnStep, findOwnStep, markSteppedUp } from '../second-factor/step-commands.ts'
import { makeTotpKey } from '../second-factor/totp.ts'
import { auditOwn } from './audit.ts'
import { removeFactor } from './commands.ts'
import { findSecurity } from './queries.ts'
import type { SecurityCalls } from './security-calls.ts'

/** Setting up and removing second factors; each requires a recent proof of identity and is mailed. */
export function bindFactors(app: FastifyInstance, audience: Audience, calls: SecurityCalls): void {
  const { db, keys } = app.service
  const ownerOf = (scope: Scope) => readScopeOwner(db, audience, scope)

  serve(app, calls.beginTotp, async ({ scope }) => {
    const owner = await ownerOf(scope)
    const { company } = await readProfile(db, owner.company)
    const { key, sealed } = makeTotpKey(keys, { id: owner.person, email: owner.email }, company.nombre)
    const step = randomToken()
    await beginOwnStep(db, audience, scope, 'totp', { token: hashOf(step), owner, sealed })
    return { step, ...key }
  })

  serve(app, calls.confirmTotp, async ({ scope, request, body }) => {
    const owner = await ownerOf(scope)
    const step = await findOwnStep(db, audience, scope, 'totp', hashOf(body.step))
    if (!step) throw new Problem('sign-in-step-expired')
    const factor = await readNewTotp(request, owner, step.sealed, body.code)
    return { recoveryCodes: await takeIntoUse(request, audience, scope, hashOf(body.step), factor) }
  })

  serve(app, calls.beginPasskey, async ({ scope, request }) => {
    const owner = await ownerOf(scope)
    const party = await relyingParty(request)
    if (!party) throw new Problem('factor-refused')
    const { company } = await readProfile(db, owner.company)
    const known = await findPasskeys(db, owner.person)
    const who = { id: owner.person, email: owner.email, name: owner.name }
    const options = await passkeyCreation(party, who, company.nombre, known)
    const step = randomToken()
    const { challenge } = options
    await beginOwnStep(db, audience, scope, 'passkey', { token: hashOf(step), owner, challenge })
    return { step, options }
  })

  serve(app, calls.confirmPasskey, async ({ scope, request, body }) => {
    const token = hashOf(body.step)
    const asked = await findOwnStep(db, audience, scope, 'passkey', token)
    if (!asked) throw new Problem('sign-in-step-expired')
    const factor = await readNewPasskey(request, token, body.name, body.made)
    return { recoveryCodes: await takeIntoUse(request, audience, scope, token, factor) }
  })

  serve(app, calls.removeTotp, async ({ scope, request }) => {
    await takeAway(request, audience, scope, null)
    return {}
  })

  serve(app, calls.removePasskey, async ({ scope, request, params }) => {
    await takeAway(request, audience, scope, params.id)
    return {}
  })

  serve(app, calls.renewRecoveryCodes, async ({ scope, request }) => {
    const owner = await ownerOf(scope)
    const codes = makeRecoveryCodes()
    const hashes = codes.map((code) => recoveryHash(keys, owner.person, code))
    const content = await writeAccessMail(app.service, owner, 'codes-renewed', originOf(request))
    const isSet = await db.transaction(scope, async (tx) => {
      await queueMail(tx, { purpose: 'access-changed', recipient: owner.email, content })
      return setRecoveryCodes(tx, owner.person, hashes, true)
    })
    await auditOwn(request, owner, 'factor:codes-renewed')
    return { recoveryCodes: isSet ? codes : null }
  })
}

/** Saves a factor whose step is unused; the session has just shown a factor. */
async function takeIntoUse(
  request: FastifyRequest,
  audience: Audience,
  scope: Scope,
  token: Buffer,
  factor: NewFactor,
): Promise<string[] | null> {
  const { db, keys } = request.server.service
  const owner = await readScopeOwner(db, audience, scope)
  const mail = await writeFactorMail(request, owner, factor)
  if (!(await spendStep(db, token))) throw new Problem('sign-in-step-expired')
  const codes = await db.transaction(scope, async (tx) => {
    const made = await keepFactor(keys, tx, owner, factor, mail)
    await markSteppedUp(tx, audience, factor.kind)
    return made
  })
  await auditOwn(request, owner, 'factor:added', { factor: factor.kind })
  return codes
}

async function takeAway(
  request: FastifyRequest,
  audience: Audience,
  scope: Scope,
  passkey: string | null,
): Promise<void> {
  const { db } = request.server.service
  const owner = await readScopeOwner(db, audience, scope)
  const change = passkey === null ? 'totp-removed' : 'passkey-removed'
  const name = (await findSecurity(db, scope)).passkeys.find(({ id }) => id === passkey)?.name ?? ''
  const content = await writeAccessMail(request.server.service, owner, change, originOf(request), name)
  await db.transaction(scope, async (tx) => {
    if ((await removeFactor(tx, passkey)) === null) throw new Problem('person-foreign')
    await queueMail(tx, { purpose: 'access-changed', recipient: owner.email, content })
  })
  await auditOwn(request, owner, 'factor:removed', { factor: passkey === null ? 'totp' : 'passkey' })
}
