import { watchForms } from '@enlace/web/form/typed-forms.ts'
import { databaseName } from '../core/session/kept-names.ts'
import { registerWorker, untilStable } from '../core/offline/worker/register-worker.ts'
import { askInitialData } from '../core/connection/initial-data.ts'
import { readItem } from '../core/session/items.ts'

function announceNewPage(): void {
  import('../core/offline/worker/new-version.tsx')
    .then(({ announceNewVersion }) => announceNewVersion())
    .catch(() => undefined)
}

/** What a page does once it stands: leftovers of a session that is over go, and the service worker comes. */
export async function settle(): Promise<void> {
  watchForms()
  await untilStable()
  // A tab that was closed or asleep when its session ended could not clean up by itself.
  if (readItem('session_token') === null) indexedDB.deleteDatabase(databaseName)
  askInitialData(announceNewPage)
  await registerWorker(announceNewPage)
}
