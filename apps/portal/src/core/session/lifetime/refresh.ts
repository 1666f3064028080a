import { refreshTokens } from '@enlace/contract/sign-in/session/calls.ts'
import { send } from '../../http/client.ts'
import { isAway } from './idle.ts'
import { readItem } from '../items.ts'
import { keepTokens } from '../session.ts'

/** The tokens are exchanged this long before they end, or at half of a shorter life. */
const margin = 60_000
const longestTimer = 2 ** 31 - 1

/** Exchanges the tokens shortly before they end, for as long as the page is open. */
export function keepTokensFresh(): void {
  const due = dueAt(expiry(), Date.now())
  if (due === undefined) return
  const wait = Math.min(longestTimer, Math.max(1000, due - Date.now()))
  setTimeout(() => {
    // Nobody's session is prolonged: after a sleep both this and the idle logout are due at once.
    const isDue = () =>
      !isAway(Date.now()) && Date.now() >= (dueAt(expiry(), Date.now()) ?? Number.POSITIVE_INFINITY)
    // A failure is told where a call of the person's meets it; until then the tokens are tried again.
    void refreshOnce(isDue)
      .catch(() => false)
      .finally(keepTokensFresh)
  }, wait)
}

/** Exchanges the tokens now, because the server no longer takes them; tells whether there are new ones. */
export async function renewTokens(): Promise<boolean> {
  const seen = readItem('access_token')
  try {
    await refreshOnce(() => readItem('access_token') === seen)
    return readItem('access_token') !== seen
  } catch {
    return false
  }
}

/** When tokens that end at an instant are due; nothing when what is kept is no instant. */
export function dueAt(expires: number, now: number): number | undefined {
  if (!Number.isFinite(expires) || expires <= 0) return undefined
  return expires - Math.min(margin, Math.max(0, (expires - now) / 2))
}

function expiry(): number {
  return readItem('refresh_token') ? Number(readItem('expire_token') ?? '') : Number.NaN
}

/** One tab refreshes while the others wait for it, and then find the work done. */
async function refreshOnce(isNeeded: () => boolean): Promise<void> {
  const refreshIfNeeded = async () => {
    if (isNeeded()) await refresh()
  }
  // Without a secure context there are no locks; the server then gives the same successor to both (decisions 3).
  if ('locks' in navigator) await navigator.locks.request('enlace-token-refresh', refreshIfNeeded)
  else await refreshIfNeeded()
}

async function refresh(): Promise<void> {
  const [client_id, client_secret, refresh_token] = [
    readItem('client_id'),
    readItem('client_secret'),
    readItem('refresh_token'),
  ]
  if (!client_id || !client_secret || !refresh_token) return
  const body = { client_id, client_secret, refresh_token, grant_type: 'refresh_token' } as const
  keepTokens(await send(refreshTokens, { body }))
}
