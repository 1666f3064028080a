import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { SetPasswordBody } from './schemas.ts'

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
