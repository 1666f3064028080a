import { contentAreaTexts } from '@enlace/contract/content/area-texts.ts'
import { typedNitTexts } from '@enlace/contract/suppliers/third-party/texts.ts'
import { companyRegistrationTexts } from '@enlace/contract/supplier-registration/company-texts.ts'
import { searchSupplier } from '@enlace/contract/search-company/calls.ts'
import { searchCompanyTexts as texts } from '@enlace/contract/search-company/texts.ts'
import { supplierRegistrationTexts } from '@enlace/contract/supplier-registration/texts.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { heading } from '../fixtures/page-parts.ts'
import { portalAt } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

const nit = (page: Page) => page.getByRole('textbox', { name: texts.nit })
const access = (page: Page) => page.getByRole('link', { name: texts.requestAccess })

/** Third parties of the demo, one for each outcome. */
const known = { supplier: '905418327', inactive: '906836713', customer: '906120458', nobody: '900123456' }
const supplierName = 'Empaques y Plásticos del Valle S.A.S.'

async function search(page: Page, typed: string) {
  await nit(page).fill(typed)
  await page.getByRole('button', { name: texts.submit }).click()
}

// For a while the server does not answer.
test.use({ allowedComplaints: [new RegExp(`status of 500.*${searchSupplier.path}`)] })

test('searches a company by its NIT, and is told what there is to do with what it found', async ({
  page,
}) => {
  await page.goto('/#/search-company')
  await expect(heading(page)).toHaveText(texts.title)
  // The first line of what the page is for is in sight: the bar of the title does not lie over it.
  await page
    .getByText(texts.intro.slice(0, texts.intro.indexOf('{')))
    .click({ trial: true, position: { x: 4, y: 2 } })
  await expectAccessibleAtBothWidths(page)
  await test.step('hears what is wrong with a NIT before anything is asked', async () => {
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith(searchSupplier.path)) asked += 1
    })
    await page.goto('/#/search-company')
    for (const [typed, sentence] of [
      ['', typedNitTexts.empty],
      ['905418327-5', typedNitTexts['check-digit-mismatch']],
      ['905.418.327-15', typedNitTexts['check-digit-malformed']],
      ['Empaques del Valle', typedNitTexts['not-a-number']],
    ] as const) {
      await search(page, typed)
      await expect(nit(page)).toHaveAccessibleDescription(new RegExp(sentence))
      await expect(nit(page)).toBeFocused()
    }
    await expectAccessibleAtBothWidths(page)
    expect(asked).toBe(0)
  })
  await test.step('hears that nothing could be asked, with the reference, and tries again', async () => {
    const place = `**/api${searchSupplier.path}`
    await page.route(place, (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/json',
        body: JSON.stringify({ code: 'unexpected', message: 'x', reference: 'R-7F3A' }),
      }),
    )
    await search(page, known.supplier)
    await expect(page.getByText(texts.failed)).toBeVisible()
    await expect(page.getByText('R-7F3A')).toBeVisible()
    await expectAccessible(page)
    await page.unroute(place)
    await page.getByRole('button', { name: texts.submit }).click()
    await expect(access(page)).toBeVisible()
    await expect(page.getByText(texts.failed)).toBeHidden()
  })
  await test.step('types a NIT as it stands on an invoice, finds the company, asks for access, and comes back', async () => {
    await nit(page).fill('905.418.327-1')
    await page.keyboard.press('Enter')
    const row = page.getByRole('row', { name: supplierName })
    await expect(row).toContainText('905.418.327-1')
    await expect(page.getByRole('status').filter({ hasText: texts.found })).toBeAttached()
    await expectAccessibleAtBothWidths(page)
    await access(page).click()
    await expect(page).toHaveURL(/#\/supplier-registration\/company\/905418327$/)
    await expect(heading(page)).toHaveText(companyRegistrationTexts.title)
    await page.goBack()
    await expect(row).toBeVisible()
    await expect(nit(page)).toHaveValue('905.418.327-1')
  })
  await test.step('hears that a supplier is not active, and that a customer is no supplier', async () => {
    await search(page, known.inactive)
    await expect(page.getByText(texts.empty)).toBeVisible()
    await expectAccessible(page)
    await search(page, known.customer)
    await expect(page.getByText(texts.notSupplier)).toBeVisible()
    await expect(page.getByText(texts.empty)).toBeHidden()
    await expect(access(page)).toHaveCount(0)
    await expectAccessible(page)
  })
  await test.step('whom nobody knows is brought to the registration, with a notice, and finds the NIT again on Back', async () => {
    await search(page, known.nobody)
    await expect(page.getByRole('alert')).toContainText(texts.unknown)
    // What the company wrote for it, as a heading and paragraphs, is one text here.
    await expect(page.getByRole('alert')).toContainText(/proveedores\. Revise que el número esté completo/)
    await expect(page).toHaveURL(new RegExp(`#/supplier-registration\\?nit=${known.nobody}$`))
    await expect(heading(page)).toHaveText(supplierRegistrationTexts.title)
    await page.goBack()
    await expect(heading(page)).toHaveText(texts.title)
    await expect(nit(page)).toHaveValue(known.nobody)
  })
  await test.step('asks for the registration with the button', async () => {
    await page.getByRole('link', { name: texts.register }).click()
    await expect(heading(page)).toHaveText(supplierRegistrationTexts.title)
  })
  await test.step("sees the company's message and advertisements, and searches in that company only", async () => {
    await page.goto('/#/search-company')
    await expect(page.getByRole('region', { name: contentAreaTexts.message })).toBeVisible()
    await expect(page.getByRole('region', { name: contentAreaTexts.carousel })).toBeVisible()
    await page.goto(`${portalAt('caribe.localhost')}#/search-company`)
    await search(page, known.supplier)
    await expect(page.getByRole('alert')).toContainText(texts.unknown)
  })
})
