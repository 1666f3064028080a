import type { AnswerOf } from '@enlace/contract/core/call.ts'
import { openStaffLink, spendStaffLink } from '@enlace/contract/staff/sign-in/link-calls.ts'
import type { PasswordLinkCalls } from '@enlace/web/password/use-password-link.ts'
import { send } from '../../core/session/client.ts'
import { session } from '../../core/session/session.ts'

/** The link that invites a member of the staff, or sets its password anew. */
export const passwordLink: PasswordLinkCalls<NonNullable<AnswerOf<typeof openStaffLink>['link']>> = {
  open: async (token) => (await send(openStaffLink, { body: { token } })).link,
  async spend(token, password) {
    const answer = await send(spendStaffLink, { body: { token, password } })
    session.end()
    return answer
  },
}
