import type { AnswerOf } from '@enlace/contract/core/call'
import { openStaffLink, spendStaffLink } from '@enlace/contract/core/staff/link-calls'
import { failureOf } from '@enlace/web/http/failure.ts'
import { send } from '../../core/client.ts'
import { session } from '../../core/session.ts'

/** Whose a one-use link is. */
export type StaffLink = NonNullable<AnswerOf<typeof openStaffLink>['link']>

/** Whose a one-use link is; `spent` where it opens nothing any more, nothing where that could not be asked. */
export async function askWhose(token: string): Promise<StaffLink | 'spent' | undefined> {
  try {
    return (await send(openStaffLink, { body: { token } })).link ?? 'spent'
  } catch {
    // The form tells what is wrong when it is sent.
    return undefined
  }
}

/** Spends a one-use link with a password: whose it is now, or why not. */
export async function spendLink(
  token: string,
  password: string,
): Promise<{ email: string } | { message: string } | 'spent'> {
  try {
    const answer = await send(spendStaffLink, { body: { token, password } })
    session.end()
    return answer
  } catch (thrown) {
    const { code, message, fields } = failureOf(thrown)
    if (code === 'link-spent') return 'spent'
    return { message: fields['password'] ?? message }
  }
}
