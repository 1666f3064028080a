import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  confirmBlogPost,
  getBlogPost,
  listBlogPosts,
  readBlogPost,
} from '@enlace/contract/blog/supplier/calls.ts'
import { buildCompany, buildPerson, buildThirdParty } from '@enlace/testing/builders.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../../../test/run-command.ts'
import { command } from './command.ts'

const server = useTestServer()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'enlace-blog-'))
})
afterAll(() => rm(folder, { recursive: true }))

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"></svg>'
const usual = {
  titulo: 'Cierre de año',
  extracto: 'Fechas de cierre',
  autor: 'Cuentas por pagar',
  publicado: '2026-01-02T08:00',
}

/** A company with a signed-in person, and a folder of posts of its own. */
async function begin(name: string) {
  const company = await buildCompany(server.db, { settings: { blog: 1 } })
  const thirdParty = await buildThirdParty(server.db, company, {
    nombre: 'Empaques S.A.S.',
    documento_numero: '901234567',
  })
  const person = await buildPerson(server.db, thirdParty, {})
  const from = join(folder, name)
  await mkdir(from, { recursive: true })
  return {
    from,
    browser: await server.signIn(person),
    person,
    write: (file: string, content: string) => writeFile(join(from, file), content),
    run: (line: string) => runCommand(command, server.db, `${line} --company ${company.id}`),
  }
}

describe('blog import', () => {
  it('publishes the posts of a folder with their pictures, once however often it is run', async () => {
    const { from, browser, write, run } = await begin('folder')
    await write(
      'cierre.json',
      JSON.stringify({ ...usual, categoria: 'Pagos', portada: { archivo: 'a.svg', texto: 'Calendario' } }),
    )
    await write('cierre.html', '<p onclick="x()">Hasta el día 18.</p>')
    await write('a.svg', svg)
    expect(await run(`import --from ${from}`)).toEqual({
      code: 0,
      lines: [
        'Se creó cierre (publicada el 02/01/2026 08:00).',
        '  Se quitó lo que no se permite: p[onclick].',
      ],
      fault: undefined,
    })
    expect((await run(`import --from ${from}`)).lines[0]).toBe(
      'cierre no cambió (publicada el 02/01/2026 08:00).',
    )
    await write('cierre.html', '<p>Hasta el día 19.</p>')
    expect((await run(`import --from ${from}`)).lines).toEqual([
      'Se actualizó cierre (publicada el 02/01/2026 08:00).',
    ])
    const { body } = await server.call(getBlogPost, browser, { params: { slug: 'cierre' } })
    expect(body).toMatchObject({
      html: '<p>Hasta el día 19.</p>',
      portada: { texto: 'Calendario' },
      categoria: { slug: 'pagos' },
    })
  })

  it('takes a list of posts from one file', async () => {
    const { from, browser, write, run } = await begin('list')
    await write(
      'todas.json',
      JSON.stringify([
        { ...usual, titulo: 'Uno', html: '<p>1</p>' },
        { ...usual, titulo: 'Dos', html: '<p>2</p>', publicado: null },
      ]),
    )
    expect((await run(`import --from ${join(from, 'todas.json')}`)).lines).toEqual([
      'Se creó uno (publicada el 02/01/2026 08:00).',
      'Se creó dos (borrador).',
    ])
    const { body } = await server.call(listBlogPosts, browser)
    expect(body.rows.map(({ slug }) => slug)).toEqual(['uno'])
  })

  it('says at each file and field what is wrong, and keeps nothing of that post', async () => {
    const { from, browser, write, run } = await begin('wrong')
    await write('malo.json', JSON.stringify({ titulo: '', tipo: 'nota', publicado: 'mañana', extracto: 'x' }))
    await write('malo.html', '<p>x</p>')
    expect((await run(`import --from ${from}`)).fault?.split('\n')).toEqual([
      'malo.json: titulo: Escriba el texto.',
      'malo.json: tipo: Use entrada o comunicado.',
      'malo.json: autor: Escriba el texto.',
      'malo.json: publicado: Escriba la fecha como 2026-12-01 o 2026-12-01T08:00.',
    ])
    await write('malo.json', JSON.stringify({ ...usual, adjuntos: [{ archivo: 'programa.exe' }] }))
    await write('programa.exe', 'MZ')
    expect((await run(`import --from ${from}`)).fault).toBe(
      'malo.json: programa.exe: El archivo no es PDF, JPG, PNG ni XML, o está vacío.',
    )
    await write('malo.json', JSON.stringify({ ...usual, portada: { archivo: 'nota.svg', texto: 'x' } }))
    await write('nota.svg', 'no es un dibujo')
    expect((await run(`import --from ${from}`)).fault).toContain('El archivo no es una imagen')
    const { body } = await server.call(listBlogPosts, browser)
    expect(body.total).toBe(0)
  })

  it('reads no file outside of the folder, not by its name nor through a link', async () => {
    const { from, write, run } = await begin('outside')
    await writeFile(join(folder, 'secreto.svg'), svg)
    await symlink(join(folder, 'secreto.svg'), join(from, 'atajo.svg'))
    await write('post.html', '<p>x</p>')
    for (const archivo of ['../secreto.svg', 'atajo.svg', join(folder, 'secreto.svg')]) {
      await write('post.json', JSON.stringify({ ...usual, portada: { archivo, texto: 'x' } }))
      expect((await run(`import --from ${from}`)).fault).toMatch(/debe estar en la carpeta|no se puede leer/)
    }
    await write('post.html', '<img src="../secreto.svg" alt="">')
    await write('post.json', JSON.stringify(usual))
    expect((await run(`import --from ${from}`)).fault).toMatch(/debe estar en la carpeta/)
  })

  it.each([
    ['import', 'Falta la carpeta o el archivo JSON de las publicaciones (--from).'],
    ['import --from /no/such', 'El archivo /no/such no se puede leer.'],
    ['borrar', 'Falta la acción: import, list, publish, pin, unpin, retract o receipts.'],
    ['publish --slug nada', /^La compañía \d+ no tiene la publicación «nada»\.$/],
    ['pin', /^Falta la publicación/],
    ['publish --slug x --at ayer', 'Escriba la fecha como 2026-12-01 o 2026-12-01T08:00.'],
  ])('%s is refused in one line', async (line, fault) => {
    const { run } = await begin('refused')
    const { fault: said } = await run(line)
    expect(said).toMatch(fault)
  })
})

