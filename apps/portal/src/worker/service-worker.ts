import { cachesToRemove, filesOf, kindOf, pageAddress } from './kinds.ts'
import type { PushScope } from './push-scope.ts'
import { showNotices } from './push.ts'
import type { AskedEvent, WorkerBuild, WorkerScope } from './scope.ts'

declare const self: WorkerScope & PushScope
/** The server writes it before this script, which is another one with every build. */
declare const build: WorkerBuild

const pages = 'enlace-pages'
/** Milliseconds that the network has for a page of which there is a copy. */
const patience = 3000
const { scope } = self.registration

showNotices(self)

// What is kept is either asked for anew each time or named by its content, so a new worker suits every open page.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => {
  const clean = async () => {
    const gone = cachesToRemove(await caches.keys(), build.id)
    await Promise.all(gone.map((name) => caches.delete(name)))
  }
  // Open pages learn of which build the newest worker is, and ask whether they shall come anew.
  const announce = async () => {
    await self.clients.claim()
    for (const page of await self.clients.matchAll()) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's pages are of its origin
      page.postMessage({ entry: build.entry })
    }
  }
  event.waitUntil(Promise.all([announce(), clean(), self.registration.navigationPreload?.enable()]))
})

self.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, scope)
  if (kind === 'page') event.respondWith(answerPage(event))
  if (kind === 'file') event.respondWith(answerFile(event))
})

// A page that came before its worker tells what it was made of; the browser has it at hand. One that was on its way when
// the worker claimed the others, or that was loaded past it, is claimed now.
self.addEventListener('message', (event) => {
  const told = event.data
  if (!Array.isArray(told)) return
  const addresses = told.filter((address): address is string => typeof address === 'string')
  const files = addresses.filter((url) => kindOf({ method: 'GET', mode: 'no-cors', url }, scope) === 'file')
  event.waitUntil(Promise.all([self.clients.claim(), fetchPage(new Request(scope)), ...files.map(takeFile)]))
})

/** The page from the network, or the company's last one where the network is too slow, broken or away. */
async function answerPage(event: AskedEvent): Promise<Response> {
  const asked = fetchPage(event.request, event.preloadResponse)
  // A page that comes late is kept for the next time.
  event.waitUntil(asked.catch(() => undefined))
  const copy = await keptPage()
  if (!copy) return asked
  return Promise.race([
    asked.then((page) => (page.status >= 500 ? copy : page)).catch(() => copy),
    new Promise<Response>((resolve) => setTimeout(() => resolve(copy), patience)),
  ])
}

async function fetchPage(request: Request, preload?: Promise<Response | undefined>): Promise<Response> {
  const asked = ownAddress()
  const page = (await preload) ?? (await fetch(request))
  const isPage = page.headers.get('content-type')?.startsWith('text/html') === true
  const address = await asked
  // Another company may have been chosen meanwhile: the page would be kept as its.
  const isSame = address !== undefined && address === (await ownAddress())
  if (isSame && isPage && page.status === 200 && page.type === 'basic' && !page.redirected) {
    await (await caches.open(pages)).put(address, page.clone())
  }
  return page
}

async function keptPage(): Promise<Response | undefined> {
  const address = await ownAddress()
  return address === undefined ? undefined : (await caches.open(pages)).match(address, { ignoreVary: true })
}

/** Where the page of the company of the moment is kept; nowhere in browsers that do not tell the worker its cookies. */
async function ownAddress(): Promise<string | undefined> {
  if (!self.cookieStore) return undefined
  return pageAddress(scope, (await self.cookieStore.get('company'))?.value ?? '')
}

async function answerFile({ request }: AskedEvent): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? keepFile(request)
}

async function takeFile(address: string): Promise<void> {
  if (!(await caches.match(address, { ignoreVary: true }))) await keepFile(new Request(address))
}

async function keepFile(request: Request): Promise<Response> {
  const file = await fetch(request)
  if (file.status === 200 && file.type === 'basic') {
    const copy = file.clone()
    // A device without room goes without.
    await caches
      .open(filesOf(build.id))
      .then((kept) => kept.put(request, copy))
      .catch(() => undefined)
  }
  return file
}
