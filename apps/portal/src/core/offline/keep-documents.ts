import type { Query, QueryClient } from '@tanstack/react-query'
import { failureOf } from '@enlace/web/http/failure.ts'
import { connection, keptCopies } from '@enlace/web/connection.ts'
import { shownCopies } from '@enlace/web/copies.ts'
import { routeInHash } from '@enlace/web/route-in-hash.ts'
import { isDocumentPlace } from '../connection/document-places.ts'
import { watchConnection } from '../connection/watch-connection.ts'
import { whenQuiet } from './when-quiet.ts'

/** What reads and writes the device's copies comes beside the first rows, which the server may send without it. */
const copying = () => import('./document-copies.ts')

/** Milliseconds that a page waits for its copy before it is drawn without rows. */
const patience = 50

/**
 * Keeps on the device what the document screens were answered, and shows it first when they are opened again, until the
 * server's answer comes (decisions 4). Whatever a person may no longer see is forgotten with the answer that says so.
 */
export function keepDocuments(client: QueryClient): void {
  keptCopies.tell(
    copying()
      .then(({ hasCopies }) => hasCopies())
      .catch(() => false),
  )
  whenQuiet(() => byCopies(({ forgetForeign }) => forgetForeign()))
  watchConnection(client)
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'added') {
      const reading = byCopies(({ showCopy }) => showCopy(client, event.query))
      if (isDocumentPlace(routeInHash())) follow(reading)
    }
    if (event.type !== 'updated') return
    const { action, query } = event
    // What nobody waits for may take longer than anybody would wait.
    if (action.type === 'failed' && query.meta?.['isQuiet'] !== true)
      connection.note(failureOf(action.error).status === 0)
    if (action.type === 'success' && action.manual !== true) {
      connection.note(false)
      shownCopies.remove(query.state.data)
      void byCopies(({ keepCopy }) => keepCopy(query))
    }
    if (action.type === 'error' && isRefused(query)) void byCopies(({ drop }) => drop(query))
  })
}

/** Does something with the copies; without their script, and where a device keeps nothing, a page does without them. */
async function byCopies(
  work: (copies: Awaited<ReturnType<typeof copying>>) => Promise<void> | void,
): Promise<void> {
  try {
    await work(await copying())
  } catch {
    // The server's answer is on its way.
  }
}

/** Whether the server refused what was asked, or no longer has it. */
function isRefused({ state }: Query): boolean {
  const { status } = failureOf(state.error)
  return status === 403 || status === 404
}

const underWay = new Set<Promise<void>>()

function follow(reading: Promise<void>): void {
  underWay.add(reading)
  void reading.then(() => underWay.delete(reading))
}

/** Waits for the copies that are being read, so that a page is drawn once, with its rows; a slow device is not waited for. */
export async function untilCopiesRead(): Promise<void> {
  if (underWay.size === 0) return
  await Promise.race([Promise.all(underWay), new Promise((resolve) => setTimeout(resolve, patience))])
}
