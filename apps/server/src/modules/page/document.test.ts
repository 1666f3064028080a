import { readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { BootData } from '@enlace/contract/company/schemas.ts'
import { moduleNames } from '@enlace/domain/modules.ts'
import { brandColours } from '@enlace/domain/brand-colours.ts'
import { flagsOf, parametersOf } from '../company/rules.ts'
import type { PortalBuild } from './build.ts'
import { islandOf, pageDocument } from './document.ts'

const parts = {
  css: 'body{margin:0}',
  styleSheets: ['assets/login.css'],
  scripts: ['assets/react.js'],
  places: {},
}
const build: PortalBuild = {
  id: 'build',
  worker: '',
  entry: 'assets/main.js',
  pages: { login: parts, skeleton: parts },
  renderPage: (boot, page) => `<main>${page} of ${boot.company.id}</main>`,
  renderPlaces: () => '<section id="/search-company">Search</section>',
  renderUnsupported: () => ({ browser: '<h1>Old</h1>', scripts: 'No scripts' }),
}

function buildBoot(changes: Partial<BootData['company']> = {}): BootData {
  const settings = new Map<string, unknown>(moduleNames.map((name) => [name, 1]))
  const contactInfo = {
    telefono: '',
    indicativo: '',
    ext: '',
    numero_tele: '',
    correo: '',
    horario: '',
    dir: '',
  }
  return {
    company: {
      id: 1,
      nombre: 'Andina',
      nit: '900.123.456-8',
      isTrial: false,
      logo: '',
      imagen_login: '',
      favicon: '',
      page_title: 'Andina',
      welcome: '',
      footerText: '',
      contactInfo,
      colours: brandColours('#0f766e'),
      ...changes,
    },
    flags: flagsOf(settings),
    parameters: parametersOf(settings, 'Andina'),
    maintenance: null,
    environment: {
      production: true,
      clientName: 'Enlace',
      frontGatewayUrl: 'api/',
      backofficeGatewayUrl: 'http://localhost:3001/',
      apiUrl: 'api/',
      urlPath: '',
      customCss: false,
      applicationType: 'agp',
      debug: false,
      company: 1,
      captchaProvider: 'altcha',
      captchaSiteKey: '',
      analyticsCode: '',
    },
  }
}

const hostile = `</title></script><script>alert("1")</script><!-- '&`

test('lets its own style sheet through, and no script that stands in the page', () => {
  const { html, styleHash } = pageDocument(build, buildBoot(), 'login', undefined)
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
  expect(styleHash).toBe(`sha256-${createHash('sha256').update(style).digest('base64')}`)
  expect(html.match(/<script(?![^>]* src=)(?![^>]* type="application\/json")/g)).toBeNull()
  expect(html).not.toMatch(/ style=| on\w+=/)
})

test('cannot be broken out of by what a company calls itself', () => {
  const boot = buildBoot({ nombre: hostile, page_title: hostile, favicon: `"><script>${hostile}` })
  const { html } = pageDocument(build, boot, 'login', undefined)
  expect(html.match(/<script/g)).toHaveLength(3)
  expect(html.match(/<\/title>/g)).toHaveLength(1)
})

test('carries boot data that read back as they were', () => {
  const value = { text: hostile, line: '\u2028' }
  expect(islandOf(value)).not.toContain('<')
  expect(JSON.parse(islandOf(value))).toEqual(value)
})

test('refuses a brand colour that is none', () => {
  const colours = brandColours('#0f766e')
  const broken = { ...colours, light: { ...colours.light, brand: 'red;}body{display:none' } }
  expect(() => pageDocument(build, buildBoot({ colours: broken }), 'login', undefined)).toThrow('colour')
})

test('shows the scheme that the person chose from the first paint', () => {
  const opening = (scheme: 'dark' | undefined) =>
    pageDocument(build, buildBoot(), 'skeleton', scheme).html.slice(0, 60)
  expect(opening('dark')).toContain('<html lang="es-CO" data-scheme="dark">')
  expect(opening(undefined)).toContain('<html lang="es-CO">')
})

test('names the files of its style sheets without loading them, and those of its scripts', () => {
  const { html } = pageDocument(build, buildBoot(), 'login', undefined)
  expect(html).toContain('<link rel="stylesheet" href="assets/login.css" disabled>')
  expect(html).toContain('<link rel="modulepreload" href="assets/react.js" fetchpriority="low">')
})

test('lists what the places of the hash load, each file once', () => {
  const places = {
    'contact-us': ['assets/frame.js', 'assets/a.js'],
    payments: ['assets/frame.js', 'assets/b.css'],
  }
  const login = { ...parts, places }
  const { html } = pageDocument(
    { ...build, pages: { login, skeleton: parts } },
    buildBoot(),
    'login',
    undefined,
  )
  const island = /<script type="application\/json" id="places">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(island)).toEqual([
    ['assets/frame.js', 'assets/a.js', 'assets/b.css'],
    { 'contact-us': [0, 1], payments: [0, 2] },
  ])
})

test('brings the heads of the visitors’ places with the login only', () => {
  const heads = '<div id="heads"><section id="/search-company">Search</section></div>'
  expect(pageDocument(build, buildBoot(), 'login', undefined).html).toContain(heads)
  expect(pageDocument(build, buildBoot(), 'skeleton', undefined).html).not.toContain('id="heads"')
})

test('turns away the browsers that the build turns away: the measure of both is the colour function light-dark', () => {
  const { html } = pageDocument(build, buildBoot(), 'login', undefined)
  expect(html).toContain(
    '@supports (color: light-dark(red, red)) and selector(:popover-open){#unsupported{display:none}}',
  )
  const config = readFileSync(new URL('../../../../portal/vite.config.ts', import.meta.url), 'utf8')
  expect(config).toContain("['chrome123', 'edge123', 'firefox128', 'safari17.5']")
})
