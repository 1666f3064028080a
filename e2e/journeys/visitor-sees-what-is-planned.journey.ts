import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentAreaTexts } from '@enlace/contract/content/area-texts.ts'
import { adPages, pageCodes, templateNames } from '@enlace/contract/content/places.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { createCompany, operate, ownCompany } from '../fixtures/own-company.ts'
import { portalAt } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

/** Every place of the portal that shows advertisements, with the positions that it has (specification 2; decisions 4). */
const places = [
  { code: adPages.login, route: '/login', positions: ['1', '2', '3'] },
  { code: adPages.passwordRecovery, route: '/password-recovery', positions: ['1', '2', '3'] },
  { code: adPages.searchCompany, route: '/search-company', positions: ['1', '2', '3'] },
  { code: adPages.supplierRegistration, route: '/supplier-registration', positions: ['1', '2', '3'] },
  { code: adPages.contactUs, route: '/contact-us', positions: ['1', '2', '3'] },
  {
    code: adPages.registrationByCompany,
    route: '/supplier-registration/company/900123456',
    positions: ['1', '3'],
  },
  { code: pageCodes.terms, route: '/terms-and-conditions', positions: ['1', '2', '3'] },
  { code: pageCodes.privacy, route: '/privacy-policy', positions: ['1', '2', '3'] },
  { code: pageCodes.aboutUs, route: '/about-us', positions: ['1', '2', '3'] },
] as const

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="400"><rect width="1200" height="400" fill="#0b6e4f"/></svg>'

/** One of each kind of content, whose words name the page that they are for. */
const kinds = {
  espacios: (code: string) => ({ type_content: 'espacios', html_code: `<p>Espacio de ${code}</p>` }),
  imagen: (code: string) => ({
    type_content: 'imagen',
    imagen: 'aviso.svg',
    text_imagen: `Imagen de ${code}`,
    url_redirect: '#/contact-us',
  }),
  html: (code: string) => ({
    type_content: 'html',
    html_code: `<table><tbody><tr><td>HTML de ${code}</td></tr></tbody></table>`,
  }),
  carrusel: (code: string) => ({
    type_content: 'carrusel',
    contenido_carrusel: [
      { type_content: 'html', html_code: `<p>Primera de ${code}</p>` },
      { type_content: 'imagen', imagen: 'aviso.svg', text_carrusel: `Segunda de ${code}` },
    ],
  }),
} as const

type Kind = keyof typeof kinds

/** What somebody sees of a kind of content on the page that it is for. */
const seen: Readonly<Record<Kind, (page: Page, code: string) => Promise<void>>> = {
  espacios: (page, code) => expect(page.getByText(`Espacio de ${code}`)).toBeVisible(),
  html: (page, code) => expect(page.getByRole('cell', { name: `HTML de ${code}` })).toBeVisible(),
  imagen: async (page, code) => {
    const image = page.getByRole('link', { name: `Imagen de ${code}` }).getByRole('img')
    await image.scrollIntoViewIfNeeded()
    await expect(image).not.toHaveJSProperty('naturalWidth', 0)
    await expect(image).toHaveCSS('height', '400px')
  },
  carrusel: async (page, code) => {
    const carousel = page.getByRole('region', { name: contentAreaTexts.carousel })
    await expect(carousel.getByText(`Primera de ${code}`)).toBeVisible()
    await carousel.getByRole('button', { name: contentAreaTexts.next }).click()
    await expect(carousel.getByRole('img', { name: `Segunda de ${code}` })).toBeVisible()
  },
}

const company = ownCompany({ id: '8642', nombre: 'Avisos S.A.', host: 'avisos.localhost' })
const other = ownCompany({ id: '8653', nombre: 'Otros Avisos S.A.', host: 'otros-avisos.localhost' })

