import type { ClientOptions } from '@enlace/api-client/client.ts'
import { timing } from '@enlace/contract/core/timing.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runIn, type Host } from '../host.ts'
import { uploader } from './upload.ts'

/** As much of the browser's request as an upload uses; it tells what a test says that it tells. */
class Request extends EventTarget {
  static latest: Request
  readonly upload = new EventTarget()
  readonly responseText = '{"id":"1"}'
  readonly status = 200
  isAborted = false
  constructor() {
    super()
    Request.latest = this
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.isAborted = true
    this.dispatchEvent(new Event('abort'))
  }
}

type Way = NonNullable<ClientOptions['fetch']>

/** The way in which an upload sends, as the application's client is given it. */
function wayToSend(): Way {
  let way: Way | undefined
  const createClient: Host['createClient'] = ({ fetch }) => {
    way = fetch
    return () => Promise.reject(new Error('Nothing is called here'))
  }
  runIn({ createClient } as Host) // the rest of it is not asked for
  uploader(() => undefined)
  if (!way) throw new Error('An upload brings its own way to send')
  return way
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', Request)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('an upload whose line is silent is given up', async () => {
  const told = wayToSend()('/api/files', { method: 'POST' }).catch(String)
  vi.advanceTimersByTime(timing.serviceTimeout + 1)
  expect(await told).toContain('did not reach')
})

it('an upload that has all gone is waited for as long as the server works with it', async () => {
  const sent = wayToSend()('/api/files', { method: 'POST' })
  const request = Request.latest
  request.upload.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(timing.serviceTimeout * 4)
  expect(request.isAborted).toBe(false)
  request.dispatchEvent(new Event('load'))
  expect(await (await sent).json()).toEqual({ id: '1' })
})
