import { staffLogout, switchStaffCompany } from '@enlace/contract/staff/sign-in/calls.ts'
import { toastFailure } from '@enlace/web/http/failure.ts'
import { goTo } from '@enlace/web/place.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import { send } from './client.ts'
import { paths } from '../paths.ts'
import { session } from './session.ts'

/** Ends the session in this browser; a server that cannot be reached keeps nobody in. */
export async function signOut(): Promise<void> {
  await send(staffLogout).catch(() => undefined)
  session.end()
  goTo(paths.login(), { replaces: true })
}

/** Goes on in another company where the person works. */
export async function switchCompany(company: number): Promise<void> {
  try {
    const { session_token: token } = await withStepUp(() => send(switchStaffCompany, { body: { company } }))
    session.open(token)
    goTo(paths.start())
  } catch (thrown) {
    toastFailure(thrown)
  }
}
