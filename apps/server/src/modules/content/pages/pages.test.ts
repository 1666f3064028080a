import { randomUUID } from 'node:crypto'
import { getAdvertisements, getCmsSpace, getPageInfo } from '@enlace/contract/content/calls.ts'
import {
  discardContentDraft,
  getContentItem,
  getContentVersion,
  listContentDesk,
  publishContent,
  reviewContent,
  rollBackContent,
  saveContentDraft,
  withdrawContent,
} from '@enlace/contract/content/pages/calls.ts'
import type { WrittenItem } from '@enlace/contract/content/pages/schemas.ts'
import type { SeenDraft } from '@enlace/contract/content/versions/schemas.ts'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()

/** A company with a member of its communications staff signed in, and a visitor of its portal. */
async function enter(role: StaffRole = 'comunicaciones') {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const member = await buildStaff(server.db, company, role)
  const browser = await server.signInStaff(member)
  return { company, member, browser, visitor: new TestBrowser(company.host) }
}

const about = { kind: 'page', item: 'nosotros' } as const
const login = { kind: 'place', item: 'login' } as const
const page = (html: string, title = 'Nosotros'): WrittenItem => ({
  kind: 'page',
  body: { title, description: '', html },
})
const place = (html: string): WrittenItem => ({ kind: 'place', body: { html } })
const picture = {
  source: 'urlImagen' as const,
  imagen: '',
  url: 'https://imagenes.ejemplo.co/a.png',
  url_redirect: '',
  target: '_self' as const,
  html_code: '',
}
const advertisement = (more: object = {}, at: object = {}): WrittenItem => ({
  kind: 'advertisement',
  body: {
    page_code: 'PAG-67',
    position: '2',
    contenido: {
      ...picture,
      type_content: 'imagen',
      text_imagen: 'Pronto pago',
      seconds_transition: 0,
      contenido_carrusel: [],
      ...more,
    },
    starts_at: null,
    ends_at: null,
    ...at,
  },
})

type Key = { kind: 'page' | 'place' | 'advertisement'; item: string }
const save = (browser: TestBrowser, params: Key, content: WrittenItem, seen: SeenDraft = null) =>
  server.call(saveContentDraft, browser, { params, body: { seen, note: '', content } })
const publish = (browser: TestBrowser, params: Key, seen: SeenDraft) =>
  server.call(publishContent, browser, { params, body: { seen } })
async function show(browser: TestBrowser, params: Key, content: WrittenItem) {
  const { body } = await save(browser, params, content)
  return (await publish(browser, params, body)).body.number
}
const itemOf = async (browser: TestBrowser, params: Key) =>
  (await server.call(getContentItem, browser, { params })).body
const shownPage = async (visitor: TestBrowser) =>
  (await server.call(getPageInfo, visitor, { params: { code: 'nosotros' } })).body

