import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import {
  chooseNotificationBox,
  getNotificationChoices,
  keepPushBrowser,
  removePushBrowser,
} from '@enlace/contract/notifications/calls.ts'
import { logout } from '@enlace/contract/sign-in/session/calls.ts'
import { Scope } from '@enlace/database/scope.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { useTestServer, type TestBrowser } from '@enlace/testing/server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorker, type Worker } from '../../core/jobs/worker.ts'
import { raiseNotification } from './raise.ts'
import { tasks } from '../../app/jobs.ts'

/** A fake push service that records requests and returns a chosen status. */
const service = createServer()
const received: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = []
let status = 201
service.on('request', (request, response) => {
  void buffer(request).then((body) => {
    received.push({ path: request.url ?? '', headers: request.headers, body })
    response.writeHead(status).end()
  })
})
service.listen(0, '127.0.0.1')
await once(service, 'listening')
const host = `127.0.0.1:${(service.address() as AddressInfo).port}` // it listens
const server = useTestServer({ PUSH_HOSTS: host, PUBLIC_URL: 'https://portal.example/' }, 'own')
let worker: Worker
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
beforeAll(() => {
  worker = startWorker({ ...server.portal.service, log }, tasks)
})
afterAll(async () => {
  await worker.stop()
  service.close()
})

/** A browser with its keys, as it subscribes to the push service. */
function browserOf(path: string) {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys('base64url')
  const auth = randomBytes(16)
  return {
    pair,
    auth,
    subscription: { endpoint: `http://${host}${path}`, p256dh, auth: auth.toString('base64url') },
  }
}

