import type { AddressInfo } from 'node:net'
import {
  downloadRadianXml,
  getDeskRadian,
  getRadianSoftware,
  keepRadianSoftware,
  readRadianAnswer,
  recordRadianEvent,
} from '@enlace/contract/invoices/radian/desk-calls.ts'
import { radianFaults } from '@enlace/contract/invoices/radian/texts.ts'
import { readDelivery } from '@enlace/dian/delivery.ts'
import { verifySignature } from '@enlace/dian/signature.ts'
import { makeTestSigner } from '@enlace/documents/signature/test-signer.ts'
import { buildInvoiceWorld, handIn } from '@enlace/testing/invoice-world.ts'
import { askAsProgram, buildApiKey } from '@enlace/testing/programs.ts'
import { radianPerson } from '@enlace/testing/radian.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { beforeAll, expect, it } from 'vitest'
import { keepCompanySigner } from '../../papers/index.ts'

const folder = await useScratchFolder('enlace-radian-xml-')
const server = useTestServer({ STORAGE_URL: folder }, 'own')
let port: number

beforeAll(async () => {
  await server.portal.listen({ host: '127.0.0.1', port: 0 })
  port = (server.portal.server.address() as AddressInfo).port // it listens to a port, not to a pipe
})

const software = { software_id: '11111111-2222-4333-8444-555555555555', pin: '12345', ambiente: '2' } as const

async function enter() {
  const world = await buildInvoiceWorld(server)
  await relaxStaffFactor(server.asAdmin, world.company)
  const admin = await server.signInStaff(await buildStaff(server.db, world.company))
  const desk = await server.signInStaff(await buildStaff(server.db, world.company, 'cuentas_por_pagar'))
  const key = await buildApiKey(server.db, world.company, ['read:facturas-radicadas'])
  const { xml, uniqueKey } = world.write()
  const { id } = await handIn(server, world.browser, xml)
  const body = { codigo: '030', ...radianPerson } as const
  const recorded = await server.call(recordRadianEvent, desk, { params: { id }, body })
  const event = recorded.body.eventos[0]?.id ?? ''
  const get = (path: string) => askAsProgram(port, key, { path })
  const post = (path: string, sent: object) =>
    askAsProgram(port, key, {
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    })
  const keep = (more: object = {}) =>
    server.call(keepRadianSoftware, admin, { body: { ...software, ...more } })
  const look = async () => (await server.call(getDeskRadian, desk, { params: { id } })).body
  const take = async () => {
    const { status, response } = await server.call(downloadRadianXml, desk, { params: { id: event } })
    return { status, text: response.body }
  }
  const readFile = (file: string) =>
    server.call(readRadianAnswer, desk, { params: { id: event }, body: { xml: file } })
  return { ...world, id, event, uniqueKey, admin, desk, get, post, keep, look, take, readFile }
}

const responseTo = (key: string, code: string) =>
  `<ApplicationResponse xmlns="urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"><cbc:UBLVersionID>UBL 2.1</cbc:UBLVersionID><cbc:ID>9</cbc:ID><cac:DocumentResponse><cac:Response><cbc:ResponseCode>${code}</cbc:ResponseCode><cbc:Description>Documento ${code === '02' ? 'validado' : 'rechazado'} por la DIAN</cbc:Description></cac:Response><cac:DocumentReference><cbc:ID>AR1</cbc:ID><cbc:UUID>${key}</cbc:UUID></cac:DocumentReference></cac:DocumentResponse></ApplicationResponse>`

/** A certificate of this company that is in force. */
function sign({ company }: Awaited<ReturnType<typeof enter>>) {
  const [from, until] = [new Date(Date.now() - 86_400_000), new Date(Date.now() + 86_400_000 * 300)]
  const p12 = makeTestSigner(
    { organisation: company.nombre, commonName: company.nombre, from, until },
    'clave',
  )
  return keepCompanySigner(server.portal.service, company.id, { p12, password: 'clave' })
}

it('makes the XML with the software that the company set, whose PIN nobody reads again', async () => {
  const world = await enter()
  expect((await world.look()).hay_software).toBe(false)
  expect((await world.take()).status).toBe(404)
  expect((await world.keep({ pin: '' })).problem.fields).toEqual({ pin: radianFaults.pinMissing })
  expect((await world.keep()).body).toEqual({
    software_id: software.software_id,
    ambiente: '2',
    tiene_pin: true,
  })
  expect((await world.keep({ pin: '', ambiente: '1' })).status).toBe(200)
  expect((await server.call(keepRadianSoftware, world.desk, { body: software })).status).toBe(403)
  expect((await server.call(getRadianSoftware, world.desk)).status).toBe(403)
  const { text } = await world.take()
  const [response] = readDelivery({ name: 'e.xml', bytes: Buffer.from(text) }).responses
  expect(response).toMatchObject({
    code: '030',
    number: 'AR1',
    environment: '1',
    receiverNit: world.thirdParty.documento_numero,
    documentKey: world.uniqueKey,
  })
  expect(text).not.toContain(software.pin)
  expect(verifySignature(Buffer.from(text)).state).toBe('absent')
  expect((await world.look()).eventos).toMatchObject([{ firmado: false }])
})

