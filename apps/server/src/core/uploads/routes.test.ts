import { beginUpload, dropUpload, getUpload, sendUpload } from '@enlace/contract/core/uploads/calls.ts'
import { uploadLimits } from '@enlace/contract/core/uploads/schemas.ts'
import { buildCompany, buildPerson, buildSupplier } from '@enlace/testing/builders.ts'
import { announce, paper, sendFrom } from '@enlace/testing/required-documents.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { sweepUploads } from './commands.ts'

const folder = await useScratchFolder('enlace-pieces-')
const server = useTestServer({ STORAGE_URL: folder })

let browser: TestBrowser
let world: Awaited<ReturnType<typeof enter>>
beforeEach(async () => {
  world = await enter()
  browser = world.browser
})

async function enter() {
  const company = await buildCompany(server.db)
  const supplier = await buildSupplier(server.db, company)
  return { company, ...supplier, browser: await server.signIn(supplier.person) }
}

const bytes = paper(700_000)
const begin = async () => (await announce(server, browser, bytes)).body.id
const received = async (id: string) =>
  (await server.call(getUpload, browser, { params: { id } })).body.recibido

/** The tus request for the offset of an upload. */
const head = (id: string, asking: TestBrowser = browser) =>
  server.portal.inject({
    method: 'HEAD',
    url: `/api${getUpload.path.replace(':id', id)}`,
    headers: { ...asking.headers(), 'tus-resumable': '1.0.0' },
  })

describe('a file in pieces', () => {
  it('goes on where it was, and tells how far it is as tus 1.0.0 does', async () => {
    const id = await begin()
    const first = await sendFrom(server, browser, { id, at: 0, bytes: bytes.subarray(0, 300_000) })
    expect([first.statusCode, first.headers['upload-offset'], first.headers['tus-resumable']]).toEqual([
      204,
      '300000',
      '1.0.0',
    ])
    const { headers, statusCode } = await head(id)
    expect([
      statusCode,
      headers['upload-offset'],
      headers['upload-length'],
      headers['cache-control'],
    ]).toEqual([200, '300000', '700000', 'no-store'])
    await sendFrom(server, browser, { id, at: 300_000, bytes: bytes.subarray(300_000) })
    expect(await received(id)).toBe(bytes.length)
  })

  it('is the same one for who announces the same file for the same thing again', async () => {
    const id = await begin()
    await sendFrom(server, browser, { id, at: 0, bytes: bytes.subarray(0, 1000) })
    const again = await announce(server, browser, bytes)
    expect([again.body.id, again.body.recibido]).toEqual([id, 1000])
    expect((await announce(server, browser, bytes, 'otra cosa')).body.id).not.toBe(id)
    expect((await announce(server, browser, paper(700_000, 'otro'))).body.id).not.toBe(id)
  })

  it('takes no bytes that are not the next ones, nor more than were announced', async () => {
    const id = await begin()
    await sendFrom(server, browser, { id, at: 0, bytes: bytes.subarray(0, 1000) })
    for (const at of [0, 999, 1001]) {
      const { statusCode } = await sendFrom(server, browser, { id, at, bytes: bytes.subarray(0, 10) })
      expect([at, statusCode]).toEqual([at, 409])
    }
    const more = await sendFrom(server, browser, { id, at: 1000, bytes })
    expect(more.statusCode).toBe(413)
    expect(await received(id)).toBe(1000)
  })

  it('takes the same next bytes once, however many send them at the same time', async () => {
    const id = await begin()
    const next = { id, at: 0, bytes: bytes.subarray(0, 200_000) }
    const answers = await Promise.all([1, 2, 3].map(() => sendFrom(server, browser, next)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      204, 409, 409,
    ])
    expect(await received(id)).toBe(200_000)
  })

  it('speaks one version of tus, takes one kind of body, and says so', async () => {
    const id = await begin()
    const version = await sendFrom(server, browser, {
      id,
      at: 0,
      bytes,
      headers: { 'tus-resumable': '0.2.2' },
    })
    expect([version.statusCode, version.headers['tus-version']]).toEqual([412, '1.0.0'])
    const type = { 'content-type': 'application/pdf' }
    expect((await sendFrom(server, browser, { id, at: 0, bytes, headers: type })).statusCode).toBe(415)
    const place = { 'upload-offset': '-1' }
    expect((await sendFrom(server, browser, { id, at: 0, bytes, headers: place })).statusCode).toBe(400)
    const { headers } = await server.portal.inject({ method: 'OPTIONS', url: `/api/uploads/${id}` })
    expect([headers['tus-version'], headers['tus-max-size']]).toEqual(['1.0.0', String(uploadLimits.bytes)])
  })

  it('is refused before a byte of it came where it is empty or too large', async () => {
    for (const size of [0, uploadLimits.bytes + 1]) {
      const body = { asunto: 'x', nombre: 'a.pdf', bytes: size, sha256: 'a'.repeat(64) }
      expect((await server.call(beginUpload, browser, { body })).status).toBe(422)
    }
  })

  it('goes with all its bytes when it is given up, or nobody went on with it for a day', async () => {
    const pieces = async () =>
      (await server.asAdmin('select 1 from file_upload_pieces where company_id = $1', [world.company.id]))
        .length
    const id = await begin()
    await sendFrom(server, browser, { id, at: 0, bytes: bytes.subarray(0, 1000) })
    expect(await pieces()).toBe(1)
    expect((await server.call(dropUpload, browser, { params: { id } })).status).toBe(200)
    expect(await pieces()).toBe(0)
    const late = await begin()
    await sendFrom(server, browser, { id: late, at: 0, bytes: bytes.subarray(0, 1000) })
    await sweepUploads(server.db)
    expect(await pieces()).toBe(1)
    await server.asAdmin(`update file_uploads set expires_at = now() where id = $1`, [late])
    expect((await head(late)).statusCode).toBe(404)
    await sweepUploads(server.db)
    expect(await pieces()).toBe(0)
  })

  it('is one of twenty at most that a person leaves unfinished', async () => {
    for (let at = 0; at < uploadLimits.open; at++) await announce(server, browser, bytes, `asunto ${at}`)
    const { status, problem } = await announce(server, browser, bytes, 'uno más')
    expect([status, problem.code]).toEqual([429, 'too-many-uploads'])
    expect((await announce(server, browser, bytes, 'asunto 3')).status).toBe(200)
  })
})

