import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { PasskeyAnswer } from '@enlace/contract/sign-in/second-factor/schemas.ts'
import { waitText } from '@enlace/contract/core/wait.ts'
import { Scope } from '@enlace/database/scope.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import {
  findPasskeys,
  findTotpSecret,
  takeChallenge,
  usePasskey,
  useRecoveryCode,
  useTotp,
} from './commands.ts'
import { userAgentOf } from '../attempts/device.ts'
import { originOf, writeAccessMail } from './mails.ts'
import { provenPasskey } from './passkeys.ts'
import { relyingParty } from './relying-party.ts'
import { factorDelays, factorKey, factorWindow, guessesToTell, recoveryHashes } from './rules.ts'
import { totpCounter } from './totp.ts'

/** The person who has to show a factor. */
export interface Claimant {
  person: string
  email: string
  company: number
}

/** The shown factor; a passkey with the step of its challenge. */
export type ShownFactor =
  | { factor: 'totp' | 'recovery'; code: string }
  | { factor: 'passkey'; step: Buffer; answer: z.infer<typeof PasskeyAnswer> }

/**
 * Verifies one of a person's factors. Codes are counted per person before the check; passkeys are not, since they
 * cannot be guessed and a lock would only harm the person. A factor cannot be replayed. @throws Problem
 * `factor-refused`; `account-locked` with the time left.
 */
export async function proveFactor(request: FastifyRequest, who: Claimant, shown: ShownFactor): Promise<void> {
  if (shown.factor === 'passkey') {
    if (await isPasskeyShown(request, who, shown)) return
  } else {
    await takeFactorAttempt(request, who.person)
    if (await isCodeShown(request, who, shown)) {
      await forgiveFactorAttempts(request, who.person)
      return
    }
  }
  await noteRefusal(request, who)
  throw new Problem('factor-refused')
}

/** Counts an attempt at a person's codes. @throws Problem `account-locked` with the time left. */
export async function takeFactorAttempt(request: FastifyRequest, person: string): Promise<void> {
  const [row] = await request.server.service.db.lookUp<{ take_attempt: number }>('take_attempt', [
    factorKey(person),
    factorWindow,
    factorDelays,
  ])
  const seconds = row?.take_attempt ?? 0
  if (seconds > 0) throw new Problem('account-locked', { wait: waitText(seconds), seconds })
}

/** Resets the attempts after a correct code. */
export async function forgiveFactorAttempts(request: FastifyRequest, person: string): Promise<void> {
  await request.server.service.db.lookUp('attempt_succeeded', [factorKey(person), ''])
}

async function isCodeShown(
  request: FastifyRequest,
  { person }: Claimant,
  { factor, code }: { factor: 'totp' | 'recovery'; code: string },
): Promise<boolean> {
  const { db, keys } = request.server.service
  if (factor === 'recovery') {
    for (const hash of recoveryHashes(keys, person, code))
      if (await useRecoveryCode(db, person, hash)) return true
    return false
  }
  const sealed = await findTotpSecret(db, person)
  const counter = sealed && totpCounter(keys, person, sealed, code)
  return counter !== undefined && useTotp(db, person, counter)
}

async function isPasskeyShown(
  request: FastifyRequest,
  { person }: Claimant,
  { step, answer }: { step: Buffer; answer: z.infer<typeof PasskeyAnswer> },
): Promise<boolean> {
  const { db } = request.server.service
  const challenge = await takeChallenge(db, step)
  const party = await relyingParty(request)
  if (challenge === undefined || !party) return false
  const proven = await provenPasskey(party, await findPasskeys(db, person), challenge, answer)
  return proven !== undefined && usePasskey(db, person, proven)
}

/** A wrong factor after a correct password is added to the person's history, and mailed if it is repeated. */
async function noteRefusal(request: FastifyRequest, { person, email, company }: Claimant): Promise<void> {
  const { db } = request.server.service
  const [row] = await db.lookUp<{ note_sign_in: number }>('note_sign_in', [
    person,
    company,
    request.ip,
    userAgentOf(request),
    'wrong-factor',
  ])
  if (row?.note_sign_in !== guessesToTell) return
  const content = await writeAccessMail(
    request.server.service,
    { company, email },
    'factor-guessed',
    originOf(request),
  )
  await db.transaction(Scope.ofVisitor(company), (tx) =>
    queueMail(tx, { purpose: 'access-changed', recipient: email, content }),
  )
}