let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'enlace-planned-'))
  await writeFile(join(folder, 'aviso.svg'), picture)
  for (const made of [company, other]) {
    await createCompany(made)
  }
  await operate('company', 'set', '--id', company.id, 'agp_registration_supplier=1')
  const form = join(folder, 'registro.html')
  await writeFile(form, '<label>NIT <input name="documentID" data-label="NIT" required /></label>')
  const template = ['--kind', 'template', '--key', templateNames.supplierRegistration, '--file', form]
  await operate('content', 'set', '--company', company.id, ...template)
})
test.afterAll(() => rm(folder, { recursive: true }))

async function publish(campaign: readonly object[]) {
  const file = join(folder, 'campania.json')
  await writeFile(file, JSON.stringify(campaign))
  await operate('content', 'set', '--company', company.id, '--kind', 'campaign', '--file', file)
}

const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

test.describe.configure({ mode: 'serial' })

test('every place of the portal shows each kind of content, of its own company only', async ({ page }) => {
  const at = (code: string, position: string, kind: Kind, times: object = {}) => ({
    page_code: code,
    position,
    contenido: kinds[kind](code),
    ...times,
  })
  await publish(
    places.flatMap(({ code, positions }) => [
      at(code, '1', 'espacios'),
      ...(positions.length === 3 ? [at(code, '2', 'imagen')] : []),
      at(code, '3', 'html'),
    ]),
  )
  const visit = async (host: string, look: (place: (typeof places)[number]) => Promise<void>) => {
    await page.goto('about:blank')
    for (const place of places) {
      await page.goto(`${portalAt(host)}#${place.route}`)
      await test.step(`${host}${place.route}`, () => look(place))
    }
  }
  await visit(company.host, async ({ code, positions }) => {
    await seen.espacios(page, code)
    if (positions.length === 3) await seen.imagen(page, code)
    await seen.html(page, code)
  })
  // What has a beginning is before what has none.
  const since = { starts_at: soon(-60) }
  await publish(
    places.flatMap(({ code, positions }) => [
      at(code, '1', 'carrusel', since),
      ...(positions.length === 2 ? [at(code, '3', 'imagen', since)] : []),
    ]),
  )
  await visit(company.host, async ({ code, positions }) => {
    await seen.carrusel(page, code)
    await expect(page.getByText(`Espacio de ${code}`)).toBeHidden()
    if (positions.length === 2) await seen.imagen(page, code)
  })
  await expectAccessible(page)
  await page.goto(`${portalAt(other.host)}#/search-company`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/ de PAG-67$/)).toHaveCount(0)
})

test('a page that is open shows an advertisement from its moment on, and none after its end', async ({
  page,
}) => {
  const html = (words: string) => ({ type_content: 'html', html_code: `<p>${words}</p>` })
  const another = await page.context().newPage()
  const open = [
    { tab: page, route: '/search-company', page_code: adPages.searchCompany },
    { tab: another, route: '/about-us', page_code: pageCodes.aboutUs },
  ]
  const moment = soon(3600)
  await publish(
    open.flatMap(({ page_code }) => [
      { page_code, position: '2', contenido: html('Hasta hoy'), starts_at: soon(0), ends_at: moment },
      { page_code, position: '2', contenido: html('Desde hoy'), starts_at: moment },
    ]),
  )
  // The clock of both pages.
  await page.clock.install()
  for (const { tab, route } of open) {
    await tab.goto('about:blank')
    await tab.goto(`${portalAt(company.host)}#${route}`)
    await expect(tab.getByText('Hasta hoy')).toBeVisible()
    await tab.evaluate(() => Object.assign(window, { isTheSamePage: true }))
  }
  // The moment comes for the server when it is planned for now, and for the pages by their clocks.
  await publish(
    open.map(({ page_code }) => ({
      page_code,
      position: '2',
      contenido: html('Desde hoy'),
      starts_at: soon(0),
    })),
  )
  for (const { tab } of open) await expect(tab.getByText('Hasta hoy')).toBeVisible()
  await page.clock.fastForward(3_601_000)
  for (const { tab } of open) {
    await expect(tab.getByText('Desde hoy')).toBeVisible()
    await expect(tab.getByText('Hasta hoy')).toHaveCount(0)
    expect(await tab.evaluate(() => 'isTheSamePage' in window)).toBe(true)
  }
})
