import { blogDeskFormTexts } from '@enlace/contract/blog/desk/texts.ts'
import {
  checkDeskText,
  createDeskPost,
  discardDeskDraft,
  downloadDeskReceipts,
  getDeskPost,
  getDeskVersion,
  listDeskPosts,
  listDeskReceipts,
  pinDeskPost,
  publishDeskPost,
  remindDeskPost,
  restoreDeskVersion,
  retractDeskPost,
  saveDeskPost,
  uploadDeskFile,
} from '@enlace/contract/blog/desk/calls.ts'
import type { PostDraft } from '@enlace/contract/blog/desk/schemas.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff } from '@enlace/testing/staff.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()
const pdf = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'

const written = (changes: Partial<PostDraft> = {}): PostDraft => ({
  tipo: 'comunicado',
  titulo: 'Cierre de radicación de diciembre',
  extracto: 'El último día es el 18.',
  autor: 'Comunicaciones',
  categoria: 'Avisos',
  etiquetas: ['Facturas'],
  audiencia: [],
  html: '<p>Radique antes del 18.</p>',
  portada: null,
  galeria: [],
  adjuntos: [],
  ...changes,
})

/** A company with its communications staff signed in and an unpublished draft. */
async function enter(post: PostDraft = written()) {
  const company = await buildCompany(server.db, { settings: { blog: 1 } })
  const browser = await server.signInStaff(await buildStaff(server.db, company, 'comunicaciones'))
  const { body } = await server.call(createDeskPost, browser, { body: { post } })
  const params = { slug: body.slug }
  const get = async () => (await server.call(getDeskPost, browser, { params })).body
  const save = async (changes: Partial<PostDraft>) => {
    const { seen } = await get()
    return server.call(saveDeskPost, browser, { params, body: { seen, post: written(changes), note: '' } })
  }
  const show = async (more: object = {}) => {
    const { seen } = await get()
    return server.call(publishDeskPost, browser, {
      params,
      body: { seen, desde: null, callado: false, ...more },
    })
  }
  return { company, browser, params, get, save, show }
}

describe('a post of the desk', () => {
  it('is nobody’s to see as a draft, then shown, changed as a draft and shown again as a new version', async () => {
    const { get, save, show, company } = await enter()
    expect(await get()).toMatchObject({ estado: 'borrador', seen: { number: 1, revision: 1 }, version: null })
    const kept = () =>
      server.asAdmin<{ html: string; version: number }>(
        'select html, version from blog_posts where company_id = $1',
        [company.id],
      )
    expect(await kept()).toEqual([])
    expect((await show()).status).toBe(200)
    expect(await get()).toMatchObject({ estado: 'publicada', seen: null, shown: 1, version: 1 })
    expect((await save({ html: '<p>Hasta el 19.</p><script>x()</script>' })).body.removed).toEqual(['script'])
    expect(await kept()).toEqual([{ html: '<p>Radique antes del 18.</p>', version: 1 }])
    expect((await show()).body.removed).toEqual(['script'])
    expect(await kept()).toEqual([{ html: '<p>Hasta el 19.</p>', version: 2 }])
    expect((await get()).versions.map(({ number, state }) => [number, state])).toEqual([
      [2, 'published'],
      [1, 'retired'],
    ])
  })

  it('is brought back as it was, as a version of its own', async () => {
    const { get, save, show, browser, params } = await enter()
    await show()
    await save({ titulo: 'Otro título' })
    await show()
    const by = { params: { ...params, number: 1 } }
    expect((await server.call(getDeskVersion, browser, by)).body.post.titulo).toBe(written().titulo)
    const stale = await server.call(restoreDeskVersion, browser, { ...by, body: { shown: 1 } })
    expect(stale.problem.code).toBe('changed-meanwhile')
    expect((await server.call(restoreDeskVersion, browser, { ...by, body: { shown: 2 } })).body.number).toBe(
      3,
    )
    expect(await get()).toMatchObject({ shown: 3, post: { titulo: written().titulo } })
  })

  it('is saved and shown by whoever saw its newest draft only', async () => {
    const { get, save, browser, params } = await enter()
    const { seen } = await get()
    await save({ titulo: 'De otra persona' })
    const body = { seen, post: written(), note: '' }
    expect((await server.call(saveDeskPost, browser, { params, body })).problem.code).toBe(
      'changed-meanwhile',
    )
    const showing = { seen, desde: null, callado: true }
    const shown = await server.call(publishDeskPost, browser, { params, body: showing })
    expect(shown.problem.code).toBe('changed-meanwhile')
    expect((await get()).post.titulo).toBe('De otra persona')
  })

  it('may be an unfinished draft, and says what is missing when it is to be shown', async () => {
    const { show } = await enter(written({ extracto: '', html: '' }))
    expect((await show()).problem.fields).toEqual({
      extracto: blogDeskFormTexts.extractMissing,
      html: blogDeskFormTexts.textMissing,
    })
  })

  it('waits for the moment that is set, is pinned, retracted and shown again', async () => {
    const { get, show, browser, params } = await enter()
    const desde = new Date(Date.now() + 86_400_000).toISOString()
    await show({ desde })
    expect((await get()).estado).toBe('programada')
    await server.call(pinDeskPost, browser, { params, body: { fijado: true } })
    await server.call(retractDeskPost, browser, { params })
    expect(await get()).toMatchObject({ estado: 'retirada', fijado: true })
    expect((await show()).status).toBe(200)
    expect((await get()).estado).toBe('publicada')
  })

  it('keeps what is shown when a draft is discarded, and is gone with its first one', async () => {
    const { get, save, show, browser, params } = await enter()
    await show()
    await save({ titulo: 'Sin terminar' })
    const { seen } = await get()
    const kept = await server.call(discardDeskDraft, browser, { params, body: { seen } })
    expect([kept.body.isGone, (await get()).post.titulo]).toEqual([false, written().titulo])
    const other = await enter()
    const first = (await other.get()).seen
    const gone = await server.call(discardDeskDraft, other.browser, {
      params: other.params,
      body: { seen: first },
    })
    expect(gone.body.isGone).toBe(true)
    expect((await server.call(listDeskPosts, other.browser)).body.rows).toEqual([])
  })

  it('has one address, and its files are known by their bytes', async () => {
    const { browser, save, show, company } = await enter()
    const again = await server.call(createDeskPost, browser, { body: { post: written() } })
    expect(again.problem.fields).toEqual({ titulo: 'Ya hay una publicación con ese título. Escriba otro.' })
    const files = [{ field: 'archivo1', name: 'plazos.pdf', bytes: pdf }]
    const sent = await server.call(uploadDeskFile, browser, { body: {}, files })
    const twice = await server.call(uploadDeskFile, browser, { body: {}, files })
    expect(twice.body.file.sha256).toBe(sent.body.file.sha256)
    await save({ adjuntos: [{ ...sent.body.file, texto: 'Los plazos' }] })
    expect((await show()).status).toBe(200)
    const [file] = await server.asAdmin<{ nombre: string; texto: string }>(
      "select nombre, texto from blog_post_files where company_id = $1 and clase = 'adjunto'",
      [company.id],
    )
    expect(file).toEqual({ nombre: 'plazos.pdf', texto: 'Los plazos' })
    const wrong = [{ field: 'archivo1', name: 'plazos.pdf', bytes: 'MZ no es un PDF' }]
    expect((await server.call(uploadDeskFile, browser, { body: {}, files: wrong })).problem.code).toBe(
      'file-refused',
    )
  })
})

