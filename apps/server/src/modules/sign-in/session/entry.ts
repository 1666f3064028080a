import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Factor } from '@enlace/contract/sign-in/session/step-schemas.ts'
import { Scope } from '@enlace/database/scope.ts'
import { hashOf, randomToken } from '../../../core/keys/keys.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import { noteDevice, noteSignIn } from '../second-factor/commands.ts'
import { deviceHash, setDeviceCookie, userAgentOf } from '../attempts/device.ts'
import { originOf, writeAccessMail, writeNewDeviceMail } from '../second-factor/mails.ts'
import type { Claimant } from '../second-factor/proof.ts'
import { trustSeconds } from '../second-factor/rules.ts'

const outcomes = {
  password: 'entered',
  totp: 'entered-totp',
  passkey: 'entered-passkey',
  recovery: 'entered-recovery',
} as const

/**
 * Gives a browser that opened a mailed link the person's device cookie, so that strangers' guesses do not lock it out.
 * It is not trusted otherwise.
 */
export async function rememberBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  { person, company }: Omit<Claimant, 'email'>,
): Promise<void> {
  const token = randomToken()
  const seen = {
    former: deviceHash(request) ?? null,
    token: hashOf(token),
    device: userAgentOf(request),
    address: request.ip,
    trustSeconds: 0,
  }
  await request.server.service.db.transaction(Scope.ofSignIn(company), (tx) => noteDevice(tx, person, seen))
  setDeviceCookie(request, reply, token)
}

/**
 * Adds an entry to the person's history and sets a new device cookie. A new device or a used recovery code is mailed,
 * except for a handed-over session.
 */
export async function noteEntry(
  request: FastifyRequest,
  reply: FastifyReply,
  who: Claimant,
  { shown, trusts }: { shown: 'password' | Factor | 'hand-over' | null; trusts: boolean },
): Promise<void> {
  const { service } = request.server
  const { person, email, company } = who
  const token = randomToken()
  const outcome = shown === null ? 'entered-trusted' : shown === 'hand-over' ? 'arrived' : outcomes[shown]
  const device = userAgentOf(request)
  const isUnknown = await service.db.transaction(Scope.ofSignIn(company), async (tx) => {
    await noteSignIn(tx, { person, company, address: request.ip, device, outcome })
    return noteDevice(tx, person, {
      former: deviceHash(request) ?? null,
      token: hashOf(token),
      device,
      address: request.ip,
      trustSeconds: trusts ? trustSeconds : 0,
    })
  })
  setDeviceCookie(request, reply, token)
  const origin = originOf(request)
  const mails = [
    ...(shown === 'recovery'
      ? [
          {
            purpose: 'access-changed',
            content: await writeAccessMail(service, { company, email }, 'code-used', origin),
          },
        ]
      : []),
    ...(isUnknown && shown !== 'hand-over'
      ? [{ purpose: 'new-device', content: await writeNewDeviceMail(service, { company, email }, origin) }]
      : []),
  ]
  if (mails.length === 0) return
  await service.db.transaction(Scope.ofVisitor(company), async (tx) => {
    for (const mail of mails) await queueMail(tx, { ...mail, recipient: email })
  })
}
