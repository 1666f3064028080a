import { openLink, setPassword } from '@enlace/contract/features/set-password/calls'
import { send } from '../../core/http/client.ts'
import { failureOf } from '@enlace/web/http/failure.ts'

/** Whose a one-use link is; `spent` where it opens nothing any more, nothing where that could not be asked. */
export async function askWhose(token: string): Promise<{ email: string } | 'spent' | undefined> {
  try {
    const { email } = await send(openLink, { body: { token } })
    return email === null ? 'spent' : { email }
  } catch {
    // The form tells what is wrong when it is sent.
    return undefined
  }
}

/** Sets the password with a one-use link: whose it is now, or why not, in the server's words. */
export async function spendLink(
  token: string,
  password: string,
): Promise<{ email: string } | { message: string } | 'spent'> {
  try {
    return await send(setPassword, { body: { token, password } })
  } catch (thrown) {
    const { code, message, fields } = failureOf(thrown)
    if (code === 'link-spent') return 'spent'
    return { message: fields['password'] ?? message }
  }
}
