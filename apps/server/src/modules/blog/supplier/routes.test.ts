import {
  confirmBlogPost,
  downloadBlogFile,
  getBlogPost,
  listBlogCategories,
  listBlogPosts,
  listBlogTags,
  listMostReadPosts,
  readBlogPost,
  searchBlogPosts,
} from '@enlace/contract/blog/supplier/calls.ts'
import { buildPost } from '@enlace/testing/blog.ts'
import {
  buildBranch,
  buildCompany,
  buildPerson,
  buildThirdParty,
  changeSettings,
} from '@enlace/testing/builders.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'
import { publishPost, retractPost } from '../state-commands.ts'

const folder = await useScratchFolder('enlace-blog-')
const server = useTestServer({ STORAGE_URL: folder })

const pdf = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"></svg>'

/** A company with its blog enabled, and a signed-in person of one of its suppliers. */
async function enter(fields: { documento_numero?: string; pyme?: boolean } = {}) {
  const company = await buildCompany(server.db, { settings: { blog: 1 } })
  const thirdParty = await buildThirdParty(server.db, company, fields)
  const person = await buildPerson(server.db, thirdParty, {
    accounts: [await buildBranch(server.db, thirdParty)],
  })
  return { company, thirdParty, browser: await server.signIn(person) }
}

const titlesOf = async (browser: TestBrowser, query: object = {}) => {
  const { body } = await server.call(listBlogPosts, browser, { query })
  return body.rows.map(({ titulo }) => titulo)
}

describe('the list of posts', () => {
  it('shows five a page, the pinned one first, then the newest', async () => {
    const { company, browser } = await enter()
    for (const day of ['03', '01', '06', '02', '05', '04']) {
      await buildPost(server, company, { titulo: `Día ${day}`, publicado: `2026-01-${day}` })
    }
    await buildPost(server, company, { titulo: 'Fijada', publicado: '2025-01-01', fijado: true })
    const { body } = await server.call(listBlogPosts, browser)
    expect([body.total, body.rows.map(({ titulo }) => titulo)]).toEqual([
      7,
      ['Fijada', 'Día 06', 'Día 05', 'Día 04', 'Día 03'],
    ])
    expect(await titlesOf(browser, { page: 2 })).toEqual(['Día 02', 'Día 01'])
    expect(await titlesOf(browser, { limit: 2, page: 2 })).toEqual(['Día 05', 'Día 04'])
    expect(await titlesOf(browser, { page: 9 })).toEqual([])
    const wrong = await server.call(listBlogPosts, browser, { query: { limit: 51 } })
    expect(wrong.status).toBe(422)
  })

  it('leaves out drafts, what has its time still to come, and what was retracted', async () => {
    const { company, browser } = await enter()
    await buildPost(server, company, { titulo: 'Borrador', publicado: null })
    await buildPost(server, company, { titulo: 'Futura', publicado: '2099-01-01' })
    await buildPost(server, company, { titulo: 'Retirada' })
    await buildPost(server, company, { titulo: 'Vigente' })
    await retractPost(server.db, company.id, 'retirada', { actor: 'prueba' })
    expect(await titlesOf(browser)).toEqual(['Vigente'])
    for (const slug of ['borrador', 'futura', 'retirada']) {
      const { status, problem } = await server.call(getBlogPost, browser, { params: { slug } })
      expect([status, problem.code]).toEqual([404, 'post-not-found'])
    }
    await publishPost(server.db, company.id, { slug: 'retirada', at: null }, { actor: 'prueba' })
    expect(await titlesOf(browser)).toEqual(['Retirada', 'Vigente'])
  })

  it('counts posts by category and by tag, and narrows by each', async () => {
    const { company, browser } = await enter()
    await buildPost(server, company, {
      titulo: 'Uno',
      categoria: 'Pagos y facturación',
      etiquetas: ['IVA', 'Cierre'],
    })
    await buildPost(server, company, { titulo: 'Dos', categoria: 'Pagos y facturación', etiquetas: ['IVA'] })
    await buildPost(server, company, { titulo: 'Tres', categoria: 'Logística' })
    await buildPost(server, company, { titulo: 'Sin publicar', categoria: 'Logística', publicado: null })
    const categories = await server.call(listBlogCategories, browser)
    expect(categories.body.rows).toEqual([
      { slug: 'logistica', nombre: 'Logística', posts: 1 },
      { slug: 'pagos-y-facturacion', nombre: 'Pagos y facturación', posts: 2 },
    ])
    const tags = await server.call(listBlogTags, browser)
    expect(tags.body.rows).toEqual([
      { slug: 'iva', nombre: 'IVA', posts: 2 },
      { slug: 'cierre', nombre: 'Cierre', posts: 1 },
    ])
    expect(await titlesOf(browser, { category: 'logistica' })).toEqual(['Tres'])
    expect(await titlesOf(browser, { category: 'pagos-y-facturacion', tag: 'cierre' })).toEqual(['Uno'])
    expect(await titlesOf(browser, { tag: 'nadie' })).toEqual([])
  })
})

