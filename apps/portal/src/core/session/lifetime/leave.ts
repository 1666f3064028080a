import { connection } from '@enlace/web/connection.ts'
import { paths } from '../../paths.ts'
import { databaseName, forgetRecent, uploadsDatabase } from '../kept-names.ts'
import { reloadAt } from '../reload-at.ts'
import { endSession, session } from '../session.ts'

/** Goes to the portal at another host, which hears from which host somebody comes and no more. */
export function goToHost(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.referrerPolicy = 'origin'
  link.click()
}

/** Ends the session in this browser: its items, what was cached, and the page itself; other tabs follow. */
export async function leaveSession(): Promise<void> {
  const isViewing = Boolean(session.read()?.view)
  endSession()
  // A look keeps nothing; what this browser keeps is of whoever is signed in in another tab.
  if (!isViewing) await forgetDocuments()
  reloadAt(paths.login())
}

/** Milliseconds that a database may take to go, which another tab holds open. */
const patience = 1000

/**
 * Deletes what the browser keeps of documents: the places last searched for in this tab, the offline database (spec 3,
 * account_DB), which other tabs let go of, files on their way to the portal, and every cache. Only without a server the portal's public page and scripts stay: they hold nothing of anybody, and the
 * login could not be shown without them.
 */
export async function forgetDocuments(): Promise<void> {
  forgetRecent()
  await Promise.race([
    Promise.all([databaseName, uploadsDatabase].map(deleteDatabase)),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ])
  if (!('caches' in window) || connection.isAway()) return
  for (const name of await caches.keys()) await caches.delete(name)
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name)
    request.addEventListener('success', () => resolve())
    request.addEventListener('error', () => resolve())
  })
}
