import { setPassword } from '@enlace/contract/features/set-password/calls'
import { send } from '../../core/http/client.ts'
import { failureOf } from '../../core/http/failure.ts'

/** Sets the password with a one-use link: whose it is now, or why not, in the server's words. */
export async function spendLink(
  token: string,
  password: string,
): Promise<{ email: string } | { message: string }> {
  try {
    return await send(setPassword, { body: { token, password } })
  } catch (thrown) {
    const { message, fields } = failureOf(thrown)
    return { message: fields['password'] ?? message }
  }
}
