import { contentAreaTexts as texts } from '@enlace/contract/content/area-texts.ts'
import { demoCompanies } from '@enlace/demo/data/companies.ts'
import { helpTexts } from '@enlace/contract/help/texts.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expectRows, measureList } from '../fixtures/list-measures.ts'
import { heading } from '../fixtures/page-parts.ts'
import { enterCompany, expect, signInStaff, staffLogins, test } from '../fixtures/staff.ts'

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

/** The lists of the back office that every company has rows in; those of the first are measured with its screens. */
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

test('the lists of the back office of another company begin at once and fit every window', async ({
  page,
}) => {
  // A session of its own: the other journeys stay with the first company.
  await signInStaff(page, staffLogins.administrator)
  await enterCompany(page, demoCompanies[1]?.nombre ?? '')
  for (const place of sharedLists) await measure(page, place)
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
  await expectRows(page)
}

async function measure(page: Page, place: string): Promise<void> {
  await goTo(page, place)
  await measureList(page, place)
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

/** What is printed has the heads of its columns, and the figures of the list. */
async function expectPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  for (const head of await page.locator('main thead th').all()) await expect.soft(head).toBeVisible()
  const figures = page.getByRole('main').getByRole('group').getByRole('button', { name: /\$/ })
  expect(await figures.count()).toBeGreaterThan(3)
  for (const figure of await figures.all()) await expect.soft(figure).toBeVisible()
  const sizes = await page
    .locator('tbody tr')
    .first()
    .locator('td, td *')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).fontSize))
  expect.soft(new Set(sizes).size, 'one size of letters in a printed row').toBe(1)
  await expect.soft(page.getByRole('link', { name: helpTexts.aboutPage })).toBeHidden()
  await page.emulateMedia({ media: null })
}
