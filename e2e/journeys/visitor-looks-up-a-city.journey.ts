import { supplierRegistrationTexts } from '@enlace/contract/supplier-registration/texts.ts'
import type { Page } from '@playwright/test'
import { expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'

const { city: words } = supplierRegistrationTexts

/** The city of the registration form, among all cities of the country. */
async function openForm(page: Page) {
  await page.goto('/#/supplier-registration')
  const city = page.getByRole('combobox', { name: /^Ciudad/ })
  await expect(city).toBeEditable()
  return { city, choices: page.getByRole('listbox').getByRole('option') }
}

// For a while no city can be looked up.
test.use({ allowedComplaints: [/Failed to load resource.*\/cities/] })

test('chooses the city and the activity of the registration form', async ({ page }) => {
  const { city, choices } = await openForm(page)
  await test.step('finds a city as it is typed without accents, and takes it by the keyboard', async () => {
    await city.pressSequentially('medellin')
    await expect(choices.first()).toHaveText(/^Medellín/)
    await expectAccessibleAtBothWidths(page)
    await page.keyboard.press('Enter')
    await expect(city).toHaveValue(/^Medellín/)
    await expect(choices).toHaveCount(0)
    await expect(city, 'Enter chose, and sent no form').toBeFocused()
  })
  await test.step('goes through the list by arrows, and leaves it by Escape and Tab without a choice', async () => {
    await city.clear()
    await city.pressSequentially('san')
    await expect(choices.nth(1)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(choices.nth(1)).toHaveAttribute('data-highlighted')
    const second = await choices.nth(1).textContent()
    await page.keyboard.press('Escape')
    await expect(choices).toHaveCount(0)
    await city.fill('san')
    await expect(choices.nth(1)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(choices).toHaveCount(0)
    await expect(city).toHaveValue('')
    await city.fill('san')
    await choices.nth(1).click()
    await expect(city).toHaveValue(second ?? '')
    await page.getByRole('button', { name: words.clear }).click()
    await expect(city).toHaveValue('')
  })
  await test.step('says that no city is called so', async () => {
    await city.pressSequentially('xyzzy')
    await expect(page.getByRole('status').filter({ hasText: words.empty })).toBeVisible()
    await expect(choices).toHaveCount(0)
  })
  await test.step('says that it cannot look a city up, and finds it once the server is back', async () => {
    await city.clear()
    await page.route('**/cities*', (route) => route.abort())
    await city.pressSequentially('tunja')
    await expect(page.getByText(words.failed)).toBeVisible()
    await page.unroute('**/cities*')
    await page.keyboard.press('Backspace')
    await expect(choices.first()).toHaveText(/^Tunja/)
  })
  await test.step('keeps the city that was chosen when the page is loaded again', async () => {
    await city.clear()
    await city.pressSequentially('pasto')
    await choices.first().click()
    await expect(choices).toHaveCount(0)
    await expect(city).not.toHaveValue('pasto')
    const chosen = await city.inputValue()
    await page.reload()
    await expect(city).toHaveValue(chosen)
  })
  await test.step('reads an activity’s name whole, though the list shows 70 characters of it', async () => {
    const cut = page.locator('option[title]')
    await expect(cut.first()).toBeAttached()
    const options = await cut.evaluateAll((found) =>
      found.map((option) => ({
        shown: option.textContent,
        title: option.getAttribute('title') ?? '',
        name: option.getAttribute('aria-label') ?? '',
      })),
    )
    for (const { shown, title, name } of options) {
      expect(shown.length, shown).toBeLessThanOrEqual(70)
      expect(title.length, title).toBeGreaterThan(70)
      expect(title.startsWith(shown.split('…')[0] ?? '?'), shown).toBe(true)
      expect(name).toBe(title)
    }
  })
})
