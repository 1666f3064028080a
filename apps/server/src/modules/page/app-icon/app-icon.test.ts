import { createHash } from 'node:crypto'
import { buildCompany } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { iconAddress, shortNameOf } from './routes.ts'
import { readProfile } from '../../company/index.ts'

const server = useTestServer()

const ask = (host: string, url: string) =>
  server.portal.inject({ method: 'GET', url, headers: new TestBrowser(host).headers() })

/** A company with its own favicon. */
async function withFavicon(mediaType: string, bytes: Buffer) {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const company = await buildCompany(server.db, {
    settings: { img_favicon: `company-files/${sha256}/favicon` },
  })
  await server.asAdmin(
    'insert into company_files (company_id, name, media_type, bytes, sha256) values ($1, $2, $3, $4, $5)',
    [company.id, 'favicon', mediaType, bytes, sha256],
  )
  return company
}

async function drawnFor(company: { id: number; host: string }) {
  const profile = await readProfile(server.db, company.id)
  const response = await ask(company.host, `/${iconAddress(profile.company, 'icon-192.png')}`)
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/png'])
  return PNG.sync.read(response.rawPayload)
}

const colourAt = ({ data, width }: PNG, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
]

describe('the portal as an application', () => {
  it('has the name, the colour and the icons of the company at its address', async () => {
    const one = await buildCompany(server.db, {
      nombre: 'Andina de Alimentos S.A.S.',
      settings: { page_title: 'Proveedores Andina', colour: '#0b6e4f' },
    })
    const other = await buildCompany(server.db, { nombre: 'Cementos Dos' })
    const manifest = (await ask(one.host, '/manifest.webmanifest')).json()
    expect(manifest).toMatchObject({
      name: 'Proveedores Andina',
      short_name: 'Andina de',
      display: 'standalone',
      start_url: './',
      theme_color: '#0b6e4f',
    })
    expect((await ask(other.host, '/manifest.webmanifest')).json().short_name).toBe('Cementos Dos')
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = PNG.sync.read((await ask(one.host, `/${src}`)).rawPayload)
      expect(`${width}x${height}`).toBe(sizes)
      // The address of one company's icon is none of another's.
      expect((await ask(other.host, `/${src}`)).statusCode).toBe(404)
    }
    expect((await ask(one.host, '/')).body).toContain('<link rel="manifest" href="manifest.webmanifest">')
  })

  it('shows the initials on the company’s colour where there is no picture', async () => {
    const company = await buildCompany(server.db, { settings: { colour: '#0b6e4f', img_favicon: '' } })
    expect(colourAt(await drawnFor(company), 2, 2)).toEqual([0x0b, 0x6e, 0x4f])
  })

  it('shows the company’s picture on white', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#f00"/></svg>'
    const png = new PNG({ width: 4, height: 4 })
    png.data.fill(Buffer.from([255, 0, 0, 255]))
    for (const [type, bytes] of [
      ['image/svg+xml', Buffer.from(svg)],
      ['image/png', PNG.sync.write(png)],
    ] as const) {
      const icon = await drawnFor(await withFavicon(type, bytes))
      expect([colourAt(icon, 2, 2), colourAt(icon, 96, 96)]).toEqual([
        [255, 255, 255],
        [255, 0, 0],
      ])
    }
  })

  it.each([
    'no es una imagen',
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/>',
    '',
  ])('falls back to the initials where the picture cannot be drawn: %s', async (text) => {
    const icon = await drawnFor(await withFavicon('image/svg+xml', Buffer.from(text || ' ')))
    expect(colourAt(icon, 2, 2)).not.toEqual([255, 255, 255])
  })

  it('is not there before there is a company, nor under another version', async () => {
    const { host } = await buildCompany(server.db)
    for (const url of ['/app-icons/0000000000000000/icon-192.png', '/app-icons/x/../../package.json'])
      expect((await ask(host, url)).statusCode).toBe(404)
  })
})

it.each([
  ['Andina de Alimentos S.A.S.', 'Andina de'],
  ['Supercalifragilística S.A.', 'Supercalifragilística'],
  ['EPM', 'EPM'],
])('is called by the first words that fit below an icon: %s', (nombre, short) => {
  expect(shortNameOf(nombre)).toBe(short)
})
