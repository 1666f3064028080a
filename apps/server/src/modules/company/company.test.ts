import {
  getInitialData,
  getModuleFlags,
  getPageStatus,
  getParameters,
  getSelectedParameters,
  postInitialData,
} from '@enlace/contract/company/calls.ts'
import { getMenu, postMenu } from '@enlace/contract/content/menu/calls.ts'
import { query } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { buildCompany, buildSupplier, changeSettings } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { filePolicy } from '../../core/http/origin/security-headers.ts'
import { readSettings } from '../../core/settings/settings.ts'
import { readBootData } from './profile.ts'

const server = useTestServer()

it('answers the initial data of the company of the address, asked for in both ways', async () => {
  const company = await buildCompany(server.db, { settings: { img_favicon: 'company-files/x/favicon' } })
  const browser = new TestBrowser(company.host)
  const expected = {
    companies: [{ id: company.id, nombre: company.nombre }],
    favicon: 'company-files/x/favicon',
  }
  expect((await server.call(getInitialData, browser)).body).toEqual(expected)
  for (const serialised of [
    String(company.id),
    JSON.stringify({ nombre: 'x', id: company.id }),
    `"${company.id}"`,
  ]) {
    const { body } = await server.call(postInitialData, browser, { body: { company: serialised } })
    expect(body).toEqual(expected)
  }
})

it('answers every parameter of the specification, with defaults where the company said nothing', async () => {
  const company = await buildCompany(server.db, {
    settings: { time_out: 12, page_title: 'Portal de prueba' },
  })
  const { body } = await server.call(getParameters, new TestBrowser(company.host), {
    params: { company: company.id },
  })
  expect(body).toEqual({
    logo: '',
    imagen_login: '',
    img_favicon: '',
    page_title: 'Portal de prueba',
    provider: 0,
    contact: 0,
    date_payment: 1,
    status_payment: 1,
    date_invoice: 1,
    time_out: 12,
    descarga_certificado: 1,
    allow_vouchers_download: 1,
    payed_range_days: 30,
    clear_cache_of_active_sessions_in_front_office: 0,
    pageOnline: 1,
  })
})

it("answers a signed-in person the parameters of the session's company, whatever the address", async () => {
  const company = await buildCompany(server.db, { host: null, settings: { payed_range_days: 90 } })
  const { person } = await buildSupplier(server.db, company)
  const browser = await server.signIn(person, new TestBrowser('nobody-claims.test'))
  expect((await server.call(getSelectedParameters, browser)).body.payed_range_days).toBe(90)
})

it("refuses another company's public data at an address that a company claims", async () => {
  const [company, other] = [await buildCompany(server.db), await buildCompany(server.db)]
  const browser = new TestBrowser(company.host)
  const refused = await server.call(getParameters, browser, { params: { company: other.id } })
  expect([refused.status, refused.problem.code]).toEqual([403, 'company-mismatch'])
  const status = await server.call(getPageStatus, browser, { body: { company: other.id } })
  expect(status.problem).toMatchObject({ error: true, code: 'company-mismatch' })
})

it('tells which modules are on, from settings that staff wrote as numbers, words or not at all', async () => {
  const company = await buildCompany(server.db, {
    settings: { orden_compra: 1, orden_ticket: '2', reports: true, blog: 'x', events: -1 },
  })
  const { body } = await server.call(getModuleFlags, new TestBrowser(company.host))
  expect(body.b2sContent).toMatchObject({
    orden_compra: 1,
    orden_ticket: 2,
    reports: 1,
    blog: 0,
    events: 0,
    certificate: 0,
    pageOnline: 1,
    offlineTime: null,
  })
})

it('tells that a portal is off line and until when', async () => {
  const company = await buildCompany(server.db)
  const ask = () =>
    server.call(getPageStatus, new TestBrowser(company.host), { body: { company: company.id } })
  expect((await ask()).body).toEqual({ error: false, pageOnline: 1, offlineTime: null })
  await changeSettings(server.db, company, { pageOnline: 0, offlineTime: '2026-11-22T08:00:00-05:00' })
  expect((await ask()).body).toEqual({
    error: false,
    pageOnline: 0,
    offlineTime: '2026-11-22T08:00:00-05:00',
  })
})

it("shows a change of settings at once, because it raises the company's content version", async () => {
  const company = await buildCompany(server.db, { settings: { welcome: 'Antes' } })
  const settings = readSettings({ SECRET_KEY: 'k'.repeat(32) })
  expect((await readBootData(server.db, settings, company.id)).company.welcome).toBe('Antes')
  await changeSettings(server.db, company, { welcome: 'Después', colour: '#ffd500' })
  const boot = await readBootData(server.db, settings, company.id)
  expect(boot.company.welcome).toBe('Después')
  expect(boot.company.colours.light.brandContrast).toBe('#ffffff')
  expect(boot.environment).toMatchObject({ company: company.id, applicationType: 'agp', apiUrl: 'api/' })
})

it("answers the company's own menu in its order, asked for in both ways", async () => {
  const company = await buildCompany(server.db)
  const entry = (label: string, order: number) => ({
    company_id: company.id,
    label,
    type: 'ext',
    value: 'https://example.com',
    order,
    data: JSON.stringify({ icon: 'link' }),
  })
  await server.db.read(Scope.ofStaff(company.id), [
    query
      .insertInto('menu_items')
      .values([entry('Segundo', 2), entry('Primero', 1)])
      .compile(),
  ])
  const { person } = await buildSupplier(server.db, company)
  const browser = await server.signIn(person)
  const { body } = await server.call(getMenu, browser)
  expect(body.menuContent.map(({ label }) => label)).toEqual(['Primero', 'Segundo'])
  expect(body.menuContent[0]).toEqual({
    label: 'Primero',
    type: 'ext',
    value: 'https://example.com',
    order: 1,
    group: null,
    data: { icon: 'link' },
  })
  const posted = await server.call(postMenu, browser, { body: { appName: 'agp' } })
  expect(posted.body).toEqual(body.menuContent)
})

it('serves branding by the hash of its bytes, for ever, and never as something that runs', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const page = '<script>alert(1)</script>'
  const company = await buildCompany(server.db, {
    files: [
      { name: 'logo', media_type: 'image/svg+xml', bytes: drawing },
      { name: 'favicon', media_type: 'text/html', bytes: page },
    ],
  })
  const at = (bytes: string, name: string) =>
    server.portal.inject({
      url: `/company-files/${createHash('sha256').update(bytes).digest('hex')}/${name}`,
      headers: { host: company.host },
    })
  const logo = await at(drawing, 'logo')
  expect([logo.statusCode, logo.body]).toEqual([200, drawing])
  expect(logo.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': filePolicy,
    'x-content-type-options': 'nosniff',
  })
  const other = await at(page, 'favicon')
  expect(other.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment',
  })
  expect((await at('nothing', 'logo')).statusCode).toBe(404)
  expect((await server.portal.inject(`/company-files/${'g'.repeat(64)}/logo`)).statusCode).toBe(404)
})
