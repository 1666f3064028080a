import { getMenu } from '@enlace/contract/content/menu/calls.ts'
import { getTemplateHtml } from '@enlace/contract/content/calls.ts'
import {
  discardDrafted,
  getDrafted,
  publishDrafted,
  rollBackDrafted,
  saveDrafted,
} from '@enlace/contract/content/drafts/calls.ts'
import type { WrittenDraft } from '@enlace/contract/content/drafts/schemas.ts'
import { listTemplates } from '@enlace/contract/content/drafts/calls.ts'
import {
  findPreviewSuppliers,
  previewForSupplier,
  previewTemplate,
  reviewTemplate,
} from '@enlace/contract/content/editor/calls.ts'
import { templateReviewTexts as texts } from '@enlace/contract/content/editor/review-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { Scope } from '@enlace/database/scope.ts'
import { buildStatement } from '@enlace/testing/ledger.ts'
import { buildBranch, buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { saveMenu } from '../menu/commands.ts'

const server = useTestServer()
let world: Awaited<ReturnType<typeof enter>>
beforeEach(async () => {
  world = await enter()
})

async function enter() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  return { company, browser: await server.signInStaff(await buildStaff(server.db, company)) }
}

const form = { kind: 'template', item: 'supplier-registration' } as const
const formOf = (html: string): WrittenDraft => ({ kind: 'template', body: { title: 'Registro', html } })
const menuOf = (label: string): WrittenDraft => ({
  kind: 'menu',
  body: { items: [{ label, type: 'ext', value: 'https://ejemplo.co/', order: 0, group: null, data: {} }] },
})
const save = (
  params: { kind: 'template' | 'document' | 'menu'; item: string },
  content: WrittenDraft,
  seen: object | null = null,
  browser = world.browser,
) => server.call(saveDrafted, browser, { params, body: { seen, note: '', content } })
const publish = (params: { kind: 'template' | 'document' | 'menu'; item: string }, seen: object) =>
  server.call(publishDrafted, world.browser, { params, body: { seen } })
const look = async (
  params: { kind: 'template' | 'document' | 'menu'; item: string },
  browser = world.browser,
) => (await server.call(getDrafted, browser, { params })).body
const shownHtml = async () =>
  (await server.call(getTemplateHtml, new TestBrowser(world.company.host), { params: { name: form.item } }))
    .body.html

describe('a form that is written', () => {
  it('is seen by suppliers once it is published, and again as it was after going back', async () => {
    const first = await save(form, formOf('<input name="documentID" data-label="NIT"><script>x</script>'))
    expect(await shownHtml()).toBe('')
    expect((await publish(form, first.body)).status).toBe(200)
    expect(await shownHtml()).toBe('<input name="documentID" data-label="NIT" />')
    const second = await save(form, formOf('<p>Nueva</p>'))
    await publish(form, second.body)
    expect(await shownHtml()).toBe('<p>Nueva</p>')
    const back = { number: first.body.number, seenShown: second.body.number, note: '' }
    expect((await server.call(rollBackDrafted, world.browser, { params: form, body: back })).status).toBe(200)
    expect(await shownHtml()).toContain('documentID')
    expect((await look(form)).versions.map(({ state }) => state)).toEqual(['published', 'retired', 'retired'])
    const listed = (await server.call(listTemplates, world.browser)).body.templates
    expect(listed).toMatchObject([{ kind: 'template', name: form.item, isShown: true, hasDraft: false }])
  })

  it('is not saved over what somebody else saved meanwhile, nor published without a word in it', async () => {
    const { body: seen } = await save(form, formOf('<p>Uno</p>'))
    expect((await save(form, formOf('<p>Dos</p>'))).problem.code).toBe('changed-meanwhile')
    const empty = await save(form, formOf(' '), seen)
    expect((await publish(form, empty.body)).problem.fields).toHaveProperty('html')
    expect((await publish(form, seen)).problem.code).toBe('changed-meanwhile')
    const discarded = await server.call(discardDrafted, world.browser, {
      params: form,
      body: { seen: empty.body },
    })
    expect([discarded.status, (await look(form)).draft]).toEqual([200, null])
  })

  it('is told what is wrong with its questions before it is published', async () => {
    const html =
      '<input name="documentID"><select name="pais" data-source="paises"></select><input name="2x" data-label="X">' +
      '<label>Correo <input name="contactEmail" type="email" onclick="x()"></label><script>alert(1)</script>'
    const { body } = await server.call(reviewTemplate, world.browser, { body: { kind: 'template', html } })
    const messages = body.findings.map(({ message }) => message)
    expect(messages).toContain(fill(texts.labelMissing, { name: 'documentID' }))
    expect(messages).toContain(fill(texts.requiredMissing, { label: texts.needed.businessName }))
    expect(messages).toContain(texts.captchaMissing)
    expect(messages.join()).toContain('paises')
    expect(body.findings.filter(({ kind }) => kind === 'removed').map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        fill(texts.elementEmptied, { tag: 'script' }),
        fill(texts.attribute, { attribute: 'onclick', tag: 'input' }),
      ]),
    )
    expect(messages).not.toContain(fill(texts.labelMissing, { name: 'contactEmail' }))
  })
})

