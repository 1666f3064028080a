import { loadingText, serverErrorTitle } from '@enlace/contract/core/texts.ts'
import { purchaseOrdersTexts } from '@enlace/contract/purchase-order/texts.ts'
import { listPurchaseOrders } from '@enlace/contract/purchase-order/calls.ts'
import { getSelectedParameters } from '@enlace/contract/company/calls.ts'
import { loginTexts } from '@enlace/contract/sign-in/login/texts.ts'
import { menuTexts } from '@enlace/contract/content/menu/texts.ts'
import { listOn } from '../fixtures/list.ts'
import { fillLogin, people } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

test.describe('a list that takes long', () => {
  test.use({ person: 'branchUser' })

  test('says that the request is being processed, and no longer once it has come', async ({ page }) => {
    const answer = Promise.withResolvers<void>()
    await page.route(`**/api${listPurchaseOrders.path}?*`, async (route) => {
      await answer.promise
      await route.continue()
    })
    await page.goto('/#/purchase-order/0')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(purchaseOrdersTexts.title)
    const notice = page.locator(':popover-open').getByText(loadingText)
    await expect(notice).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: loadingText })).toHaveCount(1)
    // It hides nothing and blocks nothing: below it the skeleton stands and the menu opens.
    await expect(listOn(page).table).toBeVisible()
    const menu = page.getByRole('navigation', { name: menuTexts.menu })
    await menu.getByText(menuTexts.consultations, { exact: true }).click()
    await expect(menu.getByRole('link', { name: menuTexts.purchaseTickets })).toBeVisible()
    await expect(notice).toBeVisible()
    await expect(notice).toBeInViewport()
    answer.resolve()
    await listOn(page).expectSettled()
    await expect(notice).toBeHidden()
  })
})

test.describe('a login that the server fails', () => {
  test.use({ allowedComplaints: [/status of 500/] })

  test('covers the page while it is sent, and leads to the page of server errors', async ({ page }) => {
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/login', async (route) => {
      await answer.promise
      await route.fulfill({ status: 500, body: '' })
    })
    await page.goto('/')
    await fillLogin(page, people.branchUser().email, people.branchUser().password)
    const veil = page.locator(':popover-open').filter({ hasText: loadingText })
    await expect(veil).toBeVisible()
    const { width, height } = (await veil.boundingBox()) ?? {}
    expect({ width, height }).toEqual(page.viewportSize())
    answer.resolve()
    await expect(page).toHaveURL(/#\/500/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(serverErrorTitle)
    expect(await page.evaluate(() => localStorage.getItem('authenticate'))).toBe('false')
  })
})

test.describe('parameters that the server refuses at the load', () => {
  test.use({ person: 'branchUser', allowedComplaints: [/status of (500|403)/] })

  test('lead to the page of server errors when they fail, and to the login when they are forbidden', async ({
    page,
  }) => {
    let status = 500
    await page.route(`**/api${getSelectedParameters.path}`, (route) => route.fulfill({ status, body: '{}' }))
    await page.goto('/#/purchase-order/0')
    await expect(page).toHaveURL(/#\/500/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(serverErrorTitle)
    status = 403
    await page.goto('about:blank')
    await page.goto('/#/purchase-order/0')
    await expect(page).toHaveURL(/#\/login$/)
    await expect(page.getByLabel(loginTexts.email)).toBeVisible()
  })
})
