import { readBoot } from '../core/company/boot.ts'
import { LoginPage } from '../features/login/route.tsx'

/** `/login` inside the application. */
export function LoginScreen() {
  return <LoginPage boot={readBoot()} />
}
