import { readdir } from 'node:fs/promises'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { registerSupplier } from '@enlace/contract/supplier-registration/calls.ts'
import { fileFaultTexts as texts } from '@enlace/contract/core/files/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { Scope } from '@enlace/database/scope.ts'
import { buildCompany, type BuiltCompany } from '@enlace/testing/builders.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { TestBrowser, useTestServer, type TestFile } from '@enlace/testing/server.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { saveTemplate } from '../../modules/content/commands.ts'
import { sweepStorage } from '../storage/sweep.ts'

const folder = await useScratchFolder('enlace-uploads-')
const server = useTestServer({ STORAGE_URL: folder })

const megabyte = 1024 * 1024
const patient = { timeout: 20_000 }
const html =
  '<input name="documentID"><input name="businessName"><input name="contactEmail"><input type="file" name="rut">'
const supplier = {
  documentID: '900123456',
  businessName: 'Cauchos del Sur',
  contactEmail: 'ana@cauchos.test',
}
let company: BuiltCompany

beforeEach(async () => {
  company = await buildCompany(server.db, { settings: { agp_registration_supplier: 1 } })
  const template = { name: 'supplier-registration', title: 'Registro', html }
  await saveTemplate(server.db, Scope.ofStaff(company.id), template, { actor: 'test' })
})

const pdf = (size = 100) => {
  const bytes = Buffer.alloc(size, ' ')
  bytes.write('%PDF-1.7\n')
  bytes.write('\n%%EOF\n', size - 7)
  return bytes
}
const file = (field: string, bytes: Buffer | string = pdf(), name = `${field}.pdf`): TestFile => ({
  field,
  name,
  bytes,
})

const send = (files: readonly TestFile[], body: object = {}) =>
  server.call(registerSupplier, new TestBrowser(company.host), {
    body: { supplier: JSON.stringify(supplier), company: JSON.stringify({ id: company.id }), ...body },
    files,
  })

const filesBelow = async (place: string) =>
  (await readdir(join(folder, place), { recursive: true, withFileTypes: true }).catch(() => [])).filter(
    (entry) => entry.isFile(),
  )
const leftOvers = async () => ({
  spool: (await filesBelow('.incoming')).length,
  storage: (await filesBelow(String(company.id))).length,
  rows: (await server.asAdmin('select 1 from stored_files where company_id = $1', [company.id])).length,
})
const nothing = { spool: 0, storage: 0, rows: 0 }

describe('files of a call', () => {
  it('come under any key, before or after the fields, several under one', async () => {
    const part = (disposition: string, content: string) =>
      `--x\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`
    const payload = [
      part('name="rut"; filename="uno.pdf"', pdf().toString()),
      part('name="company"', JSON.stringify({ id: company.id })),
      part('name="otro papel"; filename="dos.pdf"', pdf().toString()),
      part('name="supplier"', JSON.stringify(supplier)),
      part('name="rut"; filename="tres.pdf"', pdf().toString()),
      '--x--\r\n',
    ].join('')
    const response = await server.portal.inject({
      method: 'POST',
      url: '/api/supplier-register',
      remoteAddress: '10.9.8.7',
      headers: { host: company.host, 'content-type': 'multipart/form-data; boundary=x' },
      payload,
    })
    expect(response.statusCode).toBe(200)
    const kept = await server.asAdmin(
      'select field, name from registration_attachments where company_id = $1 order by field, name',
      [company.id],
    )
    expect(kept).toEqual([
      { field: 'otro papel', name: 'dos.pdf' },
      { field: 'rut', name: 'tres.pdf' },
      { field: 'rut', name: 'uno.pdf' },
    ])
    expect(await leftOvers()).toEqual({ spool: 0, storage: 3, rows: 3 })
  })

  it('are refused each by its name and reason, all in one answer, and nothing of them stays', async () => {
    const { status, problem } = await send([
      file('rut'),
      file('banco', Buffer.alloc(0), 'vacío.pdf'),
      file('cedula', 'MZ\x90\x00', 'cedula.exe'),
      file('camara', pdf(10 * megabyte + 1), 'grande.pdf'),
    ])
    expect([status, problem.code]).toEqual([422, 'file-refused'])
    expect(problem.fields).toEqual({
      banco: fill(texts.empty, { name: 'vacío.pdf' }),
      cedula: fill(texts.type, { name: 'cedula.exe' }),
      camara: fill(texts.large, { name: 'grande.pdf', megabytes: 10 }),
    })
    expect(await leftOvers()).toEqual(nothing)
  })

  it('may be ten of ten megabytes each, and no eleventh', async () => {
    const ten = Array.from({ length: 10 }, (_, at) => file(`papel${at}`))
    expect((await send([...ten.slice(1), file('papel0', pdf(10 * megabyte))])).status).toBe(200)
    const { status, problem } = await send([...ten, file('papel10')])
    expect([status, problem.fields]).toEqual([
      422,
      { papel10: fill(texts.count, { count: 10, name: 'papel10.pdf' }) },
    ])
  })

  it('are not counted where a form without a script sends an empty part for what nobody chose', async () => {
    expect((await send([file('rut', '', ''), file('banco')])).status).toBe(200)
  })

  it('go again when the request is refused for another reason', async () => {
    const { status, problem } = await send([file('rut')], { supplier: '{"businessName":""}' })
    expect([status, problem.code]).toEqual([422, 'invalid-fields'])
    expect(await leftOvers()).toEqual(nothing)
    expect((await send([file('rut')], { company: '{"id":1}' })).problem.code).toBe('company-mismatch')
    expect(await leftOvers()).toEqual(nothing)
  })
})

