import { getAdvertisements, getCmsContent } from '@enlace/contract/content/calls.ts'
import { WrittenAdvertisement } from '@enlace/contract/content/written.ts'
import { query } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { buildCompany, type BuiltCompany } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { expect, it } from 'vitest'
import { saveAdvertisement, saveCmsContent, savePage } from './commands.ts'
import { removeAdvertisements, removeCmsContent } from './removal-commands.ts'

const server = useTestServer()
const author = { actor: 'prueba' }
const film = '<iframe src="https://player.vimeo.com/video/1" title="Así recibimos"></iframe>'
const image = (host: string) => `<img src="https://${host}/1.png" alt="Uno">`

const write = (company: BuiltCompany, location: string, html: string) =>
  saveCmsContent(server.db, Scope.ofStaff(company.id), { location, html }, author)

/** Returns the sources of a company's page, by directive of its policy. */
async function policyOf({ host }: BuiltCompany): Promise<Map<string, string[]>> {
  const { headers } = await server.portal.inject({ url: '/', headers: { host } })
  const directives = String(headers['content-security-policy']).split('; ')
  return new Map(directives.map((text) => text.split(' ')).map(([name = '', ...sources]) => [name, sources]))
}

it('lets a page show images and films from the hosts of its own company and from no other', async () => {
  const [one, other] = [await buildCompany(server.db), await buildCompany(server.db)]
  await write(one, 'login', `${image('cdn.uno.example')}${film}`)
  await write(other, 'login', image('cdn.otra.example'))
  const policy = await policyOf(one)
  expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'blob:', 'https://cdn.uno.example'])
  expect(policy.get('frame-src')).toEqual(['https://player.vimeo.com'])
  expect((await policyOf(other)).get('frame-src')).toEqual(["'none'"])
})

it('lets content set styles on its elements, and scripts come from our files only', async () => {
  const policy = await policyOf(await buildCompany(server.db))
  expect(policy.get('style-src-attr')).toEqual(["'unsafe-inline'"])
  expect(policy.get('style-src')).not.toContain("'unsafe-inline'")
  expect(policy.get('script-src')).toEqual(["'self'"])
})

it('follows each change: a host comes with what is saved and goes with what is taken away', async () => {
  const company = await buildCompany(server.db)
  const staff = () => Scope.ofStaff(company.id)
  const images = async () => (await policyOf(company)).get('img-src')?.slice(3)
  const etag = async () =>
    (await server.portal.inject({ url: '/', headers: { host: company.host } })).headers['etag']
  const first = await etag()

  await write(company, 'login', image('a.example.com'))
  expect(await images()).toEqual(['https://a.example.com'])
  expect(await etag()).not.toBe(first)

  const contenido = {
    type_content: 'imagen',
    source: 'urlImagen',
    url: 'https://b.example.com/1.png',
    text_imagen: 'Uno',
  }
  const place = { page_code: 'PAG-8', position: '1' } as const
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  await saveAdvertisement(
    server.db,
    staff(),
    WrittenAdvertisement.parse({ ...place, contenido, starts_at: soon }),
    author,
  )
  expect(await images()).toEqual(['https://a.example.com', 'https://b.example.com'])

  expect(await removeCmsContent(server.db, staff(), 'login', author)).toBe(true)
  expect(await removeAdvertisements(server.db, staff(), place, author)).toBe(true)
  expect(await removeAdvertisements(server.db, staff(), place, author)).toBe(false)
  expect(await images()).toEqual([])
})

it('forgets the hosts of versions of a page that another has replaced', async () => {
  const company = await buildCompany(server.db)
  for (const host of ['a.example.com', 'b.example.com']) {
    const page = {
      code: 'nosotros',
      title: 'Nosotros',
      description: '',
      html: image(host),
      published_at: null,
    }
    await savePage(server.db, Scope.ofStaff(company.id), page, author)
  }
  expect((await policyOf(company)).get('img-src')?.slice(3)).toEqual(['https://b.example.com'])
})

it('refuses images of more hosts than a policy can name', async () => {
  const company = await buildCompany(server.db)
  const html = Array.from({ length: 21 }, (_, place) => image(`h${place}.example.com`)).join('')
  await expect(write(company, 'login', html)).rejects.toMatchObject({
    fields: { html: 'Use imágenes de hasta 20 sitios distintos.' },
  })
})

it('sanitises again, before it leaves, what was kept under an older list', async () => {
  const company = await buildCompany(server.db)
  const browser = new TestBrowser(company.host)
  await write(company, 'login', '<p>Hola</p>')
  await server.asAdmin(
    `update cms_content set allow_list = 0, html = '<p onclick="x()">Hola</p><script>x()</script>' where company_id = $1`,
    [company.id],
  )
  const { body } = await server.call(getCmsContent, browser, { query: { location: 'login' } })
  expect(body.html).toBe('<p>Hola</p>')

  const hostile = {
    type_content: 'imagen',
    source: 'urlImagen',
    url: 'https://a.example.com/1.png',
    text_imagen: 'Uno',
  }
  const place = { page_code: 'PAG-8', position: '1' } as const
  const contenido = WrittenAdvertisement.parse({ ...place, contenido: hostile })
  await saveAdvertisement(server.db, Scope.ofStaff(company.id), contenido, author)
  await server.asAdmin(
    `update advertisements set allow_list = 0, contenido = contenido || '{"url_redirect": "javascript:x()"}' where company_id = $1`,
    [company.id],
  )
  const shown = await server.call(getAdvertisements, browser, { params: { pageCode: 'PAG-8' } })
  expect(shown.body.espacios['1']).toBeNull()
})

it('writes into the open company only, and tells the audit trail who did', async () => {
  const [one, other] = [await buildCompany(server.db), await buildCompany(server.db)]
  await write(one, 'login', '<p>Uno</p>')
  const foreign = query
    .insertInto('cms_content')
    .values({ company_id: other.id, location: 'login', html: 'x', allow_list: 1 })
    .compile()
  await expect(server.db.read(Scope.ofStaff(one.id), [foreign])).rejects.toThrow('row-level security')
  const rows = await server.asAdmin('select actor, action, target from audit_log where company_id = $1', [
    one.id,
  ])
  expect(rows).toEqual([{ actor: 'prueba', action: 'content-saved', target: 'login' }])
})

it('lets the portal read no advertisement out of its time, whatever it asks', async () => {
  const company = await buildCompany(server.db)
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  const contenido = { type_content: 'html', html_code: '<p>Pronto</p>' }
  const place = { page_code: 'PAG-8', position: '1', starts_at: soon }
  await saveAdvertisement(
    server.db,
    Scope.ofStaff(company.id),
    WrittenAdvertisement.parse({ ...place, contenido }),
    author,
  )
  const all = query.selectFrom('advertisements').select('id').compile()
  expect(await server.db.read(Scope.ofVisitor(company.id), [all])).toEqual([[]])
  expect((await server.db.read(Scope.ofStaff(company.id), [all]))[0]).toHaveLength(1)
})
