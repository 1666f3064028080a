import { contentAreaTexts as texts } from '@enlace/contract/content/area-texts.ts'
import { demoCompanies } from '@enlace/demo/data/companies.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { heading } from '../fixtures/page-parts.ts'
import { enterCompany, expect, signInStaff, staffLogins, test } from '../fixtures/staff.ts'

/** The widths of the windows that people have, from a small laptop to a large screen. */
const widths = [1024, 1280, 1366, 1440, 1536, 1920]
/** How far down the first row may begin, in a laptop's window and on a phone. */
const lowest = { laptop: 330, phone: 420 }

const accountLists = [
  'account-statements/30',
  'account-statements/0',
  'payments-made/0',
  'payments-made/0?por=factura',
  'purchase-order/0',
]
const portalLists = {
  master: [
    ...accountLists,
    'purchase-tickets/0',
    'notes-debit/0',
    'supplier-contracts',
    'users',
    'questions',
    'account-statements/90/movements',
  ],
  caribe: accountLists,
} as const

const deskLists = [
  'proveedores',
  'solicitudes',
  'cambios',
  'cuentas-bancarias',
  'documentos',
  'calificacion',
  'contratos',
  'contratos/polizas',
  'preguntas',
  'mensajes',
  'objeciones',
  'novedades',
  'certificados',
  'certificados/anio',
  'certificados/avisos',
  'correos',
  'cargas',
  'blog',
  'eventos',
  'equipo',
  'auditoria',
  'sesiones',
  'trabajos',
  'fuentes',
  'reportes',
  'webhooks',
  'claves-api',
  'catalogos?lista=economic-sub-activities',
  'catalogos/conceptos',
  'catalogos/ciudades',
]

/** A list whose entries are fields has them in an ordered list. */
const rows = 'main tbody tr:not([aria-hidden]), main ol > li'

/** Those that every company has rows in. */
const sharedLists = ['proveedores', 'equipo', 'auditoria', 'sesiones']

for (const person of ['master', 'caribe'] as const)
  test.describe(`the lists of the portal, as ${person} sees them`, () => {
    test.use({ person })
    test('begin at once, fit every window and lose nothing on paper', async ({ page }) => {
      // The company's message comes with the second page, so that each of the lists is measured with it.
      await page.goto('/#/inicio')
      await expect(heading(page)).toBeVisible()
      for (const place of portalLists[person]) await measure(page, place)
      await goTo(page, 'account-statements/0')
      if (person === 'master') await expectMessage(page)
      await expectPaper(page)
    })
  })

for (const [at, places] of [deskLists, sharedLists].entries())
  test(`the lists of the back office of company ${at + 1} begin at once and fit every window`, async ({
    page,
  }) => {
    // A session of its own: the other journeys stay with the first company.
    await signInStaff(page, staffLogins.administrator)
    await enterCompany(page, demoCompanies[at]?.nombre ?? '')
    for (const place of places) await measure(page, place)
  })

/** Goes to a list without loading the page anew, and waits for its rows. */
async function goTo(page: Page, place: string): Promise<void> {
  await page.evaluate((to) => {
    // Another place has another heading; the same list with another window keeps its own.
    const pathOf = (hash: string) => hash.replace(/^#\/([^?]*?)(\/\d+)?(\?.*)?$/, '$1')
    if (pathOf(location.hash) !== pathOf(`#/${to}`))
      document.querySelector('main h1')?.setAttribute('data-left', '')
    location.hash = `#/${to}`
  }, place)
  await expect(page.locator('main h1[data-left]')).toHaveCount(0)
  await expect(page.locator(rows).first()).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

async function measure(page: Page, place: string): Promise<void> {
  await goTo(page, place)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const { first, excess, cut } = await lookAt(page)
    expect.soft(excess, `${place} at ${width}: what is wider than the window or the table`).toEqual([])
    expect.soft(cut, `${place} at ${width}: cells of which something is cut`).toEqual([])
    if (width === 1280) expect.soft(first, `${place}: the first row`).toBeLessThanOrEqual(lowest.laptop)
  }
  await page.setViewportSize({ width: 360, height: 740 })
  const { first } = await lookAt(page)
  expect.soft(first, `${place}: the first card`).toBeLessThanOrEqual(lowest.phone)
  await page.setViewportSize({ width: 1280, height: 800 })
}

/** A phone shows the first line of what the company says to its suppliers, and the rest at a touch. */
async function expectMessage(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  const message = page.getByRole('region', { name: texts.message })
  const height = async () => (await message.boundingBox())?.height
  await expect.poll(height).toBeLessThan(50)
  await message.getByRole('button', { name: texts.unfoldMessage }).click()
  await expect.poll(height).toBeGreaterThan(88)
  await expectAccessible(page)
  await message.getByRole('button', { name: texts.foldMessage }).click()
  await expect.poll(height).toBeLessThan(50)
  await page.setViewportSize({ width: 1280, height: 800 })
}

/** Where the first row begins, what is wider than its place, and which cells do not hold all that they say. */
function lookAt(page: Page) {
  return page.evaluate(async (rows) => {
    // A ResizeObserver fits the table to its new width before the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const table = document.querySelector('main table')
    const row = document.querySelector(rows)
    const isWider = (element: Element | null) =>
      element !== null && element.scrollWidth > element.clientWidth ? [element.localName] : []
    const cells = [...(table?.querySelectorAll<HTMLElement>('th, td') ?? [])]
    const cut = cells.filter((cell) => cell.offsetWidth > 0 && cell.scrollWidth > cell.clientWidth + 1)
    return {
      first: Math.round((row?.getBoundingClientRect().top ?? 0) + scrollY),
      excess: [
        ...isWider(document.documentElement),
        ...isWider(table),
        ...isWider(table?.parentElement ?? null),
      ],
      cut: cut.map((cell) => cell.textContent),
    }
  }, rows)
}

/** What is printed has the heads of its columns, and the figures of the list. */
async function expectPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  for (const head of await page.locator('main thead th').all()) await expect.soft(head).toBeVisible()
  const figures = page.getByRole('main').getByRole('group').getByRole('button', { name: /\$/ })
  expect(await figures.count()).toBeGreaterThan(3)
  for (const figure of await figures.all()) await expect.soft(figure).toBeVisible()
  await page.emulateMedia({ media: null })
}