describe('a search', () => {
  const texts = [
    { titulo: 'Facturación electrónica en 2027', html: '<p>Las facturas llevan el CUFE.</p>' },
    { titulo: 'Capacitaciones de fin de año', html: '<p>El camión descarga a las 6 a. m.</p>' },
    { titulo: 'Horarios 100% nuevos', html: '<p>Las entregas se piden con cita.</p>' },
  ]

  it.each([
    ['facturacion', 'Facturación electrónica en 2027'],
    ['FACTURACIONES ELECTRÓNICAS', 'Facturación electrónica en 2027'],
    ['capacitación', 'Capacitaciones de fin de año'],
    ['camiones', 'Capacitaciones de fin de año'],
    ['ano', 'Capacitaciones de fin de año'],
    ['entreg', 'Horarios 100% nuevos'],
    ['"con cita"', 'Horarios 100% nuevos'],
    ['100%', 'Horarios 100% nuevos'],
  ])('for «%s» finds %s', async (q, titulo) => {
    const { company, browser } = await enter()
    for (const text of texts) await buildPost(server, company, text)
    const { body } = await server.call(searchBlogPosts, browser, { query: { q } })
    expect(body.rows.map((row) => row.titulo)).toEqual([titulo])
    expect(body.total).toBe(1)
  })

  it.each([
    '%',
    '_',
    "' or 1=1 --",
    'a & | ! :*',
    '(((',
    '\\',
    '-',
    '"sin cerrar',
    '🧾',
    'ni-huella -de -"esto"',
  ])('for «%s» finds nothing and breaks nothing', async (q) => {
    const { company, browser } = await enter()
    await buildPost(server, company, { titulo: 'Entrega de mercancía' })
    const { status, body } = await server.call(searchBlogPosts, browser, { query: { q } })
    expect([status, body.total]).toEqual([200, 0])
  })

  it('puts first what names it in the title, and shows where in the text it stands', async () => {
    const { company, browser } = await enter()
    await buildPost(server, company, {
      titulo: 'Noticias',
      publicado: '2026-03-01',
      html: '<p>Desde marzo la <b>recepción</b> de facturas &amp; notas es por correo.</p>',
    })
    await buildPost(server, company, { titulo: 'Recepción de facturas', publicado: '2025-01-01' })
    const { body } = await server.call(searchBlogPosts, browser, { query: { q: 'recepcion' } })
    expect(body.rows.map(({ titulo }) => titulo)).toEqual(['Recepción de facturas', 'Noticias'])
    const shown = body.rows[1]?.fragmento ?? []
    expect(shown.filter(({ coincide }) => coincide)).toEqual([{ texto: 'recepción', coincide: true }])
    expect(shown.map(({ texto }) => texto).join('')).toContain('facturas & notas es por correo')
  })
})

