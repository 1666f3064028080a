import { useWebhookReceiver } from '@enlace/testing/webhook-receiver.ts'
import { expect, it } from 'vitest'
import type { findAddresses } from '../../core/outgoing/guarded-lookup.ts'
import { post } from './post.ts'

const receiver = await useWebhookReceiver()
const policy = { ownHosts: [receiver.host], patienceMilliseconds: 300 }
const send = (url: string, more: object = {}) =>
  post({ url, headers: { 'x-propio': '1' }, body: '{"é":1}' }, { ...policy, ...more })

it('posts the bytes as they are and tells what was answered', async () => {
  const url = receiver.at('ok', (response) => void response.writeHead(202).end('  Recibido\u0000\n gracias '))
  expect(await send(url)).toMatchObject({ status: 202, fault: null, answer: 'Recibido gracias' })
  expect(receiver.of('ok')[0]).toMatchObject({
    body: '{"é":1}',
    headers: { 'x-propio': '1', 'content-type': 'application/json; charset=utf-8', 'content-length': '8' },
  })
})

it('waits no longer than it should for whoever does not answer', async () => {
  const outcome = await send(receiver.at('slow', () => undefined))
  expect(outcome).toMatchObject({ status: null, fault: 'tiempo' })
  expect(outcome.milliseconds).toBeLessThan(20_000)
})

it('takes the status of whoever never comes to the end of an answer, and reads no more than its beginning', async () => {
  const drip = receiver.at('drip', (response) => {
    response.writeHead(200)
    response.write('poco a poco')
  })
  expect(await send(drip)).toMatchObject({ status: 200, fault: null, answer: 'poco a poco' })
  let written = 0
  const huge = receiver.at('huge', (response) => {
    response.writeHead(500)
    const more = () => {
      while (!response.destroyed && written < 1e9 && response.write('x'.repeat(65_536))) written += 65_536
    }
    response.on('drain', more)
    more()
  })
  const outcome = await send(huge, { patienceMilliseconds: 5000 })
  expect(outcome).toMatchObject({ status: 500, fault: null })
  expect(outcome.answer).toHaveLength(500)
  expect(written).toBeLessThan(50_000_000)
})

it('follows no redirect', async () => {
  const inside = receiver.at('inside')
  const outcome = await send(
    receiver.at('redirects', (response) => void response.writeHead(307, { location: inside }).end()),
  )
  expect(outcome).toMatchObject({ status: 307, fault: null })
  expect(receiver.of('inside')).toEqual([])
})

it('tells a connection that was cut, or never came about', async () => {
  expect(await send(receiver.at('cuts', (response) => void response.destroy()))).toMatchObject({
    status: null,
    fault: 'conexion',
  })
  expect(await send('http://127.0.0.1:1/', { ownHosts: ['127.0.0.1:1'] })).toMatchObject({
    fault: 'conexion',
  })
})

it('tells a certificate that is none', async () => {
  const url = `https://${receiver.host}/`
  expect(await send(url)).toMatchObject({ status: null, fault: 'certificado' })
})

it('connects to nothing inside, by its address or by a name that leads there', async () => {
  const before = receiver.received.length
  const { port } = new URL(`http://${receiver.host}`)
  for (const host of ['127.0.0.1', '2130706433', '0.0.0.0', '[::ffff:127.0.0.1]'])
    expect(await send(`https://${host}:${port}/`, { ownHosts: [] })).toMatchObject({ fault: 'privada' })
  const inward: typeof findAddresses = (_host, tell) => tell(null, [{ address: '127.0.0.1', family: 4 }])
  const named = await send(`https://erp.ejemplo.co:${port}/`, { ownHosts: [], find: inward })
  expect(named).toMatchObject({ status: null, fault: 'privada' })
  expect(await send(`http://erp.ejemplo.co:${port}/`, { ownHosts: [] })).toMatchObject({ fault: 'direccion' })
  expect(receiver.received).toHaveLength(before)
})

it('tells a name that nobody has', async () => {
  const nobody: typeof findAddresses = (_host, tell) =>
    tell(Object.assign(new Error('x'), { code: 'ENOTFOUND' }), [])
  expect(await send('https://nadie.ejemplo.co/', { find: nobody })).toMatchObject({ fault: 'nombre' })
})
