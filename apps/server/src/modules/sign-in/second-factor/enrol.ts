import { Problem } from '@enlace/contract/core/problems.ts'
import type { z } from 'zod'
import type { NewPasskey } from '@enlace/contract/sign-in/second-factor/schemas.ts'
import type { FastifyRequest } from 'fastify'
import type { Transaction } from '@enlace/database/database.ts'
import type { Keys } from '../../../core/keys/keys.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import type { MailContent } from '../../../core/mail/writing/words.ts'
import { addPasskey, type MadePasskey, setRecoveryCodes, setTotp, takeChallenge } from './commands.ts'
import { originOf, writeAccessMail } from './mails.ts'
import { madePasskey } from './passkeys.ts'
import { forgiveFactorAttempts, takeFactorAttempt, type Claimant } from './proof.ts'
import { relyingParty } from './relying-party.ts'
import { makeRecoveryCodes, recoveryHash } from './rules.ts'
import { totpCounter } from './totp.ts'

/** A factor to be saved. */
export type NewFactor =
  | { kind: 'totp'; sealed: Buffer; counter: number }
  | { kind: 'passkey'; name: string; made: MadePasskey }

/** Verifies the first code of an app. @throws Problem `factor-refused`, `account-locked`. */
export async function readNewTotp(
  request: FastifyRequest,
  { person }: Pick<Claimant, 'person'>,
  sealed: Buffer | null,
  code: string,
): Promise<NewFactor> {
  await takeFactorAttempt(request, person)
  const counter = sealed && totpCounter(request.server.service.keys, person, sealed, code)
  if (!sealed || counter === null || counter === undefined) throw new Problem('factor-refused')
  await forgiveFactorAttempts(request, person)
  return { kind: 'totp', sealed, counter }
}

/** Verifies a passkey created for a step's challenge. @throws Problem `factor-refused`. */
export async function readNewPasskey(
  request: FastifyRequest,
  step: Buffer,
  name: string,
  answer: z.infer<typeof NewPasskey>,
): Promise<NewFactor> {
  const challenge = await takeChallenge(request.server.service.db, step)
  const party = await relyingParty(request)
  const made = challenge === undefined || !party ? undefined : await madePasskey(party, challenge, answer)
  if (!made) throw new Problem('factor-refused')
  return { kind: 'passkey', name, made }
}

/** Writes the mail about a new factor. */
export function writeFactorMail(
  request: FastifyRequest,
  who: Pick<Claimant, 'email' | 'company'>,
  factor: NewFactor,
): Promise<MailContent> {
  const change = factor.kind === 'totp' ? 'totp-added' : 'passkey-added'
  const what = factor.kind === 'totp' ? '' : factor.name
  return writeAccessMail(request.server.service, who, change, originOf(request), what)
}

/**
 * Saves a factor and mails the person. If no recovery codes are left, returns new ones, shown only this once;
 * otherwise null. @throws Problem `factor-refused` if there are too many.
 */
export async function keepFactor(
  keys: Keys,
  tx: Pick<Transaction, 'run'>,
  { person, email }: Pick<Claimant, 'person' | 'email'>,
  factor: NewFactor,
  content: MailContent,
): Promise<string[] | null> {
  if (factor.kind === 'totp') await setTotp(tx, person, factor.sealed, factor.counter)
  else if (!(await addPasskey(tx, person, factor.name, factor.made))) throw new Problem('factor-refused')
  await queueMail(tx, { purpose: 'access-changed', recipient: email, content })
  const codes = makeRecoveryCodes()
  const hashes = codes.map((code) => recoveryHash(keys, person, code))
  return (await setRecoveryCodes(tx, person, hashes, false)) ? codes : null
}
