import type { PushClient, PushedEvent, PushScope, ShownEvent } from './push-scope.ts'

/** What the server tells a browser: the same shape that it writes. */
type Notice = { title: string; body: string; path: string; tag: string }

/** Shows notices, and leads from one to its place in the portal. */
export function showNotices(self: PushScope): void {
  self.addEventListener('push', (event) => event.waitUntil(show(self, event)))
  self.addEventListener('notificationclick', (event) => event.waitUntil(follow(self, event)))
}

async function show({ registration }: PushScope, { data }: PushedEvent): Promise<void> {
  const notice = noticeOf(data?.text())
  if (!notice) return
  const { title, body, path, tag } = notice
  // The same one a second time takes the place of the first, in silence.
  await registration.showNotification(title, { body, tag, data: path, lang: 'es' })
}

async function follow({ clients, registration }: PushScope, { notification }: ShownEvent): Promise<void> {
  notification.close()
  const address = `${registration.scope}#${placeOf(notification.data)}`
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find(({ url }) => url.startsWith(registration.scope))
  if (open) await lead(open, address)
  else await clients.openWindow(address)
}

async function lead(page: PushClient, address: string): Promise<void> {
  await page.focus()
  await page.navigate(address)
}

/** Reads what came; undefined for what the server does not write. */
export function noticeOf(text: string | undefined): Notice | undefined {
  const told = parsed(text)
  if (typeof told !== 'object' || told === null) return undefined
  const { title, body, path, tag } = told as Record<string, unknown> // whatever was sent, looked at below
  if (typeof title !== 'string' || typeof body !== 'string' || typeof tag !== 'string') return undefined
  return { title, body, tag, path: placeOf(path) }
}

/** A place of the portal and nothing else. */
function placeOf(path: unknown): string {
  return typeof path === 'string' && /^\/(?!\/)[\w\-./?=&%:]*$/.test(path) ? path : '/notifications'
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
