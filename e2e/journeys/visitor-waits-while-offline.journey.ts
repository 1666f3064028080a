import { serverErrorTitle } from '@enlace/contract/core/texts.ts'
import { timing } from '@enlace/contract/core/timing.ts'
import { loginTexts } from '@enlace/contract/sign-in/login/texts.ts'
import { offlineExpectationTexts as texts } from '@enlace/contract/offline-expectation/texts.ts'
import { setPasswordTexts } from '@enlace/contract/set-password/texts.ts'
import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import { expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { enlace } from '../fixtures/operator.ts'
import { createCompany, ownCompany } from '../fixtures/own-company.ts'
import { portalAt } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

const units = [texts.weeks, texts.days, texts.hours, texts.minutes, texts.seconds]

/** A company that only this journey closes. */
const company = ownCompany({ id: '70', nombre: 'Cerrada S.A.', host: 'cerrada.localhost' })

test('a portal off line counts down, and goes to the login once it is back', async ({ page }) => {
  const { id, host } = company
  await createCompany(company)
  const inTwoWeeks = new Date(Date.now() + (15 * 24 * 60 + 90) * 60_000).toISOString()
  expect(await enlace('company', 'offline', '--id', id, '--until', inTwoWeeks)).toMatchObject({ code: 0 })
  await page.clock.install()

  await test.step('every page but the login leads to the one that waits', async () => {
    await page.goto(`${portalAt(host)}#/404`)
    await page.getByRole('link', { name: pageTexts.goToLogin }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/#\/login$/)
    await page.goto(`${portalAt(host)}#/set-password/x`)
    await expect(page).toHaveURL(/#\/offline-expectation$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title)
  })
  await test.step('it counts down in weeks, days, hours, minutes and seconds', async () => {
    const countdown = page.getByRole('timer', { name: texts.countdown })
    await expect(countdown.getByRole('term')).toHaveText(units)
    await expect(countdown.getByRole('definition').first()).toHaveText('2')
    const seconds = countdown.getByRole('definition').last()
    const before = await seconds.textContent()
    await page.clock.runFor(1000)
    await expect(seconds).not.toHaveText(before ?? '')
    await expectAccessibleAtBothWidths(page)
  })
  await test.step('it asks again every half minute, and opens the login', async () => {
    await enlace('company', 'online', '--id', id)
    await page.clock.runFor(timing.offlineRecheck)
    await expect(page).toHaveURL(/#\/login$/)
    await expect(page.getByRole('button', { name: loginTexts.submit, exact: true })).toBeVisible()
  })
  await test.step('without an hour of return it says that it keeps asking', async () => {
    await enlace('company', 'offline', '--id', id)
    await page.goto(`${portalAt(host)}#/offline-expectation`)
    await expect(page.getByText(texts.unknownReturn)).toBeVisible()
    await expect(page.getByRole('timer')).toHaveCount(0)
  })
})

test.describe('a portal whose server is gone', () => {
  test.use({ allowedComplaints: [/ERR_INTERNET_DISCONNECTED/] })

  test('leads to the page of server errors, and from there back', async ({ page, context }) => {
    const heading = page.getByRole('heading', { level: 1 })
    const goTo = (place: string) => page.evaluate((hash) => location.assign(hash), place)
    await page.goto('/#/set-password/x')
    await expect(heading).toHaveText(setPasswordTexts.spentTitle)
    await goTo('#/404')
    await expect(heading).toHaveText(pageTexts.notFoundTitle)
    await context.setOffline(true)
    await goTo('#/set-password/y')
    await expect(heading).toHaveText(serverErrorTitle)
    await context.setOffline(false)
    await page.getByRole('link', { name: pageTexts.serverErrorRetry }).click()
    await expect(page).toHaveURL(/#\/set-password\/y$/)
    await expect(heading).toHaveText(setPasswordTexts.spentTitle)
  })
})
