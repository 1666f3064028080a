import { usualAddress } from '@enlace/contract/media/addresses.ts'
import {
  changeMedium,
  getMedium,
  listMedia,
  removeMedium,
  replaceMedium,
  uploadMedia,
} from '@enlace/contract/media/calls.ts'
import { mediaTexts } from '@enlace/contract/media/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { Scope } from '@enlace/database/scope.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { buildClaimingPng, buildPng } from '@enlace/testing/pictures.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { saveCmsContent } from '../content/commands.ts'
import { usualPolicy } from '../../core/jobs/rules.ts'
import { startWorker, type Worker } from '../../core/jobs/worker.ts'
import { mediaSizes } from './task.ts'

const folder = await useScratchFolder('enlace-media-')
const server = useTestServer({ STORAGE_URL: folder }, 'own')
const workers: Worker[] = []
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
})

let world: Awaited<ReturnType<typeof enter>>
beforeEach(async () => {
  world = await enter()
})

async function enter() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  return { company, browser: await server.signInStaff(await buildStaff(server.db, company)) }
}

function work(): void {
  const service = { ...server.portal.service, log: server.portal.log }
  workers.push(startWorker(service, [mediaSizes], { ...usualPolicy, pollMilliseconds: 50 }))
}

const upload = (browser: TestBrowser, bytes: Buffer, name = 'bodega.png') =>
  server.call(uploadMedia, browser, { body: {}, files: [{ field: 'archivo1', name, bytes }] })

async function uploaded(bytes = buildPng(40, 30), name?: string) {
  const { body } = await upload(world.browser, bytes, name)
  const [medium] = body.media
  if (!medium) throw new Error('Nothing was uploaded')
  return medium
}

const look = async (id: string, browser = world.browser) =>
  server.call(getMedium, browser, { params: { id } })

async function untilReady(id: string) {
  await expect.poll(async () => (await look(id)).body.medium.state).toBe('lista')
  return (await look(id)).body.medium
}

const fetchSize = (address: string, headers: Record<string, string> = {}) =>
  server.portal.inject({ method: 'GET', url: `/${address}`, headers })

