import type { Database } from '@enlace/database/database.ts'
import type { Keys } from '../keys/keys.ts'
import type { ContentSources } from '../http/origin/security-headers.ts'
import type { Settings } from '../settings/settings.ts'
import { ProofOfWork } from './proof-of-work.ts'
import { SiteVerify, siteVerifyAddresses } from './site-verify.ts'
import type { CaptchaVerifier } from '../http/service.ts'

/** Creates the configured captcha verifier: our own, or that of a provider. */
export function captchaOf({ captcha }: Settings, db: Database, keys: Keys): CaptchaVerifier {
  if (captcha.provider === 'altcha') return new ProofOfWork(db, keys, captcha.rounds)
  // The settings require a secret for every provider.
  return new SiteVerify(siteVerifyAddresses[captcha.provider], captcha.secret ?? '')
}

/** External sources that the captcha widget needs: none for our own, the documented hosts for a provider. */
export function captchaSources({ captcha }: Settings): ContentSources {
  switch (captcha.provider) {
    case 'altcha':
      return {}
    case 'turnstile': {
      const hosts = ['https://challenges.cloudflare.com']
      return { scripts: hosts, frames: hosts }
    }
    case 'recaptcha':
      return {
        scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
        connections: ['https://www.google.com/recaptcha/'],
        frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
      }
  }
}
