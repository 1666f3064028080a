import {
  getAdSpaces,
  getAdvertisements,
  getAdvertisementsByCompany,
  getCmsContent,
  getCmsSpace,
  getPageInfo,
  getProviderMessage,
  getTemplateHtml,
  postLoginContent,
  postPageInfo,
  postTemplateHtml,
} from '@enlace/contract/content/calls.ts'
import { WrittenAdvertisement } from '@enlace/contract/content/written.ts'
import { Scope } from '@enlace/database/scope.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'
import { saveAdvertisement, saveCmsContent, savePage, saveTemplate } from './commands.ts'

const server = useTestServer()
const author = { actor: 'prueba' }
const hour = 3_600_000
const fromNow = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

/** A company with content of every kind, and a browser at its host. */
async function publish(word: string) {
  const company = await buildCompany(server.db, {
    settings: { logo: `logo-${word}`, imagen_login: `login-${word}` },
  })
  const scope = () => Scope.ofStaff(company.id)
  await saveCmsContent(server.db, scope(), { location: 'login', html: `<p>${word}</p>` }, author)
  await saveCmsContent(
    server.db,
    scope(),
    { location: 'mensaje-proveedores', html: `<p>Aviso ${word}</p>` },
    author,
  )
  await savePage(
    server.db,
    scope(),
    {
      code: 'terminos',
      title: `Términos ${word}`,
      description: 'De uso',
      html: `<h2>${word}</h2>`,
      published_at: null,
    },
    author,
  )
  await saveTemplate(
    server.db,
    scope(),
    { name: 'formulario', title: word, html: `<input name="${word}" />` },
    author,
  )
  const advertise = (fields: { position: string; html?: string; starts_at?: string; ends_at?: string }) =>
    saveAdvertisement(
      server.db,
      scope(),
      WrittenAdvertisement.parse({
        page_code: 'PAG-8',
        contenido: { type_content: 'html', html_code: fields.html ?? `<p>Anuncio ${word}</p>` },
        ...fields,
      }),
      author,
    )
  await advertise({ position: '1' })
  return { company, scope, advertise, browser: new TestBrowser(company.host) }
}

it('is that of the company in the header at a host that none claims, and refused at the host of another', async () => {
  const [one, other] = [await publish('Uno'), await publish('Dos')]
  const calls = [
    `${getCmsContent.path}?location=login`,
    `${getCmsSpace.path}?location=login`,
    getAdvertisements.path.replace(':pageCode', 'PAG-8'),
    getPageInfo.path.replace(':code', 'terminos'),
    getTemplateHtml.path.replace(':name', 'formulario'),
    getProviderMessage.path,
  ]
  const ask = (host: string, path: string, company: number | string) =>
    server.portal.inject({ url: `/api${path}`, headers: { host, company: String(company) } })
  for (const path of calls) {
    const told = await ask('sin-reclamar.test', path, one.company.id)
    expect([path, told.statusCode]).toEqual([path, 200])
    const own = await server.portal.inject({ url: `/api${path}`, headers: { host: one.company.host } })
    expect(told.body).toBe(own.body)
    expect((await ask('sin-reclamar.test', path, other.company.id)).body).not.toBe(own.body)
    expect((await ask(other.company.host, path, one.company.id)).json()).toMatchObject({
      code: 'company-mismatch',
    })
    expect((await ask('sin-reclamar.test', path, '0')).json()).toMatchObject({ code: 'company-not-found' })
  }
})

