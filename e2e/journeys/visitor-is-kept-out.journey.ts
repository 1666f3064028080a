import { menuTexts } from '@enlace/contract/content/menu/texts.ts'
import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import { problemTexts } from '@enlace/contract/core/problem-texts.ts'
import { serverErrorTitle } from '@enlace/contract/core/texts.ts'
import { loginTexts } from '@enlace/contract/sign-in/login/texts.ts'
import { papersTexts } from '@enlace/contract/papers/desk/texts.ts'
import { purchaseOrdersTexts } from '@enlace/contract/purchase-order/texts.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { listOn } from '../fixtures/list.ts'
import { heading } from '../fixtures/page-parts.ts'
import { fillLogin, people } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

test('nobody opens a place of a supplier before the login, and afterwards only what the person may', async ({
  page,
}) => {
  for (const place of ['account-statements/0', 'purchase-order/30', 'payments-made/30', 'users', 'profile'])
    await test.step(`opens #/${place} and stands before the login`, async () => {
      await page.goto(`/#/${place}`)
      await expect(page).toHaveURL(/#\/login$/)
      await expect(page.getByRole('button', { name: loginTexts.submit, exact: true })).toBeVisible()
      await expect(page.getByRole('table')).toHaveCount(0)
    })
  await test.step('finds the pages that are for everybody', async () => {
    await page.goto('/#/browser-not-supported')
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(4)
    await expectAccessibleAtBothWidths(page)
    await page.goto('/#/404')
    await expect(heading(page)).toHaveText(pageTexts.notFoundTitle)
    await expect(page.getByRole('link', { name: pageTexts.goToLogin })).toBeVisible()
    await page.goto('/#/500')
    await expect(heading(page)).toHaveText(serverErrorTitle)
  })
  await test.step('is brought, after the login, to the place it asked for', async () => {
    await page.goto('/#/purchase-order/60?sort=fecha')
    const { email, password } = people.branchUser()
    await fillLogin(page, email, password)
    await expect(page).toHaveURL(/#\/purchase-order\/60\?sort=fecha$/)
    await expect(heading(page)).toHaveText(purchaseOrdersTexts.title)
  })
  await test.step('who is not master finds no users to administer', async () => {
    await page.goto('/#/users')
    await expect(page).toHaveURL(/#\/404$/)
    await expect(heading(page)).toHaveText(pageTexts.notFoundTitle)
  })
})

test.describe('a signed-in supplier', () => {
  test.use({ person: 'master' })

  const places = ['no-such-place', 'account-statements/9999', 'account-statements/x', 'purchase-order/-1']
  test('finds no place that there is not, those that are written with a slash, and the back office', async ({
    page,
  }) => {
    for (const place of places)
      await test.step(`finds nothing at #/${place}`, async () => {
        await page.goto(`/#/${place}`)
        await expect(page).toHaveURL(/#\/404$/)
        await expect(heading(page)).toHaveText(pageTexts.notFoundTitle)
        await expect(page.getByRole('link', { name: pageTexts.home })).toBeVisible()
        if (place === 'no-such-place') await expectAccessible(page)
      })
    await test.step('may write a place with a slash at its end', async () => {
      await page.goto('/#/account-statements/30/')
      await listOn(page).expectSettled()
    })
    await test.step('is led to the back office by the word backend in the path, not in a query', async () => {
      await page.goto('/#/account-statements/0?q=backend')
      await expect(page.getByRole('searchbox')).toHaveValue('backend')
      const backoffice = `${process.env['ENLACE_BACKOFFICE_URL']}/`
      await page.goto('about:blank')
      await page.goto('/#/backend/users')
      await expect(page).toHaveURL(`${backoffice}#/login`)
      await expect(heading(page)).toBeVisible()
      await expectAccessible(page)
      await page.goto(`${backoffice}docs`)
      await expect(page.getByRole('heading', { name: /webservices\/auth\/token/ })).toBeVisible()
      // All calls are written alike: two of each part are enough for a scan.
      await page
        .locator('article:nth-of-type(n + 3)')
        .evaluateAll((calls) => calls.forEach((call) => call.remove()))
      await expectAccessible(page)
      await page.goto('/backend')
      await expect(page).toHaveURL(`${backoffice}#/login`)
    })
  })

  test.describe('asking for another supplier’s document', () => {
    test.use({ allowedComplaints: [/status of 404/] })

    test('gets the same answer as for none', async ({ page, browser, sessionOf }) => {
      const { address } = people.caribe()
      const foreign = await browser.newContext({ storageState: await sessionOf('caribe') })
      const other = await foreign.newPage()
      for (const place of ['account-statements', 'purchase-order', 'purchase-tickets']) {
        await other.goto(`${address}#/${place}/0`)
        const link = listOn(other).links.first()
        await expect(link).toHaveAttribute('href', new RegExp(`^#/${place}/0/.`))
        await page.goto(`/${await link.getAttribute('href')}`)
        await expect(heading(page)).toHaveText(pageTexts.documentNotFoundTitle)
        await expect(page.getByText(problemTexts['document-not-found'])).toBeVisible()
      }
      await foreign.close()
    })
  })

  test.describe('without a server', () => {
    test.use({ allowedComplaints: [/ERR_INTERNET_DISCONNECTED/] })

    test('is told so, and can try again', async ({ page, context }) => {
      await page.goto('/#/account-statements/0')
      await listOn(page).expectSettled()
      await page.goto('/#/papers')
      // The list is shown until the page has come, and with it the script that it needs without a server.
      await expect(heading(page)).toHaveText(papersTexts.title)
      await page.goto('/#/account-statements/0')
      await listOn(page).expectSettled()
      await context.setOffline(true)
      // The documents that were seen can be read from the device; this page is none of them.
      await page.goto('/#/papers')
      await expect(page).toHaveURL(/#\/500/)
      await expect(heading(page)).toHaveText(serverErrorTitle)
      await expectAccessibleAtBothWidths(page)
      await context.setOffline(false)
      // On a busy machine the browser is notified a moment later.
      await expect
        .poll(() =>
          page.evaluate(() =>
            fetch('.').then(
              ({ ok }) => ok,
              () => false,
            ),
          ),
        )
        .toBe(true)
      // A browser may break off what is asked for while its network changes: then it is tried again, as a person would.
      await expect(async () => {
        const again = page.getByRole('link', { name: pageTexts.serverErrorRetry })
        if (await again.isVisible()) await again.click()
        await expect(page).toHaveURL(/#\/papers/, { timeout: 5000 })
      }).toPass()
      await expect(heading(page)).toHaveText(papersTexts.title)
    })
  })
})

test.describe('a module that the company has not switched on', () => {
  test.use({ person: 'caribe' })

  test('is not in the menu, and is no place', async ({ page }) => {
    await page.goto('#/account-statements/0')
    await listOn(page).expectSettled()
    const menu = page.getByRole('navigation', { name: menuTexts.menu })
    await menu.getByText(menuTexts.consultations, { exact: true }).click()
    await expect(menu.getByRole('link', { name: menuTexts.purchaseOrders })).toBeVisible()
    await expectAccessible(page)
    const off = [menuTexts.debitNotes, menuTexts.reports, menuTexts.events, menuTexts.contracts]
    for (const label of off) await expect(menu.getByText(label, { exact: true })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: menuTexts.menu, exact: true }).click()
    await menu.getByText(menuTexts.consultations, { exact: true }).click()
    await expect(menu.getByRole('link', { name: menuTexts.purchaseOrders })).toBeVisible()
    await expectAccessible(page)
    for (const label of off) await expect(menu.getByText(label, { exact: true })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const place of ['notes-debit/0', 'reports', 'events', 'supplier-contracts']) {
      await page.goto(`#/${place}`)
      await expect(page).toHaveURL(/#\/404$/)
      await page.goto('#/account-statements/0')
    }
  })
})
