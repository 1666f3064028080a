import { askStaffRecovery } from '@enlace/contract/staff/sign-in/link-calls.ts'
import { send } from '../../../core/session/client.ts'

/** Asks for a link to a new password. @throws CallFailure */
export async function askRecovery(email: string, captcha: string): Promise<string> {
  return (await send(askStaffRecovery, { body: { email, captcha } })).message
}
