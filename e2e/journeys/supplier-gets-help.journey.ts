import { hintTexts, tourTexts } from '@enlace/contract/help/guide-texts.ts'
import { companyProfileTexts } from '@enlace/contract/profile/company-texts.ts'
import { guideTexts, helpTexts } from '@enlace/contract/help/texts.ts'
import { searchTexts } from '@enlace/contract/search/texts.ts'
import type { Page } from '@playwright/test'
import { listOn } from '../fixtures/list.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { aboutPage, titleOf } from '../fixtures/manual.ts'
import { button, heading } from '../fixtures/page-parts.ts'
import { expect, test } from '../fixtures/test.ts'

const tour = (page: Page) => page.getByRole('complementary', { name: guideTexts.tour })
const hint = (page: Page) => page.getByRole('complementary', { name: guideTexts.hint })

/** The person may have seen it all in a try before this one. */
async function beginAnew(page: Page) {
  await page.goto('/#/ayuda')
  await button(page, helpTexts.again).click()
  await expect(page.getByText(helpTexts.willSeeAgain)).toBeVisible()
}

/** Goes through a hint or past it, on a page where nothing else would come. */
async function expectNothingComes(page: Page, place: string) {
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/help/seen'))
  await page.goto(`/?${Math.random()}#/${place}`)
  await answered
  await expect(heading(page)).toBeVisible()
  await expect(tour(page)).toBeHidden()
  await expect(hint(page)).toBeHidden()
}

test.describe('who is signed in', () => {
  test.use({ person: 'master' })

  test('opens the help of a screen and finds another page with Ctrl K', async ({ page }) => {
    await page.goto('/#/account-statements/0')
    await aboutPage(page).click()
    await expect(heading(page)).toHaveText(titleOf('proveedor', 'consultar-facturas-pendientes'))
    await expect(page.getByRole('img', { name: /./ }).last()).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    await page.getByRole('link', { name: helpTexts.openScreen }).click()
    await expect(page).toHaveURL(/#\/account-statements\/0/)
    // A page that comes later closes what was opened over the one before it.
    await listOn(page).expectSettled()

    const wanted = titleOf('proveedor', 'cambiar-la-cuenta-bancaria')
    const palette = page.getByRole('dialog', { name: searchTexts.label })
    await page.keyboard.press('Control+k')
    await expect(palette.getByRole('combobox', { name: searchTexts.label })).toBeFocused()
    await page.keyboard.type('cambiar cuenta')
    await palette.getByRole('group', { name: helpTexts.title }).getByRole('option', { name: wanted }).click()
    await expect(heading(page)).toHaveText(wanted)
  })

  test.describe('for the first time', () => {
    test.use({ savesData: false })

    test('takes the tour once or leaves it, and a hint goes for good on every device', async ({
      page,
      browser,
      sessionOf,
    }) => {
      await test.step('takes the tour once, and a hint goes for good on every device', async () => {
        await beginAnew(page)
        await expect(tour(page).getByText(tourTexts[0]?.title ?? '')).toBeVisible()
        await expectAccessible(page)
        // The end of a long form stays in sight, and the card above it.
        await page.goto('/#/profile/company/change')
        const send = button(page, companyProfileTexts.form.submit)
        await expect
          .poll(async () => {
            const [card, verb] = [await tour(page).boundingBox(), await send.boundingBox()]
            return card && verb && card.y + card.height <= verb.y
          })
          .toBe(true)
        for (const { title } of tourTexts.slice(1)) {
          await button(page, guideTexts.next).click()
          await expect(tour(page).getByText(title)).toBeVisible()
        }
        await button(page, guideTexts.finish).click()
        await expect(tour(page)).toBeHidden()

        await page.goto('/#/certificates')
        await expect(hint(page).getByText(hintTexts.certificates.title)).toBeVisible()
        await expectAccessible(page)
        const kept = page.waitForResponse(
          (response) => response.url().endsWith('/api/help/seen') && response.request().method() === 'POST',
        )
        await button(page, guideTexts.understood).click()
        await kept
        await expectNothingComes(page, 'certificates')

        const elsewhere = await browser.newContext({ storageState: await sessionOf('master') })
        await expectNothingComes(await elsewhere.newPage(), 'certificates')
        await elsewhere.close()
      })
      await test.step('leaves the tour with Escape, which is enough for it', async () => {
        await beginAnew(page)
        await expect(tour(page)).toBeVisible()
        await button(page, guideTexts.next).press('Escape')
        await expect(tour(page)).toBeHidden()
        await expectNothingComes(page, 'downloads')
      })
    })
  })
})

test('who cannot sign in reads how to recover the password', async ({ page }) => {
  await page.goto('/#/login')
  await page.getByRole('link', { name: helpTexts.title, exact: true }).click()
  await expect(heading(page)).toHaveText(helpTexts.title)
  await page.getByRole('searchbox', { name: helpTexts.search }).fill('olvide')
  await expectAccessibleAtBothWidths(page)
  await page.getByRole('link', { name: titleOf('proveedor', 'recuperar-la-contrasena') }).click()
  await expect(heading(page)).toHaveText(titleOf('proveedor', 'recuperar-la-contrasena'))
  await expectAccessibleAtBothWidths(page)
})
