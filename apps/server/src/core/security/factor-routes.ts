import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems'
import {
  beginPasskey,
  beginTotp,
  confirmPasskey,
  confirmTotp,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from '@enlace/contract/core/security/calls'
import type { Scope } from '@enlace/database/scope'
import { readProfile } from '../company/profile.ts'
import { hashOf, randomToken } from '../http/keys.ts'
import { serve } from '../http/serve.ts'
import { queueMail } from '../mail/commands.ts'
import {
  beginStep,
  findPasskeys,
  findStep,
  markSteppedUp,
  setRecoveryCodes,
  spendStep,
} from '../second-factor/commands.ts'
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
import { familyOwner } from '../second-factor/step-up-routes.ts'
import { makeTotpKey } from '../second-factor/totp.ts'
import { auditOwn } from './audit.ts'
import { removeFactor } from './commands.ts'
import { findSecurity } from './queries.ts'

/** Setting second factors up and taking them away; each of it is a dangerous act and told by mail. */
export function factorRoutes(app: FastifyInstance): void {
  const { db, keys } = app.service

  serve(app, beginTotp, async ({ scope }) => {
    const owner = await familyOwner(db, scope, await readScopeOwner(db, scope))
    const { company } = await readProfile(db, owner.company)
    const { key, sealed } = makeTotpKey(keys, { id: owner.person, email: owner.email }, company.nombre)
    const step = randomToken()
    await beginStep(db, 'totp', hashOf(step), owner, { sealed })
    return { step, ...key }
  })

  serve(app, confirmTotp, async ({ scope, request, body }) => {
    const owner = await familyOwner(db, scope, await readScopeOwner(db, scope))
    const step = await findStep(db, 'totp', hashOf(body.step), owner.family)
    if (!step) throw new Problem('sign-in-step-expired')
    const factor = await readNewTotp(request, owner, step.sealed, body.code)
    return { recoveryCodes: await takeIntoUse(request, scope, hashOf(body.step), factor) }
  })

  serve(app, beginPasskey, async ({ scope, request }) => {
    const owner = await familyOwner(db, scope, await readScopeOwner(db, scope))
    const party = await relyingParty(request)
    if (!party) throw new Problem('factor-refused')
    const { company } = await readProfile(db, owner.company)
    const known = await findPasskeys(db, owner.person)
    const who = { id: owner.person, email: owner.email, name: owner.name }
    const options = await passkeyCreation(party, who, company.nombre, known)
    const step = randomToken()
    await beginStep(db, 'passkey', hashOf(step), owner, { challenge: options.challenge })
    return { step, options }
  })

  serve(app, confirmPasskey, async ({ scope, request, body }) => {
    const owner = await familyOwner(db, scope, await readScopeOwner(db, scope))
    const token = hashOf(body.step)
    if (!(await findStep(db, 'passkey', token, owner.family))) throw new Problem('sign-in-step-expired')
    const factor = await readNewPasskey(request, token, body.name, body.made)
    return { recoveryCodes: await takeIntoUse(request, scope, token, factor) }
  })

  serve(app, removeTotp, async ({ scope, request }) => {
    await takeAway(request, scope, null)
    return {}
  })

  serve(app, removePasskey, async ({ scope, request, params }) => {
    await takeAway(request, scope, params.id)
    return {}
  })

  serve(app, renewRecoveryCodes, async ({ scope, request }) => {
    const owner = await readScopeOwner(db, scope)
    const codes = makeRecoveryCodes()
    const hashes = codes.map((code) => recoveryHash(keys, owner.person, code))
    const content = await writeAccessMail(app.service, owner, 'codes-renewed', originOf(request))
    const isSet = await db.transaction(scope, async (tx) => {
      await queueMail(tx, { purpose: 'access-changed', recipient: owner.email, content })
      return setRecoveryCodes(tx, owner.person, hashes, true)
    })
    await auditOwn(request, scope, 'factor:codes-renewed')
    return { recoveryCodes: isSet ? codes : null }
  })
}

/** Takes a factor into use whose step nobody spent before; the session has shown it just now. */
async function takeIntoUse(
  request: FastifyRequest,
  scope: Scope,
  token: Buffer,
  factor: NewFactor,
): Promise<string[] | null> {
  const { db, keys } = request.server.service
  const owner = await readScopeOwner(db, scope)
  const mail = await writeFactorMail(request, owner, factor)
  if (!(await spendStep(db, token))) throw new Problem('sign-in-step-expired')
  const codes = await db.transaction(scope, async (tx) => {
    const made = await keepFactor(keys, tx, owner, factor, mail)
    await markSteppedUp(tx, factor.kind)
    return made
  })
  await auditOwn(request, scope, 'factor:added', { factor: factor.kind })
  return codes
}

async function takeAway(request: FastifyRequest, scope: Scope, passkey: string | null): Promise<void> {
  const { db } = request.server.service
  const owner = await readScopeOwner(db, scope)
  const change = passkey === null ? 'totp-removed' : 'passkey-removed'
  const name = (await findSecurity(db, scope)).passkeys.find(({ id }) => id === passkey)?.name ?? ''
  const content = await writeAccessMail(request.server.service, owner, change, originOf(request), name)
  await db.transaction(scope, async (tx) => {
    if ((await removeFactor(tx, passkey)) === null) throw new Problem('person-foreign')
    await queueMail(tx, { purpose: 'access-changed', recipient: owner.email, content })
  })
  await auditOwn(request, scope, 'factor:removed', { factor: passkey === null ? 'totp' : 'passkey' })
}
