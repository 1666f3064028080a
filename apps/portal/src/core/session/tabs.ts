import { paths } from '../paths.ts'
import { reloadAt } from './leave.ts'
import { session } from './session.ts'

/**
 * Follows what another tab does to the session: signed out there is signed out here; another person or company draws
 * this tab anew; another branch drops what is cached before any further call.
 */
export function followOtherTabs(onBranchChange: () => void): void {
  const handleStorage = () => {
    const before = session.read()
    if (!session.reread()) return
    const after = session.read()
    if (!after) reloadAt(paths.login())
    else if (before?.token !== after.token) location.reload()
    else onBranchChange()
  }
  window.addEventListener('storage', handleStorage)
  // A page that comes back from the browser's memory has missed the events.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) handleStorage()
  })
}