describe('a post', () => {
  it('comes sanitised, with its pictures, attachments, neighbours and related posts', async () => {
    const { company, browser } = await enter()
    await buildPost(server, company, { titulo: 'Antes', publicado: '2026-01-01', etiquetas: ['IVA'] })
    await buildPost(server, company, { titulo: 'Después', publicado: '2026-03-01' })
    await buildPost(server, company, {
      titulo: 'En medio',
      publicado: '2026-02-01',
      etiquetas: ['IVA'],
      html: '<p onclick="x()">Hola <script>x()</script><img src="dibujo.svg" alt="Muelle"></p>',
      portada: { archivo: 'dibujo.svg', texto: 'El muelle' },
      galeria: [{ archivo: 'dibujo.svg', texto: 'El patio' }],
      adjuntos: [{ archivo: 'circular.pdf', texto: 'Circular firmada' }],
      files: { 'dibujo.svg': svg, 'circular.pdf': pdf },
    })
    const { body } = await server.call(getBlogPost, browser, { params: { slug: 'en-medio' } })
    expect(body.html).toMatch(
      /^<p>Hola <img src="company-files\/[0-9a-f]{64}\/dibujo_[0-9a-f]{8}" alt="Muelle" \/><\/p>$/,
    )
    const picture = await server.portal.inject({
      url: `/${body.portada?.imagen}`,
      headers: { host: browser.host },
    })
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(body).toMatchObject({
      minutos: 1,
      portada: { texto: 'El muelle' },
      galeria: [{ texto: 'El patio' }],
      adjuntos: [
        {
          nombre: 'circular.pdf',
          texto: 'Circular firmada',
          media_type: 'application/pdf',
          size: pdf.length,
        },
      ],
      anterior: { slug: 'antes' },
      siguiente: { slug: 'despues' },
    })
    expect(body.relacionados.map(({ slug }) => slug)).toEqual(['antes', 'despues'])
    const file = await server.call(downloadBlogFile, browser, { params: { id: body.adjuntos[0]?.id ?? '' } })
    expect([file.status, file.response.body]).toEqual([200, pdf])
  })

  it('is new to a person until that person opens it, and the most read come first', async () => {
    const { company, thirdParty, browser } = await enter()
    const colleague = await server.signIn(await buildPerson(server.db, thirdParty, {}))
    for (const titulo of ['Poco', 'Mucho', 'Nada']) await buildPost(server, company, { titulo })
    const open = (by: TestBrowser, slug: string) => server.call(readBlogPost, by, { params: { slug } })
    await open(browser, 'mucho')
    await open(browser, 'mucho')
    await open(colleague, 'mucho')
    await open(browser, 'poco')
    expect((await open(browser, 'no-hay')).problem.code).toBe('post-not-found')
    const { body } = await server.call(listBlogPosts, colleague)
    expect(body.rows.filter(({ leido }) => leido).map(({ slug }) => slug)).toEqual(['mucho'])
    const most = await server.call(listMostReadPosts, browser)
    expect(most.body.rows.map(({ slug }) => slug)).toEqual(['mucho', 'poco'])
    const counted = await server.asAdmin(
      'select slug, lecturas from blog_posts where company_id = $1 order by slug',
      [company.id],
    )
    expect(counted).toEqual([
      { slug: 'mucho', lecturas: 2 },
      { slug: 'nada', lecturas: 0 },
      { slug: 'poco', lecturas: 1 },
    ])
  })
})

describe('a communiqué', () => {
  const confirm = (browser: TestBrowser, version: number, slug = 'circular') =>
    server.call(confirmBlogPost, browser, { params: { slug }, body: { version } })
  const read = async (browser: TestBrowser) =>
    (await server.call(getBlogPost, browser, { params: { slug: 'circular' } })).body

  it('waits for the receipt of each person, which is kept once with its time', async () => {
    const { company, thirdParty, browser } = await enter()
    const colleague = await server.signIn(await buildPerson(server.db, thirdParty, {}))
    await buildPost(server, company, { titulo: 'Circular', tipo: 'comunicado' })
    expect(await read(browser)).toMatchObject({ pendiente: true, confirmado_at: null, version: 1 })
    const first = await confirm(browser, 1)
    const again = await confirm(browser, 1)
    expect(first.status).toBe(200)
    expect(again.body.confirmado_at).toBe(first.body.confirmado_at)
    expect(await read(browser)).toMatchObject({ pendiente: false, confirmado_at: first.body.confirmado_at })
    expect(await read(colleague)).toMatchObject({ pendiente: true, confirmado_at: null })
  })

  it('asks again when what it says changes, and takes no receipt of the version before', async () => {
    const { company, browser } = await enter()
    await buildPost(server, company, { titulo: 'Circular', tipo: 'comunicado' })
    await confirm(browser, 1)
    await buildPost(server, company, { titulo: 'Circular', tipo: 'comunicado', extracto: 'Otro resumen' })
    expect(await read(browser)).toMatchObject({ version: 1, pendiente: false })
    await buildPost(server, company, { titulo: 'Circular', tipo: 'comunicado', html: '<p>Otra cosa</p>' })
    expect(await read(browser)).toMatchObject({ version: 2, pendiente: true, confirmo_antes: true })
    // An earlier receipt stays valid; a late confirmation of the old version is refused.
    const { company: other, browser: late } = await enter()
    await buildPost(server, other, { titulo: 'Circular', tipo: 'comunicado' })
    await buildPost(server, other, { titulo: 'Circular', tipo: 'comunicado', html: '<p>Otra cosa</p>' })
    expect((await confirm(late, 1)).problem.code).toBe('post-changed')
    expect((await confirm(browser, 2)).status).toBe(200)
  })

  it('takes no receipt for what is only a post, or is not there', async () => {
    const { company, browser } = await enter()
    await buildPost(server, company, { titulo: 'Circular' })
    expect((await confirm(browser, 1)).problem.code).toBe('post-not-found')
    expect((await confirm(browser, 1, 'ninguna')).problem.code).toBe('post-not-found')
  })

  it('takes the receipt of a person who may only look', async () => {
    const { company, thirdParty } = await enter()
    const reader = await buildPerson(server.db, thirdParty, {})
    await server.asAdmin('update memberships set read_only = true where id = $1', [reader.membership])
    const browser = await server.signIn(reader)
    await buildPost(server, company, { titulo: 'Circular', tipo: 'comunicado' })
    expect((await confirm(browser, 1)).status).toBe(200)
  })
})