describe('a picture of the library', () => {
  it('is kept in each width that it has pixels for, in both formats, and served in the one that a browser reads', async () => {
    work()
    const { id, state, widths } = await uploaded(buildPng(700, 350))
    expect([state, widths]).toEqual(['procesando', []])
    const medium = await untilReady(id)
    expect([medium.widths, medium.progress, medium.width, medium.height]).toEqual([
      [320, 640, 700],
      1,
      700,
      350,
    ])
    const modern = await fetchSize(usualAddress(medium), { accept: 'image/avif,image/webp,*/*' })
    const older = await fetchSize(usualAddress(medium), { accept: 'image/webp,*/*' })
    expect([modern.headers['content-type'], older.headers['content-type']]).toEqual([
      'image/avif',
      'image/webp',
    ])
    expect(modern.headers['vary']).toContain('accept')
    expect(modern.rawPayload.toString('latin1', 4, 12)).toBe('ftypavif')
    const again = await fetchSize(usualAddress(medium), {
      accept: 'image/avif',
      'if-none-match': String(modern.headers['etag']),
    })
    expect(again.statusCode).toBe(304)
    expect(modern.headers['cache-control']).toContain('stale-while-revalidate')
    const wider = await fetchSize(`media/${id}/1920.webp`)
    expect(wider.headers['content-type']).toBe('image/webp')
  })

  it('is told from its bytes; what is none, claims to be huge, or is a drawing that acts, is refused with its name', async () => {
    const html = Buffer.from('<!doctype html><script>alert(1)</script>')
    const drawing = (inner: string) =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inner}</svg>`)
    for (const [bytes, name] of [
      [html, 'foto.png'],
      [Buffer.from('GIF89a'), 'foto.gif'],
      [drawing('<script>alert(1)</script>'), 'logo.svg'],
      [drawing('<rect onclick="alert(1)"/>'), 'logo.svg'],
      [drawing('<image href="https://otro.test/a.png"/>'), 'logo.svg'],
    ] as const) {
      const { status, problem } = await upload(world.browser, bytes, name)
      expect([name, status, problem.fields?.['archivo1']]).toEqual([
        name,
        422,
        fill(mediaTexts.type, { name }),
      ])
    }
    const huge = await upload(world.browser, buildClaimingPng(30_000, 30_000), 'afiche.png')
    expect(huge.problem.fields?.['archivo1']).toContain('40 megapíxeles')
    expect((await server.call(listMedia, world.browser, { query: {} })).body.total).toBe(0)
    work()
    const { id } = await uploaded(drawing('<rect width="40" height="20"/>'), 'logo.svg')
    expect(await untilReady(id)).toMatchObject({ isVector: true, width: 40, height: 20, widths: [40] })
    const served = await fetchSize(`media/${id}/640`)
    expect(served.headers['content-type']).toBe('image/svg+xml')
    expect(served.headers['content-security-policy']).toContain('sandbox')
  })

  it('that no codec can read is said to have failed, and shows nothing', async () => {
    const whole = buildPng(60, 60)
    const broken = Buffer.concat([whole.subarray(0, 60), Buffer.alloc(200, 7), whole.subarray(-12)])
    const { id } = await uploaded(broken)
    work()
    await expect.poll(async () => (await look(id)).body.medium.state).toBe('fallida')
    expect((await fetchSize(`media/${id}/320`)).statusCode).toBe(404)
  })

  it('gives way to another file under the same address, and is shown until that is ready', async () => {
    work()
    const { id } = await uploaded(buildPng(50, 50, 10))
    const before = await untilReady(id)
    const shown = await fetchSize(usualAddress(before))
    const replace = (version: number) =>
      server.call(replaceMedium, world.browser, {
        params: { id },
        body: { version },
        files: [{ field: 'archivo1', name: 'nueva.png', bytes: buildPng(80, 40, 200) }],
      })
    await Promise.all(workers.splice(0).map((worker) => worker.stop()))
    expect((await replace(before.version)).status).toBe(200)
    expect((await replace(before.version)).problem.code).toBe('changed-meanwhile')
    expect((await fetchSize(usualAddress(before))).rawPayload).toEqual(shown.rawPayload)
    work()
    const after = await untilReady(id)
    expect([after.width, after.height, after.widths]).toEqual([80, 40, [80]])
    const next = await fetchSize(usualAddress(before))
    expect([next.statusCode, next.headers['etag'] === shown.headers['etag']]).toEqual([200, false])
  })
})

describe('what is known of a picture', () => {
  const facts = { name: 'Bodega de Yumbo', isDecorative: false, focus: { x: 20, y: 80 } }

  it('is changed by who saw the latest of it, and says what stands for it where it is not seen', async () => {
    const { id, version } = await uploaded()
    const change = (body: object) =>
      server.call(changeMedium, world.browser, {
        params: { id },
        body: { version, alt: '', ...facts, ...body },
      })
    expect((await change({})).problem.fields?.['alt']).toBe(mediaTexts.altMissing)
    const { body } = await change({ alt: 'Estibas con cajas de cartón' })
    expect(body.medium).toMatchObject({
      name: facts.name,
      alt: 'Estibas con cajas de cartón',
      focus: { x: 20, y: 80 },
    })
    expect((await change({ alt: 'Otro' })).problem.code).toBe('changed-meanwhile')
    const found = await server.call(listMedia, world.browser, { query: { q: 'CARTÓN' } })
    expect(found.body.media.map((medium) => medium.id)).toEqual([id])
    expect((await server.call(listMedia, world.browser, { query: { q: '%' } })).body.total).toBe(0)
  })

  it('tells of a draft that shows it by where that is to stand, or by its title', async () => {
    const { id } = await uploaded()
    const html = `<img src="media/${id}/40" alt="Bodega">`
    const draft = (kind: string, item: string, body: object) =>
      server.asAdmin(
        `insert into content_versions (company_id, kind, item, number, state, body, author)
         values ($1, $2, $3, 1, 'draft', $4, 'prueba')`,
        [world.company.id, kind, item, JSON.stringify({ ...body, html })],
      )
    await draft('advertisement', 'd52e76da-25ad-4f66-aadb-5d11523ec175', {
      page_code: 'PAG-8',
      position: '2',
    })
    await draft('document', 'carta', { title: 'Carta de bienvenida' })
    expect((await look(id)).body.uses).toEqual([
      { kind: 'draft', item: 'Carta de bienvenida' },
      { kind: 'draft', item: 'PAG-8 · 2' },
    ])
  })

  it('tells where it is shown, and keeps it from being taken away there', async () => {
    const { id } = await uploaded()
    const other = await uploaded(buildPng(41, 30))
    const html = `<p><img src="media/${id}/40" alt="Bodega"></p>`
    const { company, browser } = world
    const author = { actor: 'prueba' }
    await saveCmsContent(server.db, Scope.ofStaff(company.id), { location: 'login', html }, author)
    expect((await look(id)).body).toMatchObject({
      medium: { uses: 1 },
      uses: [{ kind: 'place', item: 'login' }],
    })
    const remove = (wanted: string) => server.call(removeMedium, browser, { params: { id: wanted } })
    expect((await remove(id)).problem.code).toBe('picture-used')
    const unused = await server.call(listMedia, browser, { query: { only: 'unused' } })
    expect(unused.body.media.map((medium) => medium.id)).toEqual([other.id])
    expect((await remove(other.id)).status).toBe(200)
    expect((await look(other.id)).problem.code).toBe('picture-not-found')
    await saveCmsContent(server.db, Scope.ofStaff(company.id), { location: 'login', html: '' }, author)
    expect((await remove(id)).status).toBe(200)
  })
})

it('a library is the company’s own, for who may write its content', async () => {
  const { id, version } = await uploaded()
  const stranger = await enter()
  const given = { params: { id } }
  const body = { version, name: 'x', alt: 'x', isDecorative: false, focus: { x: 1, y: 1 } }
  expect((await look(id, stranger.browser)).problem.code).toBe('picture-not-found')
  expect((await server.call(removeMedium, stranger.browser, given)).problem.code).toBe('picture-not-found')
  expect((await server.call(changeMedium, stranger.browser, { ...given, body })).status).toBe(404)
  expect((await server.call(listMedia, stranger.browser, { query: {} })).body.total).toBe(0)
  const auditor = await server.signInStaff(await buildStaff(server.db, world.company, 'auditor'))
  expect((await look(id, auditor)).status).toBe(200)
  expect((await upload(auditor, buildPng(5, 5))).problem.code).toBe('role-refused')
  const buyer = await server.signInStaff(await buildStaff(server.db, world.company, 'compras'))
  expect((await look(id, buyer)).problem.code).toBe('role-refused')
  const supplier = await server.signIn((await buildSupplier(server.db, world.company)).person)
  expect((await look(id, supplier)).status).toBe(401)
  expect((await look(id, new TestBrowser('backoffice.test'))).status).toBe(401)
})
