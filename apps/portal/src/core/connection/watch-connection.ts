import { timing } from '@enlace/contract/core/timing.ts'
import type { QueryClient } from '@tanstack/react-query'
import { askPageStatus } from './page-status.ts'
import { connection } from '@enlace/web/connection.ts'

/**
 * Learns when the network goes and when the server is back: then what is shown is asked for anew. Who reads a copy need
 * not try; a page that nobody looks at does not ask.
 */
export function watchConnection(client: QueryClient): void {
  connection.subscribe(() => {
    if (!connection.isAway()) void client.refetchQueries({ type: 'active' }, { cancelRefetch: false })
  })
  addEventListener('offline', () => connection.note(true))
  addEventListener('online', () => void look())
  document.addEventListener('visibilitychange', () => void look())
  setInterval(() => void look(), timing.offlineRecheck)
}

async function look(): Promise<void> {
  if (!connection.isAway() || document.hidden || !navigator.onLine) return
  const status = await askPageStatus()
  if (status.kind !== 'away' || status.status !== 0) connection.note(false)
}
