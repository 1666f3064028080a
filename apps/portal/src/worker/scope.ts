/** As much of a service worker's surroundings as is used: TypeScript knows them only in place of a page's. */
export type WorkerScope = {
  registration: { scope: string; navigationPreload?: { enable(): Promise<void> } }
  clients: { claim(): Promise<void>; matchAll(): Promise<{ postMessage(message: WorkerNews): void }[]> }
  skipWaiting(): Promise<void>
  cookieStore?: { get(name: string): Promise<{ value?: string } | null> }
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: AskedEvent) => void): void
  addEventListener(type: 'message', listener: (event: LastingEvent & { data: unknown }) => void): void
}

/** What a new worker tells the pages that are open: the first script of its build. */
export type WorkerNews = Pick<WorkerBuild, 'entry'>

/** An event during which the browser keeps the worker alive. */
export type LastingEvent = { waitUntil(work: Promise<unknown>): void }

/** A page or a file is asked for. */
export type AskedEvent = LastingEvent & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

/** The build to which a worker belongs, as the server writes it at the script's beginning. */
export type WorkerBuild = {
  id: string
  /** The first script of its pages, by which a page knows whether it is of this build. */
  entry: string
}
