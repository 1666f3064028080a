import { logout } from '@enlace/contract/sign-in/session/calls.ts'
import { send } from '../../http/client.ts'
import { readItem } from '../items.ts'
import { leaveSession } from './leave.ts'
import { leaving } from '../leaving.ts'

/** Salir: ends the session on the server, then in this browser, also where the server cannot be reached (spec 4). */
export async function signOut(): Promise<void> {
  // Whoever leaves is told of nothing more in this browser.
  if (readItem('push_owner') !== null) {
    const { disablePush } = await import('../../notifications/push/push.ts')
    await disablePush().catch(() => undefined)
  }
  // Who has left has left: a server that does not hear of it ends the session by its own clock.
  const left = send(logout, { query: {} })
  leaving.begin()
  await left.catch(() => undefined)
  await leaveSession()
}
