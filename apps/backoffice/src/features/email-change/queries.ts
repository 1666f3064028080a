import { decideEmailChange, openEmailLink } from '@enlace/contract/core/staff/security-calls'
import type { EmailLink, EmailOutcome } from '@enlace/contract/core/security/schemas'
import { failureOf } from '@enlace/web/http/failure.ts'
import { send } from '../../core/client.ts'

/** What a link is about; null where it opens nothing, and why where nobody answered. */
export async function askLink(token: string): Promise<EmailLink | null | { message: string }> {
  try {
    return (await send(openEmailLink, { body: { token } })).link
  } catch (thrown) {
    return { message: failureOf(thrown).message }
  }
}

/** Confirms the change or stops it; null where the link opens nothing any more. */
export async function decide(
  token: string,
  confirms: boolean,
): Promise<EmailOutcome | null | { message: string }> {
  try {
    return (await send(decideEmailChange, { body: { token, confirms } })).outcome
  } catch (thrown) {
    const { code, message } = failureOf(thrown)
    return code === 'link-spent' ? null : { message }
  }
}
