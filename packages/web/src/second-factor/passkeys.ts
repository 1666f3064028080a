import type { PasskeyCreation, PasskeyRequest } from '@enlace/contract/sign-in/second-factor/schemas.ts'
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'

/** The person closed the browser's own dialog, or it ran out; nothing was sent. */
export class PasskeyStopped extends Error {}

/** Whether this browser knows passkeys. */
export const knowsPasskeys = (): boolean => browserSupportsWebAuthn()

/** Lets a passkey sign a challenge. @throws PasskeyStopped */
export async function answerPasskey(options: PasskeyRequest['options']) {
  const answer = await stopped(() =>
    startAuthentication({ optionsJSON: { ...options, allowCredentials: plain(options.allowCredentials) } }),
  )
  return { ...answer, clientExtensionResults: {} }
}

/** Makes a passkey of this device. @throws PasskeyStopped */
export async function makePasskey(options: PasskeyCreation['options']) {
  const made = await stopped(() =>
    startRegistration({ optionsJSON: { ...options, excludeCredentials: plain(options.excludeCredentials) } }),
  )
  return { ...made, clientExtensionResults: {} }
}

/** Whether the device already has a passkey of this person. */
export function isKnownDevice(thrown: unknown): boolean {
  return (
    thrown instanceof PasskeyStopped &&
    thrown.cause instanceof WebAuthnError &&
    thrown.cause.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
  )
}

async function stopped<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw new PasskeyStopped('The browser gave no passkey', { cause })
  }
}

/** Whatever is not known of a passkey is not named. */
function plain(described: PasskeyRequest['options']['allowCredentials']) {
  return described.map(({ id, type, transports }) => ({ id, type, ...(transports && { transports }) }))
}
