import { loadAnew } from '@enlace/web/load-anew.ts'
import { paths } from '../paths.ts'
import { reloadAt } from './reload-at.ts'
import { readItem } from './items.ts'
import { session } from './session.ts'

/**
 * Follows what another tab does to the session: signed out there is signed out here, and another person or company
 * draws this tab anew; another branch is heard by whoever listens to the session, before any further call.
 */
export function followOtherTabs(): void {
  const readAgain = () => {
    if (session.reread() !== 'session') return
    if (readItem('session_token')) loadAnew()
    else reloadAt(paths.login())
  }
  window.addEventListener('storage', readAgain)
  // A page that comes back from the browser's memory has missed the events.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) readAgain()
  })
}