describe('a file of another person', () => {
  it('is not there for a colleague, another supplier, another company or nobody', async () => {
    const id = await begin()
    await sendFrom(server, browser, { id, at: 0, bytes: bytes.subarray(0, 1000) })
    const colleague = await server.signIn(await buildPerson(server.db, world.thirdParty, { isMaster: true }))
    const neighbour = await server.signIn((await buildSupplier(server.db, world.company)).person)
    const stranger = (await enter()).browser
    for (const other of [colleague, neighbour, stranger]) {
      expect((await head(id, other)).statusCode).toBe(404)
      expect((await sendFrom(server, other, { id, at: 1000, bytes: bytes.subarray(1000) })).statusCode).toBe(
        404,
      )
      for (const call of [getUpload, dropUpload, sendUpload])
        expect((await server.call(call, other, { params: { id } })).problem.code).toBe('document-not-found')
    }
    const nobody = new TestBrowser(world.company.host)
    expect((await head(id, nobody)).statusCode).toBe(401)
    expect((await sendFrom(server, nobody, { id, at: 1000, bytes })).statusCode).toBe(401)
    expect(await received(id)).toBe(1000)
  })

  it('takes nothing that another site sends in its person’s name', async () => {
    const id = await begin()
    const forged = { 'x-xsrf-token': 'otro' }
    expect((await sendFrom(server, browser, { id, at: 0, bytes, headers: forged })).statusCode).toBe(403)
    const origin = { origin: 'https://malo.example' }
    expect((await sendFrom(server, browser, { id, at: 0, bytes, headers: origin })).statusCode).toBe(403)
    expect(await received(id)).toBe(0)
  })

  it('is not begun by who may only look', async () => {
    await server.asAdmin('update memberships set read_only = true where id = $1', [world.person.membership])
    const { status, problem } = await announce(server, browser, bytes)
    expect([status, problem.code]).toEqual([403, 'read-only-person'])
  })
})
