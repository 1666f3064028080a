import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { firstRunTexts } from '@enlace/contract/first-run/texts.ts'
import { query } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { expect, test } from 'vitest'

const server = useTestServer()

/** Opens the portal's page as a browser does, and keeps its cookies. */
async function open(browser: TestBrowser, headers: Record<string, string> = {}) {
  const response = await server.portal.inject({
    method: 'GET',
    url: '/',
    headers: { ...browser.headers(), ...headers },
  })
  browser.keep(response)
  return response
}

const bootOf = (html: string) => JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')

test('shows each host the login of its own company, complete without a script', async () => {
  const [one, other] = [
    await buildCompany(server.db, { nombre: 'Lácteos <b>Uno</b>', settings: { page_title: 'Portal Uno' } }),
    await buildCompany(server.db, { nombre: 'Cementos Dos' }),
  ]
  const first = await open(new TestBrowser(one.host))
  expect(first.statusCode).toBe(200)
  expect(first.body).toContain('<body class="login">')
  expect(first.body).toContain('<title>Iniciar Sesión · Portal Uno</title>')
  expect(first.body).toContain('Bienvenido al portal de proveedores de Lácteos &lt;b&gt;Uno&lt;/b&gt;')
  expect(first.body).toMatch(/<form[^>]* method="post"/)
  expect(bootOf(first.body)).toMatchObject({
    company: { id: one.id },
    environment: { applicationType: 'agp' },
  })
  expect((await open(new TestBrowser(other.host))).body).toContain('Cementos Dos')
})

test('tells the browser its surroundings under the names of the specification', async () => {
  const { body } = await open(new TestBrowser((await buildCompany(server.db)).host))
  expect(Object.keys(bootOf(body).environment).toSorted()).toEqual([
    'analyticsCode',
    'apiUrl',
    'applicationType',
    'backofficeGatewayUrl',
    'captchaProvider',
    'captchaSiteKey',
    'clientName',
    'company',
    'customCss',
    'debug',
    'frontGatewayUrl',
    'production',
    'urlPath',
  ])
})

test('hands out the anti-forgery cookie with the page, and a policy that fits it', async () => {
  const browser = new TestBrowser((await buildCompany(server.db)).host)
  const { body, headers } = await open(browser)
  const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`)
  expect(headers['content-security-policy']).toContain("script-src 'self';")
  expect(browser.cookies.has('XSRF-TOKEN')).toBe(true)
})

test('is asked for again by its ETag, until the company changes something', async () => {
  const company = await buildCompany(server.db, { settings: { page_title: 'Un título' } })
  const browser = new TestBrowser(company.host)
  const etag = String((await open(browser)).headers['etag'])
  const again = await open(browser, { 'if-none-match': etag })
  expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', 'no-cache'])

  await server.db.transaction(Scope.ofStaff(company.id), (tx) =>
    tx.run(
      query
        .updateTable('settings')
        .set({ value: JSON.stringify('Otro título') })
        .where('company_id', '=', company.id)
        .where('name', '=', 'page_title')
        .compile(),
    ),
  )
  expect((await open(browser, { 'if-none-match': etag })).statusCode).toBe(200)
})

test('shows the empty frame instead of the login to whoever comes with a session', async () => {
  const { person } = await buildSupplier(server.db, await buildCompany(server.db))
  const browser = await server.signIn(person)
  const { body } = await open(browser)
  expect(body).toContain('<body class="app">')
  expect(body).not.toContain('<form')
})

test('shows the scheme that the cookie names, and none that it makes up', async () => {
  const browser = new TestBrowser((await buildCompany(server.db)).host)
  browser.cookies.set('scheme', 'dark')
  expect((await open(browser)).body).toContain('data-scheme="dark"')
  browser.cookies.set('scheme', '"><script>')
  expect((await open(browser)).body).toContain('<html lang="es-CO">')
})

test('comes compressed where the browser takes it', async () => {
  const browser = new TestBrowser((await buildCompany(server.db)).host)
  const packed = await server.portal.inject({
    method: 'GET',
    url: '/',
    headers: { ...browser.headers(), 'accept-encoding': 'gzip, deflate, br' },
  })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe((await open(browser)).body)
})

test('answers a login that was posted before the scripts came with the page again', async () => {
  const { host } = await buildCompany(server.db)
  const response = await server.portal.inject({
    method: 'POST',
    url: '/',
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'username=a%40b.co&password=secret',
  })
  expect([response.statusCode, response.headers['location'], response.body]).toEqual([303, './', ''])
})

test('names no file that is not there', async () => {
  const { host } = await buildCompany(server.db)
  const { body } = await open(new TestBrowser(host))
  const files = [...body.matchAll(/(?:src|href)="(assets\/[^"]+)"|url\((assets\/[^)]+)\)/g)].map(
    ([, one, other]) => one ?? other,
  )
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) {
    const { statusCode } = await server.portal.inject({ method: 'GET', url: `/${file}`, headers: { host } })
    expect([file, statusCode]).toEqual([file, 200])
  }
  expect(body).not.toMatch(/url\(\.\//)
})

test('lists what the visitors’ places load for a visitor, and those behind the login for who has a session', async () => {
  const company = await buildCompany(server.db)
  const placesOf = (html: string): [string[], Record<string, number[]>] =>
    JSON.parse(/id="places">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')
  const visitor = new TestBrowser(company.host)
  const insider = await server.signIn((await buildSupplier(server.db, company)).person)
  const [publicFiles, publicPlaces] = placesOf((await open(visitor)).body)
  const [, ownPlaces] = placesOf((await open(insider)).body)
  expect(Object.keys(publicPlaces)).toEqual(
    expect.arrayContaining([
      'bank-change',
      'contact-us',
      'reply',
      'search-company',
      'supplier-registration',
      'verify',
    ]),
  )
  expect(Object.keys(ownPlaces)).toEqual(
    expect.arrayContaining(['account-statements', 'inicio', 'questions']),
  )
  expect(Object.keys(publicPlaces).filter((place) => place in ownPlaces)).toEqual([])
  // The query cache is only loaded behind the login.
  expect(publicFiles.filter((file) => /\/query-/.test(file))).toEqual([])
})

test('styles the heads of the visitors’ places without another file', async () => {
  const { body } = await open(new TestBrowser((await buildCompany(server.db)).host))
  const head = /<div id="heads">.*?class="([\w-]*skip[\w-]*)"/s.exec(body)?.[1]
  expect(head).toBeDefined()
  expect(/<style>(.*?)<\/style>/s.exec(body)?.[1]).toContain(`.${head}{`)
})

test('says in words that a portal is not running yet, where there is no company', async () => {
  const { statusCode, headers, body } = await open(new TestBrowser('nobody-is-here.test'))
  expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store'])
  expect(body).toContain(`<h1>${firstRunTexts.notYet.title}</h1>`)
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`)
})