describe('blog publish, pin and retract', () => {
  it('change what suppliers see, and the list tells how each post stands', async () => {
    const { from, browser, write, run } = await begin('states')
    const listed = async () =>
      (await server.call(listBlogPosts, browser)).body.rows.map(({ slug, fijado }) => [slug, fijado])
    await write('uno.json', JSON.stringify({ ...usual, html: '<p>1</p>', publicado: null }))
    expect((await run('list')).lines[0]).toMatch(/todavía no tiene publicaciones/)
    await run(`import --from ${from}`)
    expect(await listed()).toEqual([])
    await run('publish --slug uno --at 2099-01-01')
    expect(await listed()).toEqual([])
    expect((await run('list')).lines).toEqual([
      'uno  entrada  programada para el 01/01/2099 00:00  0 lecturas  Cierre de año',
    ])
    expect((await run('publish --slug uno')).lines[0]).toMatch(/^Se publicó uno desde el \d\d\//)
    await run('pin --slug uno')
    expect(await listed()).toEqual([['uno', true]])
    await run('unpin --slug uno')
    expect(await listed()).toEqual([['uno', false]])
    expect((await run('retract --slug uno')).lines).toEqual(['Se retiró uno: los proveedores ya no la ven.'])
    expect(await listed()).toEqual([])
    expect((await run(`import --from ${from}`)).lines[0]).toMatch(/^uno no cambió \(retirada el/)
  })
})

describe('blog receipts', () => {
  it('tell who opened and confirmed a communiqué, also as a sheet', async () => {
    const { from, browser, person, write, run } = await begin('receipts')
    await write('circular.json', JSON.stringify({ ...usual, tipo: 'comunicado', html: '<p>1</p>' }))
    await write('noticia.json', JSON.stringify({ ...usual, titulo: 'Noticia', html: '<p>1</p>' }))
    await run(`import --from ${from}`)
    const params = { slug: 'circular' }
    expect((await run('receipts --slug circular')).lines[1]).toMatch(/ {2}sin abrir$/)
    await server.call(readBlogPost, browser, { params })
    expect((await run('receipts --slug circular')).lines[1]).toMatch(/abrió el .*, sin confirmar$/)
    await server.call(confirmBlogPost, browser, { params, body: { version: 1 } })
    const { lines } = await run('receipts --slug circular')
    expect(lines[0]).toBe('Cierre de año (versión 1): 1 de 1 persona confirmó, de 1 proveedor.')
    expect(lines[1]).toMatch(
      new RegExp(`^901\\.234\\.567.*Empaques S\\.A\\.S\\..*${person.email} {2}confirmó el `),
    )
    const csv = join(folder, 'lecturas.csv')
    await run(`receipts --slug circular --csv ${csv}`)
    const sheet = await readFile(csv, 'utf8')
    expect(sheet.split('\r\n')[0]).toBe(
      '\uFEFF"NIT";"Proveedor";"Persona";"Correo";"Abrió";"Confirmó";"Versión confirmada"',
    )
    expect(sheet).toContain(`"${person.email}"`)
    expect((await run('receipts --slug noticia')).fault).toBe(
      '«noticia» no es un comunicado: no pide confirmación de lectura.',
    )
  })
})