describe('a document for suppliers', () => {
  const source = '<p>{{ proveedor.nombre }}: {{ facturas | size }} {{ nada }}</p>'

  it('is filled with a sample, or with a chosen supplier of the company by who may see suppliers', async () => {
    const { thirdParty } = await buildSupplier(server.db, world.company)
    const branch = await buildBranch(server.db, thirdParty)
    await buildStatement(server, branch)
    const stranger = await enter()
    const foreign = (await buildSupplier(server.db, stranger.company)).thirdParty
    const sample = await server.call(previewTemplate, world.browser, {
      body: { kind: 'document', html: source },
    })
    expect(sample.body.html).toBe('<p>Empaques &amp; Cartones del Valle Ltda.: 2 </p>')
    const fillFor = (supplier: number, browser = world.browser) =>
      server.call(previewForSupplier, browser, {
        params: { supplier: String(supplier) },
        body: { html: source },
      })
    expect((await fillFor(thirdParty.id)).body.html).toBe(`<p>${thirdParty.nombre}: 1 </p>`)
    expect((await fillFor(foreign.id)).problem.code).toBe('document-not-found')
    const found = await server.call(findPreviewSuppliers, world.browser, { query: { q: '' } })
    expect(found.body.suppliers.map(({ id }) => id)).toEqual([thirdParty.id])
    const writer = await server.signInStaff(await buildStaff(server.db, world.company, 'comunicaciones'))
    expect((await fillFor(thirdParty.id, writer)).problem.code).toBe('role-refused')
    const review = await server.call(reviewTemplate, writer, { body: { kind: 'document', html: source } })
    expect(review.body.findings[0]?.message).toContain('«nada» no existe')
  })

  it('that cannot be read is said so, and is not published', async () => {
    const document = { kind: 'document', item: 'carta' } as const
    const content: WrittenDraft = { kind: 'document', body: { title: 'Carta', html: '{% if %}' } }
    const { body: seen } = await save(document, content)
    expect((await publish(document, seen)).problem.fields).toHaveProperty('html')
    const { body } = await server.call(reviewTemplate, world.browser, {
      body: { kind: 'document', html: '{% if %}' },
    })
    expect(body.findings[0]?.kind).toBe('fault')
  })
})

it('the menu begins as it is shown, and is replaced as a whole when it is published', async () => {
  const menu = { kind: 'menu', item: 'menu' } as const
  const { company } = world
  await server.asAdmin(
    `insert into menu_items (company_id, label, type, value) values ($1, 'Intranet', 'ext', 'https://ejemplo.co/')`,
    [company.id],
  )
  expect((await look(menu)).present?.body).toMatchObject({ items: [{ label: 'Intranet' }] })
  await saveMenu(server.db, Scope.ofStaff(company.id), [], { actor: 'prueba' })
  expect((await look(menu)).shown?.content.body).toEqual({ items: [] })
  const { body: seen } = await save(menu, menuOf('Portal de pagos'))
  const supplier = await server.signIn((await buildSupplier(server.db, company)).person)
  expect((await server.call(getMenu, supplier)).body.menuContent).toEqual([])
  await publish(menu, seen)
  expect((await server.call(getMenu, supplier)).body.menuContent).toMatchObject([
    { label: 'Portal de pagos' },
  ])
  const wrong = await save(menu, {
    kind: 'menu',
    body: { items: [{ ...menuOf('x').body, type: 'ext' }] },
  } as never) // a body that no editor sends
  expect(wrong.status).toBe(422)
})

it('what is written is the company’s own, for who may write its content', async () => {
  const { body: seen } = await save(form, formOf('<p>Uno</p>'))
  const stranger = await enter()
  expect(await look(form, stranger.browser)).toMatchObject({ draft: null, shown: null, versions: [] })
  const taken = await server.call(discardDrafted, stranger.browser, { params: form, body: { seen } })
  expect(taken.problem.code).toBe('changed-meanwhile')
  const auditor = await server.signInStaff(await buildStaff(server.db, world.company, 'auditor'))
  expect((await look(form, auditor)).draft).not.toBeNull()
  expect((await save(form, formOf('<p>x</p>'), seen, auditor)).problem.code).toBe('role-refused')
  const buyer = await server.signInStaff(await buildStaff(server.db, world.company, 'compras'))
  expect((await server.call(listTemplates, buyer)).problem.code).toBe('role-refused')
  expect((await server.call(listTemplates, new TestBrowser('backoffice.test'))).status).toBe(401)
})
