import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { CaptchaToken } from '../schemas.ts'

const access = { actor: 'staff', area: 'settings' } as const

export const getCaptchaSettings = defineCall({
  purpose: 'Which captcha the installation uses; its secret is never told.',
  method: 'GET',
  path: '/staff/captcha-settings',
  access,
  answer: z.object({
    provider: z.enum(['altcha', 'turnstile', 'recaptcha']),
    siteKey: z.string(),
    hasSecret: z.boolean(),
  }),
})

/** Verifies a solved captcha like the portal's forms, which uses it up. */
export const testCaptcha = defineCall({
  purpose: 'Whether the server takes a solved captcha.',
  method: 'POST',
  path: '/staff/captcha-settings/test',
  access,
  isForReaders: true,
  body: z.object({ captcha: CaptchaToken }),
  answer: z.object({}),
})
