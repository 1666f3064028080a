import { Secret, TOTP } from 'otpauth'
import type { TotpKey } from '@enlace/contract/sign-in/second-factor/schemas.ts'
import { qrCode, type QrCode } from '@enlace/documents/qr-code.ts'
import type { Keys } from '../../../core/keys/keys.ts'
import { seal, unseal } from '../../../core/settings/seal.ts'

const period = 30
/** The accepted codes before and after the current one, to tolerate clock drift. */
const window = 1
const purpose = 'totp'
/** The length of a key in bytes, as RFC 4226 recommends. */
const keyBytes = 20

/** Creates a key for an authenticator app, and its sealed form. */
export function makeTotpKey(
  keys: Keys,
  person: { id: string; email: string },
  issuer: string,
): { key: Omit<TotpKey, 'step'>; sealed: Buffer } {
  const secret = new Secret({ size: keyBytes })
  const address = totpOf(secret, issuer, person.email).toString()
  const modules = qrCode(address)
  return {
    key: {
      secret: secret.base32.replace(/(.{4})(?=.)/g, '$1 '),
      address,
      qr: { size: modules.length, path: pathOf(modules) },
    },
    sealed: seal(keys, purpose, person.id, secret.base32),
  }
}

/**
 * Returns the counter of a code, so that it is used once: the current one, or a neighbour. Undefined if the code is
 * wrong, or another installation sealed the key.
 */
export function totpCounter(
  keys: Keys,
  person: string,
  sealed: Buffer,
  typed: string,
  at = Date.now(),
): number | undefined {
  const secret = unseal(keys, purpose, person, sealed)
  const token = typed.replace(/\s/g, '')
  if (secret === undefined || !/^\d{6}$/.test(token)) return undefined
  const delta = totpOf(Secret.fromBase32(secret)).validate({ token, window, timestamp: at })
  return delta === null ? undefined : TOTP.counter({ period, timestamp: at }) + delta
}

function totpOf(secret: Secret, issuer = '', label = ''): TOTP {
  return new TOTP({ secret, issuer, label, period, digits: 6, algorithm: 'SHA1' })
}

/** Returns the dark modules of a QR code as an SVG path. */
function pathOf(modules: QrCode): string {
  return modules
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
}
