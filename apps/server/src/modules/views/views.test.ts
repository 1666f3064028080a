import * as calls from '@enlace/contract/views/calls.ts'
import { mostViews } from '@enlace/contract/views/limits.ts'
import type { KeptView } from '@enlace/contract/views/schemas.ts'
import { buildCompany, buildPerson, buildSupplier } from '@enlace/testing/builders.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()
const list = 'account-statements'

const aView = (fields: Partial<KeptView> = {}): KeptView => ({
  name: 'Vencidas',
  days: 30,
  search: '?saldo=vencido&sort=-saldo',
  columns: ['factura', 'saldo'],
  is_default: false,
  ...fields,
})

async function enter() {
  const company = await buildCompany(server.db)
  const { person, thirdParty, branch } = await buildSupplier(server.db, company)
  return { company, person, thirdParty, branch, browser: await server.signIn(person) }
}

const save = (browser: TestBrowser, fields: Partial<KeptView> = {}) =>
  server.call(calls.createSavedView, browser, { params: { list }, body: aView(fields) })

async function namesOf(browser: TestBrowser, of: typeof list | 'notes-debit' = list) {
  const { body } = await server.call(calls.listSavedViews, browser, { params: { list: of } })
  return body.views.map(({ name }) => name)
}

describe('the saved views of a list', () => {
  it('come back as they were saved, by name, each list with its own', async () => {
    const { browser } = await enter()
    const { body: saved } = await save(browser, { name: '  Por   pagar ' })
    await save(browser)
    await server.call(calls.createSavedView, browser, {
      params: { list: 'notes-debit' },
      body: aView({ columns: null }),
    })
    expect(saved).toEqual({ ...aView({ name: 'Por pagar' }), id: saved.id })
    expect(await namesOf(browser)).toEqual(['Por pagar', 'Vencidas'])
    expect(await namesOf(browser, 'notes-debit')).toEqual(['Vencidas'])
  })

  it('are the person’s own: a colleague of the same supplier neither sees, changes nor deletes them', async () => {
    const { browser, thirdParty } = await enter()
    const { body } = await save(browser)
    const colleague = await server.signIn(await buildPerson(server.db, thirdParty))
    const params = { list, id: body.id } as const
    expect(await namesOf(colleague)).toEqual([])
    const changed = await server.call(calls.changeSavedView, colleague, {
      params,
      body: aView({ name: 'X' }),
    })
    expect([changed.status, changed.problem.code]).toEqual([404, 'view-not-found'])
    const deleted = await server.call(calls.deleteSavedView, colleague, { params })
    expect(deleted.body).toEqual({ deleted: false })
    expect(await namesOf(browser)).toEqual(['Vencidas'])
  })

  it('carry no name twice, whatever its capitals, also when one is renamed', async () => {
    const { browser } = await enter()
    await save(browser)
    expect((await save(browser, { name: 'VENCIDAS' })).problem.code).toBe('view-name-taken')
    const { body } = await save(browser, { name: 'Otra' })
    const params = { list, id: body.id } as const
    const renamed = await server.call(calls.changeSavedView, browser, {
      params,
      body: aView({ name: 'vencidas' }),
    })
    expect(renamed.problem.code).toBe('view-name-taken')
    const kept = await server.call(calls.changeSavedView, browser, { params, body: aView({ name: 'OTRA' }) })
    expect(kept.body.name).toBe('OTRA')
  })

  it('have at most one that opens first', async () => {
    const { browser } = await enter()
    await save(browser, { is_default: true })
    await save(browser, { name: 'Otra', is_default: true })
    const { body } = await server.call(calls.listSavedViews, browser, { params: { list } })
    expect(body.views.filter((view) => view.is_default).map(({ name }) => name)).toEqual(['Otra'])
  })

  it('are no more than twenty of a list, also when two tabs save at once', async () => {
    const { browser } = await enter()
    const names = Array.from({ length: mostViews + 4 }, (_, at) => `Vista ${at}`)
    const answers = await Promise.all(names.map((name) => save(browser, { name })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostViews)
    expect(answers.find(({ status }) => status !== 200)?.problem).toMatchObject({
      code: 'too-many-views',
      message: 'Ya tiene 20 vistas guardadas de esta lista. Elimine una para guardar otra.',
    })
    expect(await namesOf(browser)).toHaveLength(mostViews)
  })

  it('are deleted once; again there is nothing to delete', async () => {
    const { browser } = await enter()
    const { body } = await save(browser)
    const params = { list, id: body.id } as const
    expect((await server.call(calls.deleteSavedView, browser, { params })).body).toEqual({ deleted: true })
    expect((await server.call(calls.deleteSavedView, browser, { params })).body).toEqual({ deleted: false })
    expect(await namesOf(browser)).toEqual([])
  })

  it.each([
    ['no name', { name: '   ' }],
    ['a name that is too long', { name: 'x'.repeat(61) }],
    ['a window that no list has', { days: 9999 }],
    ['a filter that is no address', { search: 'línea\nnueva' }],
    ['a column that can be none', { columns: ['<b>'] }],
  ])('take %s for a mistake', async (_, fields) => {
    const { browser } = await enter()
    const { status, problem } = await save(browser, fields)
    expect([status, problem.code]).toEqual([422, 'invalid-fields'])
  })

  it('are of no list that there is not', async () => {
    const { browser } = await enter()
    const response = await server.portal.inject({
      method: 'GET',
      url: '/api/views/certificates',
      headers: browser.headers(),
    })
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.statusCode).toBeLessThan(500)
  })
})
