import { ShowHelpAgain } from '@enlace/web/help/show-again.tsx'
import { session } from '../session/session.ts'
import { seenHelp } from './seen.ts'

/** Shows the hints and the tour again; a visitor has none. */
export function ShowAgain() {
  const current = session.read()
  return current && !current.view && <ShowHelpAgain store={seenHelp} />
}
