import { refreshTokens } from '@enlace/contract/core/session/calls'
import { send } from '../http/client.ts'
import { readItem } from './items.ts'
import { keepTokens } from './session.ts'

/** The tokens are exchanged this long before they end, or at half of a shorter life. */
const margin = 60_000
const longestTimer = 2 ** 31 - 1

/** Exchanges the tokens shortly before they end, once for all tabs, for as long as the page is open. */
export function keepSessionFresh(): void {
  const due = dueAt()
  if (due === undefined) return
  setTimeout(
    () => void refreshOnce(due).finally(keepSessionFresh),
    Math.min(longestTimer, Math.max(0, due - Date.now())),
  )
}

/** When the tokens are due; nothing when there are none, or when what is kept is no instant. */
export function dueAt(now = Date.now()): number | undefined {
  const expires = Number(readItem('expire_token') ?? '')
  if (!readItem('refresh_token') || !Number.isFinite(expires) || expires <= 0) return undefined
  return expires - Math.min(margin, Math.max(0, (expires - now) / 2))
}

/** One tab refreshes while the others wait for it, and then find the work done. */
async function refreshOnce(due: number): Promise<void> {
  const refreshIfDue = async () => {
    const next = dueAt()
    if (next !== undefined && next <= Math.max(due, Date.now())) await refresh()
  }
  // Without a secure context there are no locks; the server then gives the same successor to both (decisions 3).
  if ('locks' in navigator) await navigator.locks.request('enlace-token-refresh', refreshIfDue)
  else await refreshIfDue()
}

async function refresh(): Promise<void> {
  const [client_id, client_secret, refresh_token] = [
    readItem('client_id'),
    readItem('client_secret'),
    readItem('refresh_token'),
  ]
  if (!client_id || !client_secret || !refresh_token) return
  const body = { client_id, client_secret, refresh_token, grant_type: 'refresh_token' } as const // OAuth's own word
  keepTokens(await send(refreshTokens, { body }))
}
