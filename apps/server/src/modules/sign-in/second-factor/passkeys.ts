import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { z } from 'zod'
import type {
  NewPasskey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
} from '@enlace/contract/sign-in/second-factor/schemas.ts'
import type { KeptPasskey, MadePasskey } from './commands.ts'
import type { RelyingParty } from './relying-party.ts'

/** COSE algorithms that all current authenticators support: ES256, RS256 and EdDSA. */
const supportedAlgorithmIDs = [-7, -257, -8]
/** Milliseconds that the browser waits for the user. */
const timeout = 120_000

/** Creates the options for signing in with one of the person's passkeys. */
export async function passkeyRequest(
  { id: rpId }: RelyingParty,
  passkeys: readonly KeptPasskey[],
): Promise<PasskeyRequest['options']> {
  const allowCredentials = described(passkeys.filter(({ rp_id }) => rp_id === rpId))
  const options = { rpID: rpId, timeout, userVerification: 'preferred' } as const
  const { challenge } = await generateAuthenticationOptions({ ...options, allowCredentials })
  return { challenge, rpId, timeout, userVerification: 'preferred', allowCredentials }
}

/** Creates the options for a new passkey, excluding devices that have one already. */
export async function passkeyCreation(
  { id }: RelyingParty,
  person: { id: string; email: string; name: string },
  issuer: string,
  passkeys: readonly KeptPasskey[],
): Promise<PasskeyCreation['options']> {
  const excludeCredentials = described(passkeys.filter(({ rp_id }) => rp_id === id))
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: issuer,
    rpID: id,
    userName: person.email,
    userDisplayName: person.name,
    userID: new Uint8Array(Buffer.from(person.id.replaceAll('-', ''), 'hex')),
    timeout,
    excludeCredentials,
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  return {
    challenge,
    rp: { id, name: issuer },
    user,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' })),
    timeout,
    attestation: 'none',
    excludeCredentials,
    authenticatorSelection: {
      residentKey: 'preferred',
      requireResidentKey: false,
      userVerification: 'preferred',
    },
  }
}

/** Returns the passkey that signed the challenge, with its new counter; undefined if none of the person's did. */
export async function provenPasskey(
  party: RelyingParty,
  passkeys: readonly KeptPasskey[],
  expectedChallenge: string,
  answer: z.infer<typeof PasskeyAnswer>,
): Promise<{ id: string; counter: number } | undefined> {
  const held = passkeys.find(({ credential_id, rp_id }) => credential_id === answer.id && rp_id === party.id)
  if (!held) return undefined
  const { userHandle, ...signed } = answer.response
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...answer, response: { ...signed, ...(userHandle !== undefined && { userHandle }) } },
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    credential: {
      id: held.credential_id,
      publicKey: new Uint8Array(held.public_key),
      counter: Number(held.counter),
      transports: held.transports,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  // The library throws on a wrong answer; any reason counts as a failed proof.
  return verified && authenticationInfo ? { id: held.id, counter: authenticationInfo.newCounter } : undefined
}

/** Returns the passkey created for a challenge; undefined if invalid. */
export async function madePasskey(
  party: RelyingParty,
  expectedChallenge: string,
  made: z.infer<typeof NewPasskey>,
): Promise<MadePasskey | undefined> {
  const { transports, ...attested } = made.response
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...made, response: { ...attested, ...(transports !== undefined && { transports }) } },
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    supportedAlgorithmIDs,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) return undefined
  const { credential, credentialBackedUp } = registrationInfo
  return {
    credential: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: transports ?? [],
    host: party.id,
    isSynced: credentialBackedUp,
  }
}

function described(passkeys: readonly KeptPasskey[]) {
  return passkeys.map(({ credential_id, transports }) => ({
    id: credential_id,
    type: 'public-key' as const,
    transports,
  }))
}
