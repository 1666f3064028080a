import { allowListVersion } from '@enlace/contract/content/allow-list.ts'
import { adPages, locations, pageCodes } from '@enlace/contract/content/places.ts'
import { WrittenAdvertisement, WrittenPage, WrittenTemplate } from '@enlace/contract/content/written.ts'
import { WrittenFilledTemplate } from '@enlace/contract/content/templates/written-template.ts'
import { demoAllowList, readDemoContent } from './read-content.ts'
import { demoCompanies } from '../data/companies.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { fillTemplate } from '@enlace/server/modules/content/templates/fill/fill.ts'
import { sample } from '@enlace/server/modules/content/templates/sample.ts'
import { sanitiseContenido } from '@enlace/server/modules/content/sanitise/contenido.ts'
import { pictureFile } from '@enlace/server/modules/content/sanitise/picture-file.ts'
import { sanitiseHtml } from '@enlace/server/modules/content/sanitise/sanitise.ts'

const weekdays = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']

type Demo = Awaited<ReturnType<typeof readDemoContent>>

/** Line breaks and spaces inside tags come from the formatter and are insignificant. */
const inOneLine = (html: string) =>
  html
    .replace(/\s+/g, ' ')
    .replace(/ (\/?>|")/g, '$1')
    .replaceAll('=" ', '="')

/** The parts of a text that saving would remove, or that load from another host. */
function objections(html: string, use: 'content' | 'template'): unknown[] {
  const { html: kept, removed, imageHosts, frameHosts } = sanitiseHtml(html, use)
  const isSame = inOneLine(kept) === inOneLine(html)
  return [...removed, ...imageHosts, ...frameHosts, ...(isSame ? [] : [{ html, kept }])]
}

it('is written for the list that is in force', () => {
  expect(demoAllowList).toBe(allowListVersion)
})

describe.each(['andina', 'caribe'])('the demo content of %s', (brand) => {
  let demo: Demo
  beforeAll(async () => {
    demo = await readDemoContent(brand)
  })

  it('passes the sanitiser as it is, and asks no other host for anything', () => {
    expect(demo.places.length).toBeGreaterThan(2)
    for (const { html } of demo.places) expect(objections(html, 'content')).toEqual([])
    for (const { html } of demo.pages) expect(objections(html, 'content')).toEqual([])
    for (const { html } of demo.templates) expect(objections(html, 'template')).toEqual([])
  })

  it('advertises as the back office would let it', () => {
    expect(demo.advertisements.length).toBeGreaterThan(1)
    for (const { page, position, contenido } of demo.advertisements) {
      const advertisement = { page_code: page, position: String(position), contenido }
      const written = WrittenAdvertisement.parse(advertisement).contenido
      expect(written).toEqual(contenido)
      const { removed, imageHosts, frameHosts, faults } = sanitiseContenido(written)
      expect({ removed, imageHosts, frameHosts, faults }).toEqual({
        removed: [],
        imageHosts: [],
        frameHosts: [],
        faults: {},
      })
      for (const { html_code } of [written, ...written.contenido_carrusel]) {
        expect(objections(html_code, 'content')).toEqual([])
      }
    }
  })

  it('names the days of payments that the company has, and no others', () => {
    const days = demoCompanies.find((company) => company.brand === brand)?.settings['payment_run_days']
    const named = [...JSON.stringify(demo).matchAll(/Corridas? de pagos?<\/td>[^<]*<td>([^<]*)</g)].map(
      ([, told = '']) => weekdays.flatMap((name, at) => (told.toLowerCase().includes(name) ? [at + 1] : [])),
    )
    for (const told of named) expect(told).toEqual(days)
    expect(named.length).toBe(brand === 'andina' ? 2 : 0)
  })

  it('has titles and names that may be', () => {
    for (const page of demo.pages) expect(WrittenPage.safeParse(page).success).toBe(true)
    for (const template of demo.templates) expect(WrittenTemplate.safeParse(template).success).toBe(true)
  })

  it('fills its documents without an unknown name, and loses nothing of them', async () => {
    expect(demo.documents.length).toBeGreaterThan(0)
    for (const { name, title, html } of demo.documents) {
      expect(WrittenFilledTemplate.safeParse({ name, title, html }).success).toBe(true)
      const { unknown, removed, imageHosts } = await fillTemplate({ source: html, given: sample })
      expect({ name, unknown, removed, imageHosts }).toEqual({
        name,
        unknown: [],
        removed: [],
        imageHosts: [],
      })
    }
  })

  it('shows pictures that are pictures, under names that are served', async () => {
    expect(demo.pictures.length).toBeGreaterThan(0)
    for (const { name, bytes } of demo.pictures) {
      expect(name).toMatch(/^[a-z][a-z0-9_]{0,59}$/)
      expect(await pictureFile(`${name}.svg`, bytes)).toMatchObject({ media_type: 'image/svg+xml' })
    }
  })
})

it('fills with Andina every place that the specification names, with every kind of content', async () => {
  const { places, pages, advertisements } = await readDemoContent('andina')
  expect(places.map(({ location }) => location).toSorted()).toEqual(Object.values(locations).toSorted())
  expect(pages.map(({ code }) => code).toSorted()).toEqual(Object.values(pageCodes).toSorted())
  expect(new Set(advertisements.map(({ page }) => page))).toEqual(
    new Set([...Object.values(adPages), pageCodes.terms, pageCodes.privacy, pageCodes.aboutUs]),
  )
  const kinds = new Set(advertisements.map(({ contenido }) => contenido['type_content']))
  expect(kinds).toEqual(new Set(['carrusel', 'espacios', 'html', 'imagen']))
  const waits = advertisements.map(({ contenido }) => contenido['seconds_transition'])
  expect(waits).toContain(8)
})

it('leaves places of Caribe empty, so that what stands in their stead is seen', async () => {
  const { places, pages } = await readDemoContent('caribe')
  expect(places.map(({ location }) => location)).not.toContain(locations.recoveryTips)
  expect(pages.map(({ code }) => code)).not.toContain(pageCodes.aboutUs)
})
