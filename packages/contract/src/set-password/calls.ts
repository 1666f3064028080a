import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { LinkBody, SetPasswordBody } from './schemas.ts'

/** Sets the user's password and uses up the link; all open sessions end. */
export const setPassword = defineCall({
  purpose: 'Sets a password with a one-use link (decisions 3).',
  method: 'POST',
  path: '/set-password',
  access: { actor: 'visitor' },
  limit: 'set-password',
  body: SetPasswordBody,
  answer: z.object({ email: z.string() }),
})

/**
 * Returns the email of a one-use link, or null if it is no longer valid. The link is not used up, and its token is sent
 * in the body, not in the URL.
 */
export const openLink = defineCall({
  purpose: 'Whose a one-use link is, without spending it (decisions 3).',
  method: 'POST',
  path: '/set-password/link',
  access: { actor: 'visitor' },
  limit: 'set-password',
  body: LinkBody,
  /** `isKnown`: the user accepts an invitation with its existing password. */
  answer: z.object({ email: z.nullable(z.string()), isKnown: z.boolean() }),
  isQuiet: true,
})