describe('the content of a company', () => {
  it('is answered in every way in which clients ask for it', async () => {
    const { company, browser } = await publish('Uno')
    const ask = server.call
    expect((await ask(getCmsContent, browser, { query: { location: 'login' } })).body).toEqual({
      location: 'login',
      html: '<p>Uno</p>',
    })
    expect((await ask(getCmsSpace, browser, { query: { location: 'login' } })).body).toEqual({
      html: '<p>Uno</p>',
    })
    expect((await ask(getProviderMessage, browser)).body).toEqual({ contenido: '<p>Aviso Uno</p>' })

    const page = {
      code: 'terminos',
      title: 'Términos Uno',
      description: 'De uso',
      html: '<h2>Uno</h2>',
      version: 1,
    }
    expect((await ask(getPageInfo, browser, { params: { code: 'terminos' } })).body).toMatchObject(page)
    const body = { code: 'terminos', company: company.id, more: { of: 'the given object' } }
    expect((await ask(postPageInfo, browser, { body })).body).toMatchObject(page)

    const template = { name: 'formulario', html: '<input name="Uno" />' }
    expect((await ask(getTemplateHtml, browser, { params: { name: 'formulario' } })).body).toEqual(template)
    expect((await ask(postTemplateHtml, browser, { body: { templateParam: 'formulario' } })).body).toEqual(
      template,
    )

    const pictures = { logo: 'logo-Uno', imagen_login: 'login-Uno', error: false }
    const content = { formData: { username: '' }, company: company.id }
    expect((await ask(postLoginContent, browser, { body: content })).body).toEqual(pictures)
  })

  it('is answered with advertisements by code, by name and company, and by name and application', async () => {
    const { company, browser } = await publish('Dos')
    const answers = [
      await server.call(getAdvertisements, browser, { params: { pageCode: 'PAG-8' } }),
      await server.call(getAdvertisementsByCompany, browser, {
        query: { pageName: 'PAG-8', company: company.id },
      }),
      await server.call(getAdSpaces, browser, { query: { pageName: 'PAG-8', typeAplication: 'agp' } }),
    ]
    for (const { body } of answers) {
      expect(body.espacios['1']).toMatchObject({ type_content: 'html', html_code: '<p>Anuncio Dos</p>' })
      expect([body.espacios['2'], body.espacios['3']]).toEqual([null, null])
    }
  })

  it('is empty where the company wrote nothing, and no fault', async () => {
    const browser = new TestBrowser((await buildCompany(server.db)).host)
    expect((await server.call(getCmsContent, browser, { query: { location: 'login' } })).body.html).toBe('')
    expect((await server.call(getProviderMessage, browser)).body.contenido).toBe('')
    expect((await server.call(getTemplateHtml, browser, { params: { name: 'nada' } })).body).toEqual({
      name: 'nada',
      html: '',
    })
    expect((await server.call(getPageInfo, browser, { params: { code: 'terminos' } })).body).toEqual({
      code: 'terminos',
      title: '',
      description: '',
      html: '',
      version: 0,
      publishedAt: null,
    })
    const { body } = await server.call(getAdvertisements, browser, { params: { pageCode: 'PAG-8' } })
    expect(body).toEqual({ espacios: { '1': null, '2': null, '3': null }, changesIn: null })
  })

  it('is answered to a supplier who is signed in as to a visitor', async () => {
    const { company } = await publish('Tres')
    const { person } = await buildSupplier(server.db, company)
    const browser = await server.signIn(person)
    expect((await server.call(getProviderMessage, browser)).body.contenido).toBe('<p>Aviso Tres</p>')
  })

  it('never comes from another company, whatever is asked for at its host', async () => {
    const { company } = await publish('Propia')
    const { browser } = await publish('Ajena')
    browser.cookies.set('company', String(company.id))
    const texts = await Promise.all([
      server.call(getCmsContent, browser, { query: { location: 'login', company: company.id } }),
      server.call(getProviderMessage, browser),
      server.call(getPageInfo, browser, { params: { code: 'terminos' } }),
      server.call(getTemplateHtml, browser, { params: { name: 'formulario' } }),
      server.call(getAdvertisements, browser, { params: { pageCode: 'PAG-8' } }),
      server.call(getAdSpaces, browser, {
        query: { pageName: 'PAG-8', typeAplication: 'agp', company: company.id },
      }),
    ])
    for (const { status, response } of texts) {
      expect([status, response.body]).toEqual([200, expect.not.stringContaining('Propia')])
      expect(response.body).toContain('Ajena')
    }
    const refused = await Promise.all([
      server.call(getAdvertisementsByCompany, browser, { query: { pageName: 'PAG-8', company: company.id } }),
      server.call(postPageInfo, browser, { body: { code: 'terminos', company: company.id } }),
      server.call(postLoginContent, browser, { body: { company: company.id } }),
    ])
    expect(refused.map(({ status, problem }) => [status, problem.code])).toEqual(
      refused.map(() => [403, 'company-mismatch']),
    )
  })

  it('is asked for by codes only: anything else is refused at its field', async () => {
    const { browser } = await publish('Cuatro')
    for (const code of [
      '../etc/passwd',
      "login' or '1'='1",
      '<script>',
      'login\0',
      'ñandú',
      '-',
      'x'.repeat(61),
      '%',
      '',
    ]) {
      const asked = await Promise.all([
        server.call(getCmsContent, browser, { query: { location: code } }),
        server.call(getCmsSpace, browser, { query: { location: code } }),
        server.call(getAdSpaces, browser, { query: { pageName: code, typeAplication: 'agp' } }),
        server.call(postPageInfo, browser, { body: { code } }),
        server.call(postTemplateHtml, browser, { body: { templateParam: code } }),
      ])
      for (const { status, problem } of asked)
        expect([code, status, problem.code]).toEqual([code, 422, 'invalid-fields'])
    }
    const { problem } = await server.call(getAdSpaces, browser, {
      query: { pageName: 'PAG-8', typeAplication: 'b2b' },
    })
    expect(problem.fields).toEqual({ typeAplication: 'El tipo de aplicación es agp.' })
  })
})