describe('whom a post is for', () => {
  it.each([
    ['natural', { documento_numero: '31890456' }, true],
    ['natural', { documento_numero: '901234567' }, false],
    ['juridica', { documento_numero: '901234567' }, true],
    ['juridica', { documento_numero: '1130654321' }, false],
    ['mipyme', { documento_numero: '901234567', pyme: true }, true],
    ['mipyme', { documento_numero: '901234567', pyme: false }, false],
  ] as const)('%s is seen by %o: %s', async (audience, fields, isSeen) => {
    const { company, browser } = await enter(fields)
    await buildPost(server, company, {
      titulo: 'Circular',
      tipo: 'comunicado',
      categoria: 'Avisos',
      etiquetas: ['Reserva'],
      audiencia: [audience],
      adjuntos: [{ archivo: 'circular.pdf', texto: '' }],
      files: { 'circular.pdf': pdf },
    })
    await server.asAdmin('update blog_posts set lecturas = 5 where company_id = $1', [company.id])
    const [file] = await server.asAdmin<{ id: string }>(
      'select id from blog_post_files where company_id = $1',
      [company.id],
    )
    const params = { slug: 'circular' }
    const statuses = [
      (await server.call(getBlogPost, browser, { params })).status,
      (await server.call(readBlogPost, browser, { params })).status,
      (await server.call(confirmBlogPost, browser, { params, body: { version: 1 } })).status,
      (await server.call(downloadBlogFile, browser, { params: { id: file?.id ?? '' } })).status,
    ]
    expect(statuses).toEqual(Array(4).fill(isSeen ? 200 : 404))
    const lists = [
      await titlesOf(browser),
      (await server.call(searchBlogPosts, browser, { query: { q: 'circular' } })).body.rows,
      (await server.call(listBlogCategories, browser)).body.rows,
      (await server.call(listBlogTags, browser)).body.rows,
      (await server.call(listMostReadPosts, browser)).body.rows,
    ]
    expect(lists.map(({ length }) => length)).toEqual(Array(5).fill(isSeen ? 1 : 0))
    const kept = await server.asAdmin('select 1 from blog_receipts where company_id = $1', [company.id])
    expect(kept).toHaveLength(isSeen ? 1 : 0)
  })

  it('is never another company’s supplier, not by its slug nor by a file’s id', async () => {
    const { company } = await enter()
    const { company: second, browser: stranger } = await enter()
    await buildPost(server, company, {
      titulo: 'Solo nuestra',
      tipo: 'comunicado',
      adjuntos: [{ archivo: 'circular.pdf', texto: '' }],
      files: { 'circular.pdf': pdf },
    })
    await buildPost(server, second, { titulo: 'Ajena' })
    const [file] = await server.asAdmin<{ id: string }>(
      'select id from blog_post_files where company_id = $1',
      [company.id],
    )
    const params = { slug: 'solo-nuestra' }
    const answers = [
      await server.call(getBlogPost, stranger, { params }),
      await server.call(readBlogPost, stranger, { params }),
      await server.call(confirmBlogPost, stranger, { params, body: { version: 1 } }),
      await server.call(downloadBlogFile, stranger, { params: { id: file?.id ?? '' } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(await titlesOf(stranger)).toEqual(['Ajena'])
  })

  it('is nobody while the company has the blog off, nor who was not given it', async () => {
    const { company, thirdParty, browser } = await enter()
    const without = await server.signIn(
      await buildPerson(server.db, thirdParty, { modules: ['orden_compra'] }),
    )
    expect((await server.call(listBlogPosts, without)).problem.code).toBe('module-off')
    await changeSettings(server.db, company, { blog: 0 })
    expect((await server.call(listBlogPosts, browser)).problem.code).toBe('module-off')
  })
})
