import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  getAdvertisements,
  getCmsContent,
  getPageInfo,
  getTemplateHtml,
} from '@enlace/contract/content/calls.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../../../test/run-command.ts'
import { command } from './command.ts'

const server = useTestServer()
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let folder: string
let company: number
let browser: TestBrowser
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'enlace-content-'))
  const built = await buildCompany(server.db)
  company = built.id
  browser = new TestBrowser(built.host)
})
afterAll(() => rm(folder, { recursive: true }))

async function file(name: string, content: string | Buffer): Promise<string> {
  await writeFile(join(folder, name), content)
  return join(folder, name)
}
const run = (line: string) => runCommand(command, server.db, line.replace('@', `--company ${company}`))

describe('content set', () => {
  it('publishes a place at once, and tells what could not stay', async () => {
    const path = await file('login.html', '<p onclick="x()">Hola</p><script>x()</script>')
    expect(await run(`set @ --kind cms --key login --file ${path}`)).toEqual({
      code: 0,
      lines: [
        `Se guardó login en la compañía ${company}.`,
        'Se quitó lo que no se permite: p[onclick], script.',
      ],
      fault: undefined,
    })
    const { body } = await server.call(getCmsContent, browser, { query: { location: 'login' } })
    expect(body.html).toBe('<p>Hola</p>')
  })

  it('publishes versions of a page, none of which is taken away', async () => {
    const path = await file('privacidad.html', '<h2>Responsable</h2>')
    const set = `set @ --kind page --key privacidad --title "Política de datos" --description "Ley 1581" --file ${path}`
    expect((await run(set)).lines).toEqual([`Se publicó privacidad, versión 1, en la compañía ${company}.`])
    expect((await run(set)).lines).toEqual(['privacidad no cambió: sigue la versión 1.'])
    await file('privacidad.html', '<h2>Responsable y canales</h2>')
    expect((await run(set)).lines).toEqual([`Se publicó privacidad, versión 2, en la compañía ${company}.`])
    const { body } = await server.call(getPageInfo, browser, { params: { code: 'privacidad' } })
    expect(body).toMatchObject({
      title: 'Política de datos',
      html: '<h2>Responsable y canales</h2>',
      version: 2,
    })
    expect((await run('remove @ --kind page --key privacidad')).fault).toBe(
      'Una página publicada no se elimina, porque las autorizaciones se refieren a su versión. Publique otra.',
    )
  })

  it('publishes a picture as an advertisement that leads somewhere, served from the own origin', async () => {
    const path = await file('Anuncio de prueba.png', png)
    const { lines } = await run(
      `set @ --kind ad --key PAG-67:2 --file "${path}" --title "Un aviso" --link #/contact-us`,
    )
    expect(lines).toEqual([`Se guardó PAG-67:2 en la compañía ${company}.`])
    const { body } = await server.call(getAdvertisements, browser, { params: { pageCode: 'PAG-67' } })
    const shown = body.espacios['2']
    expect(shown).toMatchObject({
      type_content: 'imagen',
      text_imagen: 'Un aviso',
      url_redirect: '#/contact-us',
    })
    expect(shown?.imagen).toMatch(/^company-files\/[0-9a-f]{64}\/anuncio_de_prueba_[0-9a-f]{8}$/)
    const picture = await server.portal.inject({ url: `/${shown?.imagen}`, headers: { host: browser.host } })
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
    expect(picture.rawPayload.equals(png)).toBe(true)
  })

  it('publishes a carousel with the pictures that stand beside its file', async () => {
    await file('uno.png', png)
    const slides = [
      { type_content: 'imagen', imagen: 'uno.png', text_carrusel: 'Uno' },
      { type_content: 'html', html_code: '<p>Dos</p>' },
    ]
    const carousel = { type_content: 'carrusel', seconds_transition: 5, contenido_carrusel: slides }
    const path = await file('carrusel.json', JSON.stringify(carousel))
    await run(`set @ --kind ad --key PAG-8:1 --file ${path}`)
    const { body } = await server.call(getAdvertisements, browser, { params: { pageCode: 'PAG-8' } })
    expect(body.espacios['1']).toMatchObject({
      seconds_transition: 5,
      contenido_carrusel: [{ text_carrusel: 'Uno' }, {}],
    })
    expect(body.espacios['1']?.contenido_carrusel[0]?.imagen).toMatch(/\/uno_[0-9a-f]{8}$/)
  })

  it('keeps an advertisement for its days, by the clock of Colombia', async () => {
    const path = await file('navidad.html', '<p>Feliz Navidad</p>')
    await run(`set @ --kind ad --key PAG-47:1 --file ${path} --from 2099-12-01 --to 2099-12-24`)
    const { body } = await server.call(getAdvertisements, browser, { params: { pageCode: 'PAG-47' } })
    expect(body.espacios['1']).toBeNull()
    expect((await run('show @')).lines).toContain(
      '  PAG-47:1  html  desde 01/12/2099 00:00 hasta 24/12/2099 23:59',
    )
  })

  it('publishes a template with its fields', async () => {
    const path = await file(
      'formulario.html',
      '<input name="rut" required /><input type="password" name="clave" />',
    )
    await run(`set @ --kind template --key formulario --title Formulario --file ${path}`)
    const { body } = await server.call(getTemplateHtml, browser, { params: { name: 'formulario' } })
    expect(body.html).toBe('<input name="rut" required /><input type="text" name="clave" />')
  })

  it('publishes several advertisements from one file, each in its place and time', async () => {
    const campaign = [
      { page_code: 'PAG-67', position: '1', contenido: { type_content: 'html', html_code: '<p>Uno</p>' } },
      {
        page_code: 'B2S-PAG-7',
        position: '3',
        contenido: { type_content: 'imagen', imagen: 'cartel.png', text_imagen: 'Cartel' },
        ends_at: '2099-01-01T00:00:00-05:00',
      },
    ]
    await file('cartel.png', png)
    const path = await file('campania.json', JSON.stringify(campaign))
    expect((await run(`set @ --kind campaign --file ${path}`)).lines).toEqual([
      `Se guardó PAG-67:1 en la compañía ${company}.`,
      `Se guardó B2S-PAG-7:3 en la compañía ${company}.`,
    ])
    const { body } = await server.call(getAdvertisements, browser, { params: { pageCode: 'B2S-PAG-7' } })
    expect(body.espacios['3']).toMatchObject({ type_content: 'imagen', text_imagen: 'Cartel' })
    expect(body.changesIn).toBeGreaterThan(0)
    const odd = await file('rara.json', '{}')
    expect((await run(`set @ --kind campaign --file ${odd}`)).fault).toMatch(/^El archivo de una campaña es/)
  })

  it.each([
    ['publish @', 'Falta la acción: set, show, remove o preview.'],
    [
      'set @ --kind foto --key x --file y',
      '«foto» no es un tipo de contenido. Son: cms (lugar), ad (anuncio), page (página), template (plantilla de formulario), document (documento con los datos del proveedor), menu, campaign (varios anuncios).',
    ],
    [
      'set @ --kind ad --key PAG-67:4 --file y',
      '«PAG-67:4» no es la clave de un anuncio. Escríbala con la página y la posición, como PAG-67:1.',
    ],
    ['set @ --kind cms --key login', 'Falta el archivo (--file).'],
    ['set @ --kind cms --key login --file /no/such/file', 'El archivo /no/such/file no se puede leer.'],
    [
      'set @ --kind ad --key PAG-8:1 --file y --from mañana',
      '«mañana» no es una fecha. Escríbala como 2026-12-01 o 2026-12-01T18:00.',
    ],
    [
      'show --company 999999999',
      'La compañía 999999999 no existe. Créela con: npm run enlace -- company create',
    ],
  ])('%s is refused in one line', async (line, fault) => {
    expect(await run(line)).toEqual({ code: undefined, lines: [], fault })
  })

  it('says at each field what is wrong with an advertisement, and keeps nothing of it', async () => {
    const advertisement = {
      type_content: 'imagen',
      source: 'urlImagen',
      url: 'http://a.co/1.png',
      url_redirect: 'javascript:x()',
    }
    const path = await file('malo.json', JSON.stringify(advertisement))
    const { fault } = await run(
      `set @ --kind ad --key PAG-67:3 --file ${path} --from 2026-12-02 --to 2026-12-01`,
    )
    expect(fault?.split('\n')).toEqual([
      'url: Use la dirección de una imagen que empiece por https://.',
      'url_redirect: Use una dirección que empiece por https://, http://, mailto: o tel:, o una página del portal (#/…).',
      'text_imagen: Describa la imagen: el texto lo leen los lectores de pantalla y se muestra si la imagen no carga.',
      'ends_at: La fecha final debe ser posterior a la inicial.',
    ])
    expect((await run('show @ --kind ad --key PAG-67:3')).fault).toBe(
      `La compañía ${company} no tiene PAG-67:3.`,
    )
    const text = await file('nota.png', 'no es una imagen')
    expect((await run(`set @ --kind ad --key PAG-67:3 --file ${text}`)).fault).toBe(
      'nota.png: El archivo no es una imagen PNG, JPG, GIF, WebP o SVG.',
    )
  })
})

