import { captchaTexts as texts } from '@enlace/contract/captcha/texts.ts'
import { problemTexts } from '@enlace/contract/core/problem-texts.ts'
import { recoveryTexts } from '@enlace/contract/sign-in/password/texts.ts'
import type { Page, Request } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { setProvider } from '../fixtures/captcha-provider.ts'
import { captchaBox, solveCaptcha } from '../fixtures/captcha.ts'
import { expect, test } from '../fixtures/test.ts'

const place = '/#/password-recovery'
const form = (page: Page) => page.getByRole('textbox', { name: recoveryTexts.email })
const submit = (page: Page) => page.getByRole('button', { name: recoveryTexts.submit })

/** The challenges that the page asked for. */
function challengesOf(page: Page): Request[] {
  const asked: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/captcha') asked.push(request)
  })
  return asked
}

test.describe('our own captcha', () => {
  test.use({ allowedComplaints: [/ERR_INTERNET_DISCONNECTED/] })

  test('asks for a proof when it is told to, and for another when that is due', async ({ page, context }) => {
    await test.step('asks for nothing before its box is ticked, and is taken back', async () => {
      const challenges = challengesOf(page)
      await page.goto(place)
      await expect(captchaBox(page)).not.toBeChecked()
      await expect(page.getByRole('status').filter({ hasText: texts.hint })).toBeVisible()
      expect(challenges).toHaveLength(0)
      await captchaBox(page).focus()
      await page.keyboard.press('Space')
      await expect(page.getByRole('status').filter({ hasText: texts.solved })).toBeVisible()
      expect(challenges).toHaveLength(1)
      await expectAccessibleAtBothWidths(page)
      await page.keyboard.press('Space')
      await expect(captchaBox(page)).not.toBeChecked()
      await expect(page.getByRole('status').filter({ hasText: texts.hint })).toBeVisible()
    })
    await test.step('without a connection it says so, and works once it is ticked again', async () => {
      await context.setOffline(true)
      await captchaBox(page).click()
      await expect(page.getByText(texts.failed)).toBeVisible()
      await expect(captchaBox(page)).not.toBeChecked()
      await expectAccessible(page)
      await context.setOffline(false)
      await solveCaptcha(page)
    })
    await test.step('takes a new proof before the old one is too old', async () => {
      await page.clock.install()
      await page.keyboard.press('Space')
      const challenges = challengesOf(page)
      await solveCaptcha(page)
      await page.clock.runFor(8 * 60_000)
      expect(challenges).toHaveLength(1)
      const renewed = page.waitForResponse(/\/api\/captcha$/)
      await page.clock.runFor(60_000)
      await renewed
      expect(challenges).toHaveLength(2)
      await expect(page.getByText(texts.solved)).toBeVisible()
    })
    await test.step('says what is missing where the page did not come safely', async () => {
      // What a browser tells a page that came without https from another machine.
      await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
      await page.reload()
      await expect(page.getByText(texts.insecure)).toBeVisible()
      await expect(captchaBox(page)).toBeDisabled()
      await expectAccessibleAtBothWidths(page)
    })
  })
})

test.describe('a provider’s captcha', () => {
  test.use({ allowedComplaints: [/status of 422|ERR_FAILED/] })

  test('is that of the provider, which may be down', async ({ page, context }) => {
    for (const provider of ['turnstile', 'recaptcha'] as const)
      // the names are the type
      await test.step(`${provider} brings its own widget, in Spanish, and its token goes with the form`, async () => {
        await setProvider(context, provider)
        await page.goto('about:blank')
        await page.goto(place)
        const widget = page.getByRole('button', { name: 'widget sitio es light' })
        await expect(widget).toBeVisible()
        await form(page).fill('proveedor@demo.co')
        await submit(page).click()
        await expect(page.getByText(recoveryTexts.captchaRequired)).toBeVisible()
        await widget.click()
        await expect(page.getByText(recoveryTexts.captchaRequired)).toBeHidden()
        await page.getByRole('button', { name: 'expire' }).click()
        await expect(page.getByText(recoveryTexts.captchaRequired)).toBeVisible()
        await widget.click()
        const sent = page.waitForRequest(/\/api\/password-recovery$/)
        await submit(page).click()
        expect((await sent).postData()).toContain('token-2')
        // The journeys' server asks no provider: for it this is no proof, and the widget has to give another.
        await expect(page.getByRole('alert')).toContainText(problemTexts['captcha-refused'])
        await expect(page.locator('html[data-resets=w1]')).toBeAttached()
        await expect(form(page)).toHaveValue('proveedor@demo.co')
      })
    await test.step('a provider that does not answer is told in our words, and may be tried again', async () => {
      await setProvider(context, 'turnstile', { isDown: true })
      await page.goto('about:blank')
      await page.goto(place)
      await expect(page.getByText(texts.providerFailed)).toBeVisible()
      await expectAccessible(page)
      await setProvider(context, 'turnstile')
      await page.getByRole('button', { name: texts.retry }).click()
      await expect(page.getByRole('button', { name: 'widget sitio es light' })).toBeVisible()
    })
  })
})