/** Reads a message as the browser does (RFC 8291). */
function decrypt({ pair, auth }: ReturnType<typeof browserOf>, message: Buffer): Record<string, string> {
  const salt = message.subarray(0, 16)
  const keyLength = message[20] ?? 0
  const sender = message.subarray(21, 21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
  const sealed = message.subarray(21 + keyLength)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
}

async function enter() {
  const company = await buildCompany(server.db, { nombre: 'Andina', settings: { users: 0 } })
  const built = await buildSupplier(server.db, company)
  return { ...built, company, browser: await server.signIn(built.person) }
}
const pay = ({ company, thirdParty }: Awaited<ReturnType<typeof enter>>, dedupe = 'uno') =>
  server.db.transaction(Scope.ofStaff(company.id), (tx) =>
    raiseNotification(tx, {
      company: company.id,
      kind: 'payment-made',
      thirdParty: thirdParty.id,
      account: null,
      dedupe,
      subject: {
        comprobante: 'E-77',
        valor: '900.00',
        moneda: 'COP',
        fecha: '2026-11-20',
        path: '/payments-made/0',
      },
    }),
  )
const at = (path: string) => received.filter((one) => one.path === path)
const keep = (browser: TestBrowser, body: object) => server.call(keepPushBrowser, browser, { body })
const kept = async (browser: TestBrowser) =>
  (await server.call(getNotificationChoices, browser)).body.push.devices.length

describe('a notice of the browser', () => {
  it('says no more than that there is something, signed by the installation, until the person allows more', async () => {
    const built = await enter()
    const device = browserOf('/discreto')
    expect((await keep(built.browser, device.subscription)).body).toEqual({ isKept: true })
    await pay(built)
    await expect.poll(() => at('/discreto').length).toBe(1)
    const [told] = at('/discreto')
    const message = decrypt(device, told?.body ?? Buffer.alloc(0))
    expect(message).toMatchObject({ title: 'Andina', path: '/notifications' })
    expect(JSON.stringify(message)).not.toMatch(/E-77|900/)
    expect(told?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: message['tag'] })
    const { body } = await server.call(getNotificationChoices, built.browser)
    expect(isSignedBy(body.push.publicKey, told?.headers.authorization ?? '')).toBe(true)
    await server.call(chooseNotificationBox, built.browser, {
      body: { isDaily: false, tellsOnLockScreen: true },
    })
    await pay(built, 'dos')
    await expect.poll(() => at('/discreto').length).toBe(2)
    const open = decrypt(device, at('/discreto')[1]?.body ?? Buffer.alloc(0))
    expect(open['title']).toBe('Pago realizado · Andina')
    expect(open['body']).toContain('E-77')
    expect(open['path']).toBe('/payments-made/0')
  })

  it('goes to a browser no more that its push service has forgotten', async () => {
    const built = await enter()
    await keep(built.browser, browserOf('/ido').subscription)
    status = 410
    await pay(built)
    await expect.poll(() => kept(built.browser)).toBe(0)
    status = 201
  })

  it('is sent to no browser with keys that nothing can be encrypted for', async () => {
    const built = await enter()
    const { subscription } = browserOf('/torcido')
    const point = Buffer.from(subscription.p256dh, 'base64url')
    const wrongPoints = [
      // Well-formed, but not a point on the curve.
      Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]),
      Buffer.alloc(65),
      point.subarray(0, 33),
      Buffer.concat([point, Buffer.alloc(3)]),
      Buffer.from(ECDH.convertKey(point, 'prime256v1', undefined, undefined, 'compressed')),
    ].map((bytes) => ({ ...subscription, p256dh: bytes.toString('base64url') }))
    const wrongSecrets = [15, 17].map((size) => ({
      ...subscription,
      auth: randomBytes(size).toString('base64url'),
    }))
    for (const wrong of [...wrongPoints, ...wrongSecrets]) {
      expect((await keep(built.browser, wrong)).problem.code).toBe('invalid-fields')
    }
    expect(await kept(built.browser)).toBe(0)
  })

  it('is not tried again where it can never be encrypted, and the browser is forgotten', async () => {
    const built = await enter()
    await keep(built.browser, browserOf('/viejo').subscription)
    await server.asAdmin(`update push_subscriptions set p256dh = $2 where company_id = $1`, [
      built.company.id,
      'B'.repeat(87),
    ])
    await pay(built)
    await expect.poll(() => kept(built.browser)).toBe(0)
    const jobs = await server.asAdmin(
      `select 1 from jobs where company_id = $1 and task = 'push-notification' and last_error is not null`,
      [built.company.id],
    )
    expect(jobs).toEqual([])
    expect(at('/viejo')).toEqual([])
  })

  it('ends with the session of who leaves, and where the person takes it away', async () => {
    const built = await enter()
    const device = browserOf('/fuera')
    await keep(built.browser, device.subscription)
    const elsewhere = await server.signIn(built.person)
    await keep(elsewhere, browserOf('/otro').subscription)
    expect(await kept(elsewhere)).toBe(2)
    await server.call(logout, built.browser)
    expect(await kept(elsewhere)).toBe(1)
    const { body } = await server.call(removePushBrowser, elsewhere, {
      body: { endpoint: `http://${host}/otro` },
    })
    expect([body.isRemoved, await kept(elsewhere)]).toEqual([true, 0])
  })

  it('stays with who was only away for too long: notices are for just then', async () => {
    const built = await enter()
    await keep(built.browser, browserOf('/ausente').subscription)
    await server.call(logout, built.browser, { query: { idle: '1' } })
    await pay(built)
    await expect.poll(() => at('/ausente').length).toBe(1)
  })

  it('is nobody’s but the person’s who keeps the browser, and no other may end it', async () => {
    const built = await enter()
    const rival = await enter()
    const device = browserOf('/mio')
    await keep(built.browser, device.subscription)
    const { body } = await server.call(removePushBrowser, rival.browser, {
      body: { endpoint: device.subscription.endpoint },
    })
    expect([body.isRemoved, await kept(built.browser), await kept(rival.browser)]).toEqual([false, 1, 0])
    await keep(rival.browser, device.subscription)
    expect([await kept(built.browser), await kept(rival.browser)]).toEqual([0, 1])
  })

  it.each([
    'http://169.254.169.254/latest',
    'https://fcm.googleapis.com.evil.co/x',
    'https://u:p@fcm.googleapis.com/x',
    'no',
  ])('is never sent to %s', async (endpoint) => {
    const { browser } = await enter()
    const { problem } = await keep(browser, { ...browserOf('/x').subscription, endpoint })
    expect(problem.code).toBe('push-service-unknown')
  })
})

/** Returns whether a VAPID header was signed with the key published to browsers. */
function isSignedBy(publicKey: string, authorization: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const verifier = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const } // JWS's form
  return (
    key === publicKey &&
    verify('sha256', Buffer.from(`${head}.${claims}`), verifier, Buffer.from(signature, 'base64url'))
  )
}
