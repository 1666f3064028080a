import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { SiteVerify } from './site-verify.ts'

let running: Server | undefined

afterEach(() => {
  running?.close()
})

/** A stand-in for Turnstile and reCAPTCHA as documented: form in, JSON out; a token is valid once, with its secret. */
async function startProvider(): Promise<{ address: string; asked: Record<string, string>[] }> {
  const asked: Record<string, string>[] = []
  const used = new Set<string>()
  running = createServer((request, response) => {
    void text(request).then((body) => {
      const form = Object.fromEntries(new URLSearchParams(body))
      asked.push(form)
      const faults = faultsOf(request.headers['content-type'], form, used)
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ success: faults.length === 0, 'error-codes': faults }))
    })
  })
  const address = await listenAt(running)
  return { address, asked }
}

function faultsOf(type: string | undefined, form: Record<string, string>, used: Set<string>): string[] {
  const token = form['response'] ?? ''
  if (!type?.startsWith('application/x-www-form-urlencoded')) return ['bad-request']
  if (form['secret'] !== 'secreto') return ['invalid-input-secret']
  if (!token.startsWith('genuine-')) return ['invalid-input-response']
  if (used.has(token)) return ['timeout-or-duplicate']
  used.add(token)
  return []
}

async function listenAt(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  return `http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}/siteverify`
}

const visitor = { company: 1, address: '10.1.2.3' }

it('asks the provider with secret, token and address, and takes its word', async () => {
  const { address, asked } = await startProvider()
  const captcha = new SiteVerify(address, 'secreto')
  expect(await captcha.isSolved('genuine-1', visitor)).toBe(true)
  expect(asked).toEqual([{ secret: 'secreto', response: 'genuine-1', remoteip: '10.1.2.3' }])
  expect(await captcha.isSolved('forged', visitor)).toBe(false)
})

it('takes a token once', async () => {
  const { address } = await startProvider()
  const captcha = new SiteVerify(address, 'secreto')
  expect(await captcha.isSolved('genuine-2', visitor)).toBe(true)
  expect(await captcha.isSolved('genuine-2', visitor)).toBe(false)
})

it('takes nobody for a robot because the provider does not answer, and lets nobody in', async () => {
  const { address } = await startProvider()
  running?.close()
  await expect(new SiteVerify(address, 'secreto').isSolved('genuine-3', visitor)).rejects.toMatchObject({
    code: 'service-unavailable',
  })
})

it('believes no page of another kind', async () => {
  running = createServer((_, response) => response.end('<h1>success</h1>'))
  const address = await listenAt(running)
  await expect(new SiteVerify(address, 'secreto').isSolved('genuine-4', visitor)).rejects.toMatchObject({
    code: 'service-unavailable',
  })
})

it('carries its secret to no address that an answer sends it to', async () => {
  const { address, asked } = await startProvider()
  const provider = running
  const astray = createServer((_, response) => {
    response.writeHead(307, { location: address }).end()
  })
  running = astray
  const captcha = new SiteVerify(await listenAt(astray), 'secreto')
  await expect(captcha.isSolved('genuine-3', visitor)).rejects.toMatchObject({ code: 'service-unavailable' })
  expect(asked).toEqual([])
  provider?.close()
})

it('asks once about a token that is looked at before it is used, and takes it once', async () => {
  const { address, asked } = await startProvider()
  const captcha = new SiteVerify(address, 'secreto')
  expect(await captcha.isUnspent('genuine-3', visitor)).toBe(true)
  expect(await captcha.isUnspent('genuine-3', visitor)).toBe(true)
  expect(await captcha.isSolved('genuine-3', visitor)).toBe(true)
  expect(asked).toHaveLength(1)
  expect(await captcha.isSolved('genuine-3', visitor)).toBe(false)
  expect(await captcha.isUnspent('genuine-3', visitor)).toBe(false)
  expect(await captcha.isUnspent('forged', visitor)).toBe(false)
})
