import type { BootData } from '@enlace/contract/company/schemas.ts'
import { Surroundings } from '../core/surroundings.tsx'
import { LoginPage } from '../features/sign-in/login/route.tsx'

/** The login as the server draws it and the browser wakes it. */
export function PublicLogin({ boot }: { boot: BootData }) {
  return (
    <Surroundings>
      <LoginPage boot={boot} />
    </Surroundings>
  )
}