describe('the readers of a communiqué', () => {
  it('are listed, taken away as a file, and reminded once a day where they have not confirmed', async () => {
    const { company, browser, params, show } = await enter()
    const [done, waiting] = [await buildSupplier(server.db, company), await buildSupplier(server.db, company)]
    await show({ callado: true })
    await server.asAdmin(
      `insert into blog_receipts (company_id, post_id, version, membership_id, third_party_id, persona, correo)
       select p.company_id, p.id, p.version, m.id, m.third_party_id, 'x', i.email from blog_posts p
         join memberships m on m.company_id = p.company_id join identities i on i.id = m.identity_id
        where p.company_id = $1 and i.email = $2`,
      [company.id, done.person.email],
    )
    const before = (await server.call(listDeskReceipts, browser, { params })).body
    expect(before.rows.map(({ correo, confirmada }) => [correo, confirmada])).toEqual(
      expect.arrayContaining([
        [done.person.email, 1],
        [waiting.person.email, null],
      ]),
    )
    expect(before.puedeRecordar).toBe(true)
    expect((await server.call(remindDeskPost, browser, { params })).body.personas).toBe(1)
    expect((await server.call(remindDeskPost, browser, { params })).problem.code).toBe('changed-meanwhile')
    expect((await server.call(listDeskReceipts, browser, { params })).body.motivo).toBe(
      'Ya se recordó hoy. Mañana puede hacerlo de nuevo.',
    )
    const file = await server.call(downloadDeskReceipts, browser, { params, query: { formato: 'csv' } })
    expect(file.response.rawPayload.toString()).toContain(waiting.person.email)
  })
})

describe('the desk of the blog', () => {
  it('says what a text would lose, and keeps nothing of it', async () => {
    const { browser } = await enter()
    const checked = await server.call(checkDeskText, browser, { body: { html: '<p onclick="x()">Hola</p>' } })
    expect(checked.body).toEqual({ removed: ['p[onclick]'], html: '<p>Hola</p>' })
  })

  it('is the company’s own, and not for every role', async () => {
    const { params, browser } = await enter()
    const other = await enter(written({ titulo: 'De la otra' }))
    expect((await server.call(getDeskPost, other.browser, { params })).problem.code).toBe('post-not-found')
    expect((await server.call(retractDeskPost, other.browser, { params })).problem.code).toBe(
      'post-not-found',
    )
    expect((await server.call(listDeskPosts, new TestBrowser('backoffice.test'))).status).toBe(401)
    const buyer = await server.signInStaff(await buildStaff(server.db, other.company, 'compras'))
    expect((await server.call(listDeskPosts, buyer)).problem.code).toBe('role-refused')
    const auditor = await server.signInStaff(await buildStaff(server.db, other.company, 'auditor'))
    expect((await server.call(listDeskPosts, auditor)).body.rows).toHaveLength(1)
    const post = { post: written({ titulo: 'Del auditor' }) }
    expect((await server.call(createDeskPost, auditor, { body: post })).problem.code).toBe('role-refused')
    expect((await server.call(listDeskPosts, browser)).body.rows).toHaveLength(1)
  })
})
