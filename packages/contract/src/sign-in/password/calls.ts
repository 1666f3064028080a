import { defineCall } from '../../core/call.ts'
import { RecoveryAnswer, RecoveryBody } from './schemas.ts'

/** Mails a user a link to set a new password, or reports that there is no user of that email. */
export const recoverPassword = defineCall({
  purpose: 'Sends a one-use link to set a new password (spec 7, Password recovery).',
  method: 'POST',
  path: '/password-recovery',
  access: { actor: 'visitor' },
  limit: 'recovery',
  encoding: 'multipart',
  body: RecoveryBody,
  answer: RecoveryAnswer,
})