it('signs with the company’s certificate what is not transmitted yet, and keeps it from then on', async () => {
  const world = await enter()
  await world.keep()
  await world.take()
  await sign(world)
  const { text } = await world.take()
  expect(verifySignature(Buffer.from(text))).toMatchObject({ state: 'valid', signer: world.company.nombre })
  expect((await world.take()).text).toBe(text)
  expect((await world.look()).eventos).toMatchObject([{ firmado: true }])
})

it('reads the DIAN’s answer to the event in its file, and in no other', async () => {
  const world = await enter()
  await world.keep()
  const [event] = readDelivery({ name: 'e.xml', bytes: Buffer.from((await world.take()).text) }).responses
  const refused = await world.readFile(responseTo('ab'.repeat(48), '02'))
  expect(refused.problem.fields).toEqual({ xml: radianFaults.fileOther })
  expect((await world.readFile('no es XML')).status).toBe(422)
  const { body } = await world.readFile(responseTo(event?.uniqueKey ?? '', '02'))
  expect(body.eventos).toMatchObject([
    { estado: 'transmitido', respuesta: 'Documento validado por la DIAN', respuesta_por: expect.any(String) },
  ])
  expect((await world.readFile(responseTo(event?.uniqueKey ?? '', '04'))).status).toBe(409)
})

it('signs once, also for two who ask at the same moment', async () => {
  const world = await enter()
  await world.keep()
  await sign(world)
  const taken = await Promise.all(Array.from({ length: 6 }, () => world.take()))
  expect(new Set(taken.map(({ text }) => text)).size).toBe(1)
  expect(verifySignature(Buffer.from(taken[0]?.text ?? ''))).toMatchObject({ state: 'valid' })
  expect((await world.take()).text).toBe(taken[0]?.text)
})

it('takes an event of a program with its time, once however often it is said', async () => {
  const [world, other] = [await enter(), await enter()]
  const key = await buildApiKey(server.db, world.company, ['push:eventos-radian'])
  const say = (body: object, asKey: Parameters<typeof askAsProgram>[1] = key) =>
    askAsProgram(port, asKey, {
      method: 'POST',
      path: `/v1/invoices/${world.id}/events`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const now = new Date(Math.floor(Date.now() / 1000) * 1000)
  const receipt = { codigo: '032', ...radianPerson, at: now.toISOString() }
  const both = await Promise.all([say(receipt), say(receipt)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(both.map(({ json }) => json['changed']))).toEqual(new Set([false, true]))
  expect(new Set(both.map(({ json }) => json['id'])).size).toBe(1)
  expect((await world.look()).eventos).toMatchObject([{ codigo: '030' }, { at: now.toISOString() }])
  expect((await say({ ...receipt, at: undefined })).status).toBe(422)
  expect((await say({ ...receipt, at: '2020-01-01T00:00:00-05:00' })).status).toBe(422)
  const path = `/v1/invoices/${world.id}/events`
  expect((await askAsProgram(port, undefined, { method: 'POST', path })).status).toBe(401)
  const reader = await buildApiKey(server.db, world.company, ['read:facturas-radicadas'])
  expect((await say(receipt, reader)).status).toBe(403)
  const stranger = await buildApiKey(server.db, other.company, ['push:eventos-radian'])
  expect((await say(receipt, stranger)).status).toBe(404)
})

it('gives a program the events with their XML, and takes the answer once', async () => {
  const [world, other] = [await enter(), await enter()]
  expect((await world.get(`/v1/invoices/${world.id}/events`)).json['events']).toMatchObject([{ xml: null }])
  await world.keep()
  const { json } = await world.get(`/v1/invoices/${world.id}/events`)
  expect(json).toMatchObject({
    estado: 'sin_recibo',
    limite: null,
    events: [
      { id: world.event, codigo: '030', persona: radianPerson, xml: `/v1/invoice-events/${world.event}/xml` },
    ],
  })
  const path = `/v1/invoice-events/${world.event}`
  expect((await world.get(`${path}/xml`)).text).toContain('<cbc:ResponseCode>030</cbc:ResponseCode>')
  expect((await other.get(`${path}/xml`)).status).toBe(404)
  expect((await other.get(`/v1/invoices/${world.id}/events`)).status).toBe(404)
  expect((await other.post(`${path}/answer`, { estado: 'transmitido' })).status).toBe(404)
  expect((await world.post(`${path}/answer`, { estado: 'rechazado' })).status).toBe(422)
  expect((await world.post(`${path}/answer`, { estado: 'transmitido' })).json).toEqual({ changed: true })
  expect((await world.post(`${path}/answer`, { estado: 'transmitido' })).json).toEqual({ changed: false })
  expect((await askAsProgram(port, undefined, { path: `${path}/xml` })).status).toBe(401)
  expect((await world.look()).eventos).toMatchObject([{ estado: 'transmitido' }])
})
