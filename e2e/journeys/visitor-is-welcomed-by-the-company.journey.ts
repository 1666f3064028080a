import { postInitialData } from '@enlace/contract/company/calls.ts'
import { versionTexts } from '@enlace/contract/core/offline/version-texts.ts'
import { timing } from '@enlace/contract/core/timing.ts'
import { loginTexts } from '@enlace/contract/sign-in/login/texts.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { isNarrow } from '../fixtures/list.ts'
import { portalAt } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

declare global {
  interface Window {
    /** How far things in sight have moved by themselves, as browsers reckon it (CLS). */
    moved: number
  }
}

const message = (page: Page) => page.getByText(/Cierre de facturación:/)
const note = (page: Page) => page.getByText(/El registro es gratuito y toma unos diez minutos/)

test(
  'the company’s message, note and advertisement come to the login and move nothing',
  { tag: '@phone' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) window.moved += Number(entry.value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    const email = page.getByLabel(loginTexts.email)
    await email.fill('proveedor@demo.co')
    await expect(message(page)).toBeVisible()
    await expect(note(page)).toBeVisible()
    await expect(page.getByText('El portal también en el celular')).toBeVisible()
    await expect(email).toHaveValue('proveedor@demo.co')
    // The footer's links get narrower by a few pixels when the typeface arrives; a moved form would be fifty times as much.
    expect(await page.evaluate(() => window.moved)).toBeLessThan(0.002)

    await test.step('on the company’s image where there is one, else under the form', async () => {
      const form = await page.getByRole('button', { name: loginTexts.submit, exact: true }).boundingBox()
      const said = await message(page).boundingBox()
      if (isNarrow(page)) expect(said?.y).toBeGreaterThan((form?.y ?? 0) + (form?.height ?? 0))
      else {
        expect(said?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0))
        await expect(message(page)).toBeInViewport()
      }
    })
    await test.step('readable for everybody', () => expectAccessible(page))
  },
)

test('keeps the login of the company', async ({ page, context }) => {
  await test.step('a company that takes no registrations at the login says nothing of them', async () => {
    await page.goto(portalAt('caribe.localhost'))
    await expect(page.getByRole('button', { name: loginTexts.submit, exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: loginTexts.register })).toHaveCount(0)
  })
  await test.step('the login’s pictures stay those of the first response when no server answers again', async () => {
    await page.goto('/')
    const logo = page.getByRole('banner').getByRole('img')
    const address = await logo.getAttribute('src')
    await expect(message(page)).toBeVisible()
    await expect(logo).toHaveAttribute('src', address ?? '')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('logo'))).toBe(address)
    await context.setOffline(true)
    await expect(logo).toHaveAttribute('src', address ?? '')
  })
})

test('a page that the device kept learns the company’s name and icon after its timer', async ({ page }) => {
  const asked: number[] = []
  await page.route(`**/api${postInitialData.path}`, async (route) => {
    asked.push(Date.now())
    const told = { companies: [{ id: 1, nombre: 'Otro Nombre S.A.' }], favicon: 'company-files/nuevo' }
    await route.fulfill({ json: told })
  })
  await page.goto('/')
  const began = Date.now()
  await expect(page.getByText(versionTexts.available)).toBeVisible()
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', 'company-files/nuevo')
  expect(asked).toHaveLength(1)
  expect((asked[0] ?? 0) - began).toBeGreaterThan(timing.initialDataTimer / 2)
  // What the server says of a page that is up to date changes nothing.
  await page.unroute(`**/api${postInitialData.path}`)
  const answer = page.waitForResponse(`**/api${postInitialData.path}`)
  await page.reload()
  expect((await answer).status()).toBe(200)
  await expect(page.getByText(versionTexts.available)).toHaveCount(0)
})
