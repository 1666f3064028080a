import * as z from 'zod/mini'
import { emailPattern } from '@enlace/domain/email.ts'
import { CaptchaToken } from '../../captcha/schemas.ts'
import { defineCall } from '../../core/call.ts'
import { LinkPassword } from '../../sign-in/session/password-schemas.ts'

const visitor = { actor: 'visitor' } as const
const token = z.string().check(z.maxLength(100))

export const askStaffRecovery = defineCall({
  purpose:
    'Mails a one-use link to set a new password of the back office; the answer never tells whether it did.',
  method: 'POST',
  path: '/staff/password-recovery',
  access: visitor,
  limit: 'recovery',
  body: z.object({
    email: z.string().check(z.trim(), z.maxLength(254), z.regex(emailPattern)),
    captcha: CaptchaToken,
  }),
  answer: z.object({ message: z.string() }),
})

/** Returns the owner of a back office link, or null if it is no longer valid, without using it up. */
export const openStaffLink = defineCall({
  purpose: 'Whose a one-use link of the back office is, without spending it.',
  method: 'POST',
  path: '/staff/set-password/link',
  access: visitor,
  limit: 'set-password',
  body: z.object({ token }),
  answer: z.object({
    link: z.nullable(
      z.object({ email: z.string(), company: z.string(), isInvitation: z.boolean(), isKnown: z.boolean() }),
    ),
  }),
  isQuiet: true,
})

export const spendStaffLink = defineCall({
  purpose: 'Takes an invitation to the back office up, or sets its password anew, with a one-use link.',
  method: 'POST',
  path: '/staff/set-password',
  access: visitor,
  limit: 'set-password',
  body: z.object({ token, password: LinkPassword }),
  answer: z.object({ email: z.string() }),
})