it('leaves nothing of an upload that tore, and serves on', async () => {
  await server.portal.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.portal.server.address() as AddressInfo // it listens to a port, not to a pipe
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST /api/supplier-register HTTP/1.1\r\nhost: ${company.host}\r\ncontent-length: 9000000\r\n` +
      'content-type: multipart/form-data; boundary=x\r\n\r\n' +
      '--x\r\ncontent-disposition: form-data; name="rut"; filename="rut.pdf"\r\n\r\n%PDF-1.7\n',
  )
  socket.write(Buffer.alloc(2 * megabyte, 'x'))
  await expect.poll(async () => (await leftOvers()).spool, patient).toBe(1)
  socket.destroy()
  await expect.poll(leftOvers, patient).toEqual(nothing)
  expect((await send([file('rut')])).status).toBe(200)
})

it('answers what is asked next on the connection of an upload that was refused in its midst', async () => {
  const { port } = server.portal.server.address() as AddressInfo // the test before opened it
  const socket = connect(port, '127.0.0.1')
  let told = ''
  socket
    .on('error', () => undefined)
    .setEncoding('utf8')
    .on('data', (text: string) => (told += text))
  // A form without files is sent one.
  const body = Buffer.alloc(3 * megabyte, 'x')
  body.write('--x\r\ncontent-disposition: form-data; name="rut"; filename="rut.pdf"\r\n\r\n%PDF-1.7\n')
  socket.write(
    `POST /api/contact-mail HTTP/1.1\r\nhost: ${company.host}\r\ncontent-length: ${body.length}\r\n` +
      'content-type: multipart/form-data; boundary=x\r\n\r\n',
  )
  socket.write(body)
  await expect.poll(() => told, patient).toContain('invalid-fields')
  socket.write(`GET /api/affairs HTTP/1.1\r\nhost: ${company.host}\r\n\r\n`)
  await expect.poll(() => told, patient).toContain('HTTP/1.1 200 OK')
  socket.destroy()
})

it('sweeps from the storage what nobody claimed, and nothing that somebody did', async () => {
  await send([file('rut')])
  const [kept] = await server.asAdmin<{ storage_key: string }>(
    'select storage_key from stored_files where company_id = $1',
    [company.id],
  )
  // As left by a process that was killed between the storage and the request.
  const orphan = `${company.id}/ab/${'o'.repeat(41)}`
  await server.asAdmin(
    `insert into stored_files (company_id, storage_key, media_type, size, sha256, created_at)
     values ($1, $2, 'application/pdf', 1, repeat('0', 64), now() - interval '1 day')`,
    [company.id, orphan],
  )
  await server.asAdmin(
    `update stored_files set created_at = now() - interval '1 day' where company_id = $1`,
    [company.id],
  )
  await sweepStorage(server.db, server.portal.service.storage)
  const rows = await server.asAdmin('select storage_key from stored_files where company_id = $1', [
    company.id,
  ])
  expect(rows).toEqual([{ storage_key: kept?.storage_key }])
  expect((await leftOvers()).storage).toBe(1)
})

it('takes eight uploads of ten megabytes at once without holding them', async () => {
  const { port } = server.portal.server.address() as AddressInfo // the test before opened it
  const before = livingMemory()
  let most = 0
  const watch = () => {
    most = Math.max(most, livingMemory())
  }
  // All run concurrently; two of them measure memory often enough. Collecting costs more than the uploads.
  const statuses = await Promise.all(
    Array.from({ length: 8 }, (_, at) => upload(port, at, at % 4 === 0 ? watch : undefined)),
  )
  expect(statuses).toEqual(Array.from({ length: 8 }, () => 200))
  expect(most).toBeGreaterThan(0)
  // The files are eighty megabytes; the memory in use includes pieces in transit, those of the senders, and those not
  // collected yet.
  expect((most - before) / megabyte).toBeLessThan(60)
})

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Bytes in use after garbage collection. */
function livingMemory(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/**
 * Sends ten megabytes in pieces that are made on the way, as a browser does; calls `watch` at three of them, the last
 * included.
 */
async function upload(port: number, at: number, watch?: () => void): Promise<number> {
  const own = { ...supplier, contactEmail: `u${at}@b.co`, documentID: `80000000${at}` }
  const part = (disposition: string, content: string) =>
    `--x\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${content}`
  function* pieces() {
    yield Buffer.from(`${part('name="supplier"', JSON.stringify(own))}\r\n`)
    yield Buffer.from(`${part('name="company"', JSON.stringify({ id: company.id }))}\r\n`)
    yield Buffer.from(part('name="rut"; filename="rut.pdf"', '%PDF-1.7\n'))
    for (let piece = 0; piece < 159; piece++) {
      if (piece % 53 === 52) watch?.()
      yield Buffer.alloc(64 * 1024, ' ')
    }
    yield Buffer.from('\n%%EOF\n\r\n--x--\r\n')
  }
  const sending = request({
    port,
    path: '/api/supplier-register',
    method: 'POST',
    headers: { host: company.host, 'content-type': 'multipart/form-data; boundary=x' },
  })
  const answer = once(sending, 'response')
  await pipeline(Readable.from(pieces()), sending)
  const [response]: IncomingMessage[] = await answer
  response?.resume()
  return response?.statusCode ?? 0
}
