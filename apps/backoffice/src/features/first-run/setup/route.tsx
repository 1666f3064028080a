import { setupActs } from '../queries.ts'
import { SetupPage } from './setup-page.tsx'

/** `/primeros-pasos/{token}`, before anybody is in. */
export function SetupRoute({ token }: { token: string }) {
  return <SetupPage token={token} {...setupActs} />
}