describe('what is written in the back office', () => {
  it('is seen by nobody while it is a draft, and by everybody once it is published', async () => {
    const { browser, visitor } = await enter()
    const draft = await save(browser, about, page('<p>Somos <b>Andina</b></p>'))
    expect(draft.body).toEqual({ number: 1, revision: 1 })
    expect((await shownPage(visitor)).html).toBe('')
    expect((await publish(browser, about, draft.body)).body).toEqual({ number: 1 })
    expect(await shownPage(visitor)).toMatchObject({ html: '<p>Somos <b>Andina</b></p>', version: 1 })
    const { draft: left, shown, versions } = await itemOf(browser, about)
    expect([left, shown?.version.state, shown?.version.publishedAs, versions.length]).toEqual([
      null,
      'published',
      1,
      1,
    ])
  })

  it('is kept without what may not stand, whoever sends it', async () => {
    const { browser, visitor } = await enter()
    await show(browser, login, place('<p onclick="x()">Hola</p><script>alert(1)</script>'))
    const space = await server.call(getCmsSpace, visitor, { query: { location: 'login' } })
    expect(space.body.html).toBe('<p>Hola</p>')
  })

  it('goes back to what an earlier version said as a new version, and the earlier ones stay as they were', async () => {
    const { browser, visitor } = await enter()
    await show(browser, about, page('<p>Uno</p>'))
    await show(browser, about, page('<p>Dos</p>'))
    const back = { params: about, body: { number: 1, seenShown: 2, note: 'Volvió lo de antes' } }
    expect((await server.call(rollBackContent, browser, back)).body).toEqual({ number: 3 })
    expect(await shownPage(visitor)).toMatchObject({ html: '<p>Uno</p>', version: 3 })
    const { versions } = await itemOf(browser, about)
    expect(versions.map(({ number, state }) => [number, state])).toEqual([
      [3, 'published'],
      [2, 'retired'],
      [1, 'retired'],
    ])
    const second = await server.call(getContentVersion, browser, { params: { ...about, number: 2 } })
    expect(second.body.content.body).toMatchObject({ html: '<p>Dos</p>' })
    // The current version is no earlier version, and the one that was seen is no longer current.
    expect((await server.call(rollBackContent, browser, back)).problem.code).toBe('changed-meanwhile')
    const ofShown = { params: about, body: { number: 3, seenShown: 3 } }
    expect((await server.call(rollBackContent, browser, ofShown)).problem.code).toBe('version-not-found')
  })

  it('is refused to whoever saw another draft than the one that there is, and theirs stays', async () => {
    const { browser, company } = await enter()
    const other = await server.signInStaff(await buildStaff(server.db, company, 'comunicaciones'))
    const { body: first } = await save(browser, about, page('<p>De Ana</p>'))
    expect((await save(other, about, page('<p>De Luis</p>'))).problem.code).toBe('changed-meanwhile')
    const { body: second } = await save(other, about, page('<p>De los dos</p>'), first)
    expect(second).toEqual({ number: 1, revision: 2 })
    expect((await save(browser, about, page('<p>De Ana otra vez</p>'), first)).problem.code).toBe(
      'changed-meanwhile',
    )
    expect((await publish(browser, about, first)).problem.code).toBe('changed-meanwhile')
    expect((await itemOf(browser, about)).draft?.content.body).toMatchObject({ html: '<p>De los dos</p>' })
    const discard = { params: about, body: { seen: second } }
    expect((await server.call(discardContentDraft, browser, discard)).status).toBe(200)
    expect((await itemOf(browser, about)).versions).toEqual([])
  })

  it('shows an advertisement in its place, moves it, and takes it away with its versions kept', async () => {
    const { browser, visitor } = await enter()
    const key = { kind: 'advertisement', item: randomUUID() } as const
    const shownAt = async () => {
      const { espacios } = (await server.call(getAdvertisements, visitor, { params: { pageCode: 'PAG-67' } }))
        .body
      return Object.entries(espacios).flatMap(([at, one]) => (one ? [at] : []))
    }
    await show(browser, key, advertisement())
    expect(await shownAt()).toEqual(['2'])
    const number = await show(browser, key, advertisement({}, { position: '3' }))
    expect(await shownAt()).toEqual(['3'])
    const away = (seenShown: number) =>
      server.call(withdrawContent, browser, { params: key, body: { seenShown } })
    expect((await away(1)).problem.code).toBe('changed-meanwhile')
    expect((await away(number)).status).toBe(200)
    expect(await shownAt()).toEqual([])
    expect((await itemOf(browser, key)).versions.map(({ state }) => state)).toEqual(['retired', 'retired'])
    const back = { params: key, body: { number: 1, seenShown: null } }
    expect((await server.call(rollBackContent, browser, back)).status).toBe(200)
    expect(await shownAt()).toEqual(['2'])
  })

  it('keeps an unfinished advertisement as a draft, and publishes it only when each field may stand', async () => {
    const { browser } = await enter()
    const key = { kind: 'advertisement', item: randomUUID() } as const
    const bare = advertisement({ url: 'http://sin-cifrar.co/a.png', text_imagen: '' })
    const { body: seen } = await save(browser, key, bare)
    const refused = await publish(browser, key, seen)
    expect([refused.status, Object.keys(refused.problem.fields ?? {}).toSorted()]).toEqual([
      422,
      ['text_imagen', 'url'],
    ])
    const first = { kind: 'advertisement', item: randomUUID() } as const
    await show(browser, first, advertisement())
    const { body: second } = await save(browser, key, advertisement(), seen)
    expect(Object.keys((await publish(browser, key, second)).problem.fields ?? {})).toEqual(['starts_at'])
  })

  it('stands in one list with what is shown of it and what is being written', async () => {
    const { browser, member } = await enter()
    await server.asAdmin(`update identities set first_name = 'Luz', last_name = 'Peña' where email = $1`, [
      member.email,
    ])
    await show(browser, about, page('<p>Uno</p>', 'Quiénes somos'))
    await save(browser, about, page('<p>Dos</p>', 'Quiénes seremos'))
    const item = randomUUID()
    await save(browser, { kind: 'advertisement', item }, advertisement())
    const { items } = (await server.call(listContentDesk, browser)).body
    expect(items).toMatchObject([
      { kind: 'advertisement', item, shown: null, place: { page_code: 'PAG-67', position: '2' } },
      {
        kind: 'page',
        title: 'Quiénes somos',
        shown: { number: 1, publishedAs: 1 },
        draft: { state: 'draft', author: member.email, authorName: 'Luz Peña' },
      },
    ])
  })
})

