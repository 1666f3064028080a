import { logout } from '@enlace/contract/sign-in/session/calls.ts'
import { cacheCleaned } from '@enlace/contract/core/texts.ts'
import { send } from '../http/client.ts'
import { keepKeySwitches } from '@enlace/web/list/kept-choices.ts'
import { paths } from '../paths.ts'
import { readItem, writeItems } from '../session/items.ts'
import { forgetDocuments } from '../session/lifetime/leave.ts'
import { reloadAt } from '../session/reload-at.ts'
import { keepNotice } from '../session/notice.ts'

/**
 * Clears what the browser keeps of the portal: documents, caches and storage (spec 4, Cache cleaning). Only the date and
 * the mark of the cleaning stay, and the colour scheme, which is a cookie. Who was signed in is sent to the login, which
 * tells why; a visitor stays where they are. Answers whether the page is being left.
 */
export async function cleanCache(): Promise<boolean> {
  const wasSignedIn = readItem('session_token') !== null
  // The server's half ends too; without a server the browser's is gone all the same.
  if (wasSignedIn) await send({ ...logout, isQuiet: true }, { query: {} }).catch(() => undefined)
  localStorage.clear()
  sessionStorage.clear()
  keepKeySwitches()
  await forgetDocuments()
  writeItems({ cache_cleaned: '1', cache_cleaned_at: new Date().toISOString() })
  if (!wasSignedIn) return false
  keepNotice({ kind: 'info', message: cacheCleaned })
  reloadAt(paths.login())
  return true
}