describe('an advertisement', () => {
  const shown = async (browser: TestBrowser) => {
    const { body } = await server.call(getAdvertisements, browser, { params: { pageCode: 'PAG-8' } })
    return [body.espacios['1']?.html_code, body.espacios['2']?.html_code]
  }

  it('is not served before nor after its time', async () => {
    const { advertise, browser } = await publish('Siempre')
    await advertise({ position: '2', html: '<p>Pasado</p>', starts_at: fromNow(-3), ends_at: fromNow(-1) })
    await advertise({ position: '2', html: '<p>Futuro</p>', starts_at: fromNow(1), ends_at: fromNow(3) })
    expect(await shown(browser)).toEqual(['<p>Anuncio Siempre</p>', undefined])
  })

  it('of a campaign stands before the one without dates, which comes back after it', async () => {
    const { company, advertise, browser } = await publish('Siempre')
    await advertise({ position: '1', html: '<p>Campaña</p>', starts_at: fromNow(-1), ends_at: fromNow(1) })
    expect(await shown(browser)).toEqual(['<p>Campaña</p>', undefined])
    await server.asAdmin(
      `update advertisements set ends_at = now() - interval '1 minute' where company_id = $1 and starts_at is not null`,
      [company.id],
    )
    expect(await shown(browser)).toEqual(['<p>Anuncio Siempre</p>', undefined])
  })
})

describe('a page of text', () => {
  const write = (company: number, html: string, published_at: string | null = null) =>
    savePage(
      server.db,
      Scope.ofStaff(company),
      { code: 'privacidad', title: 'Privacidad', description: '', html, published_at },
      author,
    )
  const read = async (browser: TestBrowser, version?: number) =>
    (await server.call(postPageInfo, browser, { body: { code: 'privacidad', ...(version && { version }) } }))
      .body.html

  it('keeps every version as consents were given to it, and shows the newest whose day has come', async () => {
    const company = await buildCompany(server.db)
    const browser = new TestBrowser(company.host)
    expect(await write(company.id, '<p>Primera</p>')).toMatchObject({ version: 1, isNew: true })
    expect(await write(company.id, '<p>Segunda</p>')).toMatchObject({ version: 2, isNew: true })
    expect(await write(company.id, '<p>Tercera</p>', fromNow(24))).toMatchObject({ version: 3, isNew: true })
    expect([await read(browser), await read(browser, 1), await read(browser, 3)]).toEqual([
      '<p>Segunda</p>',
      '<p>Primera</p>',
      '',
    ])
    for (const statement of ['update pages set html = $$x$$', 'delete from pages']) {
      await expect(server.asRole('enlace_staff', statement)).rejects.toThrow('permission denied')
    }
  })

  it('makes no version of words that are those of the newest', async () => {
    const company = await buildCompany(server.db)
    await write(company.id, '<p>Uno</p>')
    expect(await write(company.id, '<p>Uno</p><script>x()</script>')).toMatchObject({
      version: 1,
      isNew: false,
      removed: ['script'],
    })
  })

  it('gives two who publish at once a version each', async () => {
    const company = await buildCompany(server.db)
    const versions = await Promise.all(
      ['a', 'b', 'c', 'd'].map((word) => write(company.id, `<p>${word}</p>`)),
    )
    expect(versions.map(({ version }) => version).toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4])
  })
})
