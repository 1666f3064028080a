import { pbkdf2Sync } from 'node:crypto'
import { getCaptchaChallenge } from '@enlace/contract/captcha/calls.ts'
import type { CaptchaChallenge } from '@enlace/contract/captcha/schemas.ts'
import type { TestBrowser, TestServer } from './server.ts'

/** Solves a captcha as a browser does, for the company of its host: returns the token to send with a form. */
export async function solveCaptcha(server: TestServer, browser: TestBrowser): Promise<string> {
  const { body } = await server.call(getCaptchaChallenge, browser)
  return solutionOf(body.challenge)
}

/** The token that solves a challenge: the counter whose derived key has the required prefix. */
export function solutionOf(challenge: CaptchaChallenge): string {
  const { cost, keyLength, keyPrefix, nonce, salt } = challenge.parameters
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)])
  for (let counter = 0; ; counter++) {
    password.writeUInt32BE(counter, password.length - 4)
    const derivedKey = pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256').toString(
      'hex',
    )
    if (!derivedKey.startsWith(keyPrefix)) continue
    return Buffer.from(JSON.stringify({ challenge, solution: { counter, derivedKey } })).toString('base64')
  }
}
