import { getAdvertisements } from '@enlace/contract/content/calls.ts'
import { adPages, pageCodes } from '@enlace/contract/content/places.ts'
import { WrittenAdvertisement } from '@enlace/contract/content/written.ts'
import { Scope } from '@enlace/database/scope.ts'
import { buildCompany, type BuiltCompany } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'
import { saveAdvertisement, savePage } from './commands.ts'

const server = useTestServer()
const author = { actor: 'prueba' }
const pageCode = adPages.login
const fromNow = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
const soon = { interval: 50 }

const advertise = ({ id }: BuiltCompany, words: string, times: { starts_at?: string; ends_at?: string }) => {
  const written = {
    page_code: pageCode,
    position: '1',
    contenido: { type_content: 'html', html_code: words },
  }
  return saveAdvertisement(
    server.db,
    Scope.ofStaff(id),
    WrittenAdvertisement.parse({ ...written, ...times }),
    author,
  )
}

/** Returns the content of the first place now, and the seconds until that changes. */
async function shownTo({ host }: BuiltCompany) {
  const { body } = await server.call(getAdvertisements, new TestBrowser(host), { params: { pageCode } })
  const seconds = body.changesIn === null ? null : body.changesIn / 1000
  return { words: body.espacios['1']?.html_code ?? null, seconds }
}

const pageOf = async ({ host }: BuiltCompany) => {
  const { headers, body, statusCode } = await server.portal.inject({ url: '/', headers: { host } })
  expect(statusCode).toBe(200)
  return { etag: headers.etag, title: /name="application-name" content="([^"]*)"/.exec(body)?.[1] ?? null }
}

// Each test waits for its own times, in its own companies.
describe.concurrent('what is planned', () => {
  it('an advertisement stands from its beginning to its end, before what has no dates, and says when that changes', async ({
    expect,
  }) => {
    const company = await buildCompany(server.db)
    await advertise(company, '<p>Siempre</p>', {})
    expect(await shownTo(company)).toEqual({ words: '<p>Siempre</p>', seconds: null })
    await advertise(company, '<p>Campaña</p>', { starts_at: fromNow(1.5), ends_at: fromNow(3) })
    const before = await shownTo(company)
    expect(before.words).toBe('<p>Siempre</p>')
    expect(before.seconds).toBeGreaterThan(0)
    expect(before.seconds).toBeLessThanOrEqual(1.5)
    await expect.poll(async () => (await shownTo(company)).words, soon).toBe('<p>Campaña</p>')
    expect((await shownTo(company)).seconds).toBeLessThanOrEqual(1.5)
    await expect.poll(() => shownTo(company), soon).toEqual({ words: '<p>Siempre</p>', seconds: null })
  })

  it('the kept first page is made anew when a page’s time has come, without anybody writing, and only that company’s', async ({
    expect,
  }) => {
    const [company, other] = [await buildCompany(server.db), await buildCompany(server.db)]
    const first = await pageOf(company)
    const ofOther = await pageOf(other)
    expect(first.title).toBeNull()
    await savePage(
      server.db,
      Scope.ofStaff(company.id),
      { code: pageCodes.portal, title: 'Portal nuevo', description: '', html: '', published_at: fromNow(2) },
      author,
    )
    const kept = await pageOf(company)
    expect(kept).toEqual(first)
    await expect.poll(async () => (await pageOf(company)).title, soon).toBe('Portal nuevo')
    expect((await pageOf(company)).etag).not.toBe(first.etag)
    expect(await pageOf(other)).toEqual(ofOther)
  })

  it('another page’s advertisements, and another company’s, say nothing of it', async ({ expect }) => {
    const [company, other] = [await buildCompany(server.db), await buildCompany(server.db)]
    await advertise(company, '<p>Campaña</p>', { starts_at: fromNow(60) })
    const elsewhere = await server.call(getAdvertisements, new TestBrowser(company.host), {
      params: { pageCode: adPages.searchCompany },
    })
    expect(elsewhere.body.changesIn).toBeNull()
    expect((await shownTo(other)).seconds).toBeNull()
    expect((await shownTo(company)).words).toBeNull()
  })
})
