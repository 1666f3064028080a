import { contactUsTexts } from '@enlace/contract/contact-us/texts.ts'
import { loginTexts } from '@enlace/contract/sign-in/login/texts.ts'
import { searchCompanyTexts } from '@enlace/contract/search-company/texts.ts'
import { supplierRegistrationTexts } from '@enlace/contract/supplier-registration/texts.ts'
import type { Page } from '@playwright/test'
import { untilAllHasCome } from '../fixtures/arrived.ts'
import { expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { holdPageEnds } from '../fixtures/late-end.ts'
import { heading } from '../fixtures/page-parts.ts'
import { expect, test } from '../fixtures/test.ts'

/** Holds the scripts back until they are let go: what is seen before is the server's. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await isFree
    await route.continue()
  })
  return letGo
}

const places = [
  { place: 'search-company', title: searchCompanyTexts.title },
  { place: 'supplier-registration', title: supplierRegistrationTexts.title },
  { place: 'contact-us', title: contactUsTexts.title },
]

/** Where the title stands, on a phone and in the window that the page has. */
async function titlePlaces(page: Page) {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  const narrow = await heading(page).boundingBox()
  if (size) await page.setViewportSize(size)
  return [narrow, await heading(page).boundingBox()]
}

test('sees where it is before any script has come', async ({ page }) => {
  for (const { place, title } of places)
    await test.step(`sees the head of #/${place} before any script has come, where it stays`, async () => {
      await page.goto('about:blank')
      const letGo = await holdScripts(page)
      await page.goto(`/#/${place}`, { waitUntil: 'commit' })
      await expect(heading(page)).toHaveText(title)
      await expect(page.getByRole('button', { name: loginTexts.submit, exact: true })).toBeHidden()
      await expectAccessibleAtBothWidths(page)
      const before = await titlePlaces(page)
      letGo()
      await expect(page.locator('#heads')).toHaveCount(0)
      await expect(heading(page)).toHaveText(title)
      await expect.poll(() => titlePlaces(page)).toEqual(before)
    })
  await test.step('sees the login where the address names it or nothing', async () => {
    const letGo = await holdScripts(page)
    for (const address of ['/', '/#/login']) {
      await page.goto('about:blank')
      await page.goto(address, { waitUntil: 'commit' })
      await expect(heading(page)).toHaveCount(1)
      await expect(page.getByRole('button', { name: loginTexts.submit, exact: true })).toBeVisible()
    }
    letGo()
  })
})

test('loads each script and style sheet of a place once, and goes from there to the login and back', async ({
  page,
}) => {
  await page.goto('/#/search-company')
  await expect(page.locator('#heads')).toHaveCount(0)
  await untilAllHasCome(page)
  // What is taken out of the browser's cache is not transferred.
  const transferred = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => /\.(js|css)$/.test(entry.name))
      .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0) // they are of that type
      .map(({ name }) => name),
  )
  expect(transferred.length).toBeGreaterThan(5)
  expect(transferred.toSorted()).toEqual([...new Set(transferred)].toSorted())
  await test.step('goes from the login to a place and back', async () => {
    await page.goto('/#/login')
    await page.getByRole('link', { name: searchCompanyTexts.title }).first().click()
    await expect(heading(page)).toHaveText(searchCompanyTexts.title)
    await expect(page.getByRole('textbox').first()).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('button', { name: loginTexts.submit, exact: true })).toBeVisible()
  })
})

test('sees a page whose end comes after its scripts', async ({ page }) => {
  for (const { name, address, places } of [
    { name: 'the portal', address: process.env['ENLACE_PORTAL_URL'], places: ['', ''] },
    // The scripts are kept the second time, and run before the page is there; the canvas complains where it has no room.
    { name: 'the back office', address: process.env['ENLACE_BACKOFFICE_URL'], places: ['', '', 'editor'] },
  ])
    await test.step(`sees a page of ${name} whose end comes after its scripts`, async () => {
      const behind = await holdPageEnds(address ?? '')
      for (const place of places) {
        await page.goto(behind.address + place)
        if (place === '') await expect(page.getByLabel(loginTexts.email)).toBeVisible()
      }
      // What the page still asks for would complain of a server that is gone.
      await page.goto('about:blank')
      behind.stop()
    })
})