describe('a look before saving', () => {
  it('names each element, attribute, address and style that would be taken away, with its place', async () => {
    const { browser } = await enter()
    const html =
      '<p style="color:red; position:fixed">Uno</p>\n<!-- <script> -->\n<a href="javascript:x()" onclick="y()">Dos</a>\n<script src="a.js">z()</script><marquee>Tres</marquee>'
    const { body } = await server.call(reviewContent, browser, { body: place(html) })
    expect(body.losses.map(({ kind, tag, attribute, line }) => [kind, tag, attribute, line])).toEqual([
      ['style', 'p', 'style', 1],
      ['address', 'a', 'href', 3],
      ['attribute', 'a', 'onclick', 3],
      ['element', 'script', null, 4],
      ['element', 'marquee', null, 4],
    ])
    expect(body.losses.map(({ value }) => value)).toEqual([
      'position:fixed',
      'javascript:x()',
      'y()',
      null,
      null,
    ])
    expect(body.losses[3]).toMatchObject({ isEmptied: true, excerpt: '<script src="a.js">' })
  })

  it('says which pictures lack words, which headings jump, and which links lead nobody', async () => {
    const { browser } = await enter()
    const html =
      '<h2>Uno</h2><h4>Dos</h4><img src="https://a.co/a.png"><a href="http://a.co">Sitio</a><a href="#aqui">aquí</a><a href="https://a.co"></a><h3></h3>'
    const { body } = await server.call(reviewContent, browser, { body: place(html) })
    expect(body.losses).toEqual([])
    expect(body.warnings.map(({ code }) => code)).toEqual([
      'heading-jump',
      'image-without-words',
      'link-insecure',
      'link-unclear',
      'link-nowhere',
      'link-empty',
      'heading-empty',
    ])
  })

  it('tells of a carousel’s slides one by one', async () => {
    const { browser } = await enter()
    const slide = {
      ...picture,
      type_content: 'html',
      text_carrusel: '',
      url: '',
      html_code: '<object></object>',
    }
    const wordless = { ...picture, type_content: 'imagen', text_carrusel: '' }
    const carousel = advertisement({
      type_content: 'carrusel',
      url: '',
      contenido_carrusel: [slide, wordless],
    })
    const { body } = await server.call(reviewContent, browser, { body: carousel })
    expect(body.losses.map(({ field, tag }) => [field, tag])).toEqual([
      ['contenido_carrusel.0.html_code', 'object'],
    ])
    expect(body.faults.map(({ field }) => field)).toEqual([
      'contenido_carrusel.0.html_code',
      'contenido_carrusel.1.text_carrusel',
    ])
  })
})

describe('who writes', () => {
  it('is whoever has the content for an area, of its own company only', async () => {
    const { browser } = await enter()
    const auditor = await enter('auditor')
    const buyer = await enter('compras')
    await show(browser, about, page('<p>Uno</p>'))
    expect((await server.call(listContentDesk, new TestBrowser('backoffice.test'))).status).toBe(401)
    expect((await server.call(listContentDesk, buyer.browser)).problem.code).toBe('role-refused')
    expect((await server.call(listContentDesk, auditor.browser)).body.items).toEqual([])
    expect((await itemOf(auditor.browser, about)).versions).toEqual([])
    expect((await save(auditor.browser, about, page('<p>x</p>'))).problem.code).toBe('role-refused')
    expect((await server.call(reviewContent, auditor.browser, { body: place('<b>a</b>') })).status).toBe(200)
    const version = { params: { ...about, number: 1 } }
    expect((await server.call(getContentVersion, auditor.browser, version)).status).toBe(404)
  })

  it('finds no page that suppliers accept, no name that cannot be, and takes no page away', async () => {
    const { browser } = await enter()
    const terms = { kind: 'page', item: 'terminos' } as const
    expect((await server.call(getContentItem, browser, { params: terms })).status).toBe(404)
    const noId = { kind: 'advertisement', item: 'PAG-67' } as const
    expect((await server.call(getContentItem, browser, { params: noId })).status).toBe(404)
    await show(browser, about, page('<p>Uno</p>'))
    const away = { params: about, body: { seenShown: 1 } }
    expect((await server.call(withdrawContent, browser, away)).status).toBe(404)
    const foreign = await save(browser, about, place('<p>x</p>'))
    expect(foreign.status).toBe(422)
  })
})
