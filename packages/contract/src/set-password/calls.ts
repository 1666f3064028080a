import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { LinkBody, SetPasswordBody } from './schemas.ts'

/** Sets the person's password and spends the link; all its open sessions end. */
export const setPassword = defineCall({
  purpose: 'Sets a password with a one-use link (decisions 3).',
  method: 'POST',
  path: '/set-password',
  access: { actor: 'visitor' },
  limit: 'set-password',
  body: SetPasswordBody,
  answer: z.object({ email: z.string() }),
})

/** Whose a one-use link is, null where it opens nothing any more; asking does not spend it, and the link is in no address. */
export const openLink = defineCall({
  purpose: 'Whose a one-use link is, without spending it (decisions 3).',
  method: 'POST',
  path: '/set-password/link',
  access: { actor: 'visitor' },
  limit: 'set-password',
  body: LinkBody,
  /** `isKnown`: the person takes an invitation up with the password that it has. */
  answer: z.object({ email: z.nullable(z.string()), isKnown: z.boolean() }),
  isQuiet: true,
})
