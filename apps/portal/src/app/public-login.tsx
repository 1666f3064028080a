import type { BootData } from '@enlace/contract/company/schemas.ts'
import { Surroundings } from '../core/surroundings.tsx'
import { LoginPage } from '../features/sign-in/login/route.tsx'
import type { HeldLogin } from './held-login.ts'

/** The login as the server draws it and the browser wakes it. */
export function PublicLogin({ boot, held }: { boot: BootData; held?: HeldLogin | undefined }) {
  return (
    <Surroundings>
      <LoginPage boot={boot} held={held} />
    </Surroundings>
  )
}
