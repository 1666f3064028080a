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
 * Gives a browser that showed a mailed link a cookie by which it is known as the person's: what others guess at the
 * person's password does not keep it out. It is trusted with nothing else.
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
 * Writes an entry into the person's history and remembers the browser by a new cookie. A device that the person had not
 * used before is told by mail, and so is a code for an emergency that was used; a session that was handed over tells neither.
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
