import { openLink, setPassword } from '@enlace/contract/set-password/calls.ts'
import type { PasswordLinkCalls } from '@enlace/web/password/use-password-link.ts'
import { send } from '../../core/http/client.ts'

/** The link that sets the password of a supplier's user. */
export const passwordLink: PasswordLinkCalls<{ email: string; isKnown: boolean }> = {
  async open(token) {
    const { email, isKnown } = await send(openLink, { body: { token } })
    return email === null ? null : { email, isKnown }
  },
  spend: (token, password) => send(setPassword, { body: { token, password } }),
}
