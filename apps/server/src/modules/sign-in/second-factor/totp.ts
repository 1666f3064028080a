import { Secret, TOTP } from 'otpauth'
import type { TotpKey } from '@enlace/contract/sign-in/second-factor/schemas.ts'
import { qrCode, type QrCode } from '@enlace/documents/qr-code.ts'
import type { Keys } from '../../../core/keys/keys.ts'
import { seal, unseal } from '../../../core/settings/seal.ts'

const period = 30
/** Codes before and after the one of the moment that are taken, for clocks that are not quite right. */
const window = 1
const purpose = 'totp'
/** The bytes of a key, as RFC 4226 recommends. */
const keyBytes = 20

/** A new key for an authenticator app, and sealed for the database. */
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
 * The counter of a code, by which it is used once: that of the moment, or one beside it. Undefined where the code is
 * wrong, or the key was sealed by another installation.
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

/** The dark modules of a QR code as an SVG path, with the four light ones around that a camera needs. */
function pathOf(modules: QrCode): string {
  return modules
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
}
