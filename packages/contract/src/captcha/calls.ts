import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { CaptchaChallenge } from './schemas.ts'

/** A challenge of the self-hosted captcha for the company of this address; valid once, for `validSeconds`. */
export const getCaptchaChallenge = defineCall({
  purpose: 'A challenge of the self-hosted captcha (spec 7: a captcha widget is used).',
  method: 'GET',
  path: '/captcha',
  access: { actor: 'visitor' },
  limit: 'captcha',
  answer: z.object({ challenge: CaptchaChallenge, validSeconds: z.number() }),
  isQuiet: true,
  isBackground: true,
})
