import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endSlowBody } from './slow-body.ts'

const patience = { whole: 150, silence: 150 }
let server: Server

beforeAll(async () => {
  server = createServer((message, answer) => {
    endSlowBody(message, message.url === '/files', patience)
    message.on('error', () => undefined)
    message.resume().on('end', () => answer.end('whole'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())

/** Sends a body in pieces with a pause before each, and returns the outcome. */
async function send(path: string, pauses: readonly number[]): Promise<string> {
  const { port } = server.address() as AddressInfo // it listens to a port, not to a pipe
  const sending = request({ port, path, method: 'POST' })
  const outcome = new Promise<string>((resolve) => {
    sending.on('response', (response) => {
      response.setEncoding('utf8').on('data', resolve)
    })
    sending.on('error', () => resolve('ended'))
  })
  for (const milliseconds of pauses) {
    sending.write('x'.repeat(1000))
    await Promise.race([pause(milliseconds), outcome])
  }
  sending.end()
  return outcome
}

it('ends a small body that drips in', async () => {
  expect(await send('/', [10])).toBe('whole')
  expect(await send('/', [60, 60, 60, 60])).toBe('ended')
})

it('lets files take their time while they move, and ends them when they stop', async () => {
  expect(await send('/files', [60, 60, 60, 60, 60, 60])).toBe('whole')
  expect(await send('/files', [60, 500])).toBe('ended')
})
