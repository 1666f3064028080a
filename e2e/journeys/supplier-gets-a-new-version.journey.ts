import { versionTexts } from '@enlace/contract/core/offline/version-texts.ts'
import { contactUsTexts } from '@enlace/contract/contact-us/texts.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { openList } from '../fixtures/list.ts'
import { expect, test } from '../fixtures/test.ts'

test.describe('a new version', () => {
  test.use({ allowedComplaints: [] })

  test('announces itself, and takes no form away', async ({ page }) => {
    await page.goto('/#/contact-us')
    const name = page.getByRole('textbox', { name: contactUsTexts.labels.name, exact: true })
    await name.fill('Ana')
    // As the worker of the next build says to the pages that are open.
    await page.evaluate(() =>
      navigator.serviceWorker.dispatchEvent(
        new MessageEvent('message', { data: { entry: 'assets/main-next.js' } }),
      ),
    )
    const notice = page.getByRole('complementary', { name: versionTexts.label })
    await expect(notice).toContainText(versionTexts.available)
    await expectAccessible(page)
    await notice.getByRole('button', { name: versionTexts.update }).click()
    await expect(notice).toContainText(versionTexts.formFirst)
    await expect(name).toHaveValue('Ana')
    await page.goto('/#/about-us')
    await expect(name).toBeHidden()
    await page.evaluate(() => Object.assign(window, { isOldPage: true }))
    await notice.getByRole('button', { name: versionTexts.update }).click()
    await expect.poll(() => page.evaluate(() => 'isOldPage' in window)).toBe(false)
  })
})

test.describe('past the service worker', () => {
  test.use({ person: 'branchUser', serviceWorkers: 'allow' })

  test('a page that was loaded so is taken over by it all the same', async ({ page, context }) => {
    await openList(page, '/#/account-statements/0')
    const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
    await expect.poll(isControlled, { timeout: 60_000 }).toBe(true)
    const browser = await context.newCDPSession(page)
    // As a person reloads who holds Shift.
    await Promise.all([page.waitForEvent('load'), browser.send('Page.reload', { ignoreCache: true })])
    await expect.poll(isControlled, { timeout: 60_000 }).toBe(true)
  })
})