describe('a company’s documents and menu', () => {
  it('a document is kept as it was written, previewed filled, told of its unknown names, and taken away', async () => {
    const path = await file(
      'carta.html',
      '<p onclick="x()">{{ proveedor.nombre }} {{ cartera[0].saldo_vencido }} {{ proveedor.telefono }}</p>',
    )
    expect((await run(`set @ --kind document --key carta --title Carta --file ${path}`)).lines).toEqual([
      `Se guardó carta en la compañía ${company}.`,
      'Se quitó lo que no se permite: p[onclick].',
      'No existe y se mostrará vacío: proveedor.telefono.',
    ])
    expect((await run('preview @ --kind document --key carta')).lines).toEqual([
      expect.stringMatching(/^<p>Empaques &amp; Cartones del Valle Ltda\. \$\u00a04\.210\.000,00 <\/p>$/),
    ])
    expect((await run('show @ --kind document --key carta')).lines[0]).toContain('{{ proveedor.nombre }}')
    expect((await run('show @')).lines).toContainEqual(expect.stringMatching(/^ {2}carta .* {2}Carta$/))
    expect((await run('preview @ --kind cms --key login')).fault).toBe(
      'Solo un documento (--kind document) tiene vista previa.',
    )
    const wrong = await file('rota.html', '<p>\n{% include "x" %}</p>')
    expect((await run(`set @ --kind document --key rota --title Rota --file ${wrong}`)).fault).toBe(
      'html: La etiqueta «include» no existe (línea 2).',
    )
    expect((await run('remove @ --kind document --key carta')).lines).toEqual([
      `Se eliminó carta de la compañía ${company}.`,
    ])
  })

  it('a menu takes the place of the one before, and is refused as a whole where an entry leads nowhere', async () => {
    const save = async (items: unknown) =>
      run(`set @ --kind menu --file ${await file('menu.json', JSON.stringify(items))}`)
    const items = [
      { label: 'Certificados', type: 'component', value: '/certificates', group: 'Ayuda', order: 2 },
      { label: 'Guía', type: 'template', value: 'guia', order: 1 },
      { label: 'DIAN', type: 'ext', value: 'https://www.dian.gov.co/' },
    ]
    expect((await save(items)).lines).toEqual([
      `Se guardó el menú de la compañía ${company}: 3 entradas.`,
      'El menú lleva a documentos que no existen todavía: guia.',
    ])
    const shown = (await run('show @ --kind menu')).lines.join('\n')
    expect(JSON.parse(shown)).toMatchObject([{ label: 'DIAN' }, { label: 'Guía' }, { label: 'Certificados' }])
    const { fault } = await save([
      { label: 'Mala', type: 'ext', value: 'javascript:alert(1)' },
      { label: '', type: 'component', value: 'https://otra.example/' },
      { label: 'Otra', type: 'page', value: 'x' },
    ])
    expect(fault?.split('\n')).toEqual([
      '0.value: Use una dirección que empiece por https:// o http://.',
      '1.label: Escriba el nombre de la entrada o del grupo, de hasta 60 caracteres.',
      '1.value: Use una página del portal, como /certificates o /account-statements/0.',
      '2.type: El tipo es component (una página del portal), template (un documento) o ext (un enlace externo).',
    ])
    expect(JSON.parse((await run('show @ --kind menu')).lines.join('\n'))).toHaveLength(3)
    expect((await save([])).lines).toEqual([`Se guardó el menú de la compañía ${company}: 0 entradas.`])
    expect((await save({})).fault).toMatch(/^El menú es una lista de entradas/)
  })
})

describe('content show and remove', () => {
  it('lists what there is, shows one text as it is kept, and takes it away', async () => {
    const { id, host } = await buildCompany(server.db)
    const mine = (line: string) => runCommand(command, server.db, line.replace('@', `--company ${id}`))
    expect((await mine('show @')).lines).toEqual([`La compañía ${id} todavía no ha publicado contenido.`])
    await mine(`set @ --kind cms --key registro --file ${await file('registro.html', '<p>Hola</p>')}`)
    const { lines } = await mine('show @')
    expect(lines).toEqual([
      'Lugares (cms)',
      expect.stringMatching(/^ {2}registro {2}\d\d\/\d\d\/\d{4} \d\d:\d\d$/),
    ])
    expect((await mine('show @ --kind cms --key registro')).lines).toEqual(['<p>Hola</p>'])
    expect((await mine('remove @ --kind cms --key registro')).lines).toEqual([
      `Se eliminó registro de la compañía ${id}.`,
    ])
    expect((await mine('remove @ --kind cms --key registro')).fault).toBe(
      `La compañía ${id} no tiene registro.`,
    )
    const { body } = await server.call(getCmsContent, new TestBrowser(host), {
      query: { location: 'registro' },
    })
    expect(body.html).toBe('')
  })
})
