import { idleTexts } from '@enlace/contract/content/menu/idle-texts.ts'
import { frameTexts } from '@enlace/contract/core/frame/texts.ts'
import { problemTexts } from '@enlace/contract/core/problem-texts.ts'
import { loginTexts } from '@enlace/contract/sign-in/login/texts.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { listOn } from '../fixtures/list.ts'
import { people, signIn, userMenu } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

test('the tokens are exchanged when they are due, and the session goes on', async ({ page }) => {
  await signIn(page, people.branchUser())
  const before = await kept(page)
  await page.evaluate(() => localStorage.setItem('expire_token', String(Date.now())))
  await page.reload()
  await expect.poll(async () => (await kept(page))['refresh_token']).not.toBe(before['refresh_token'])
  const after = await kept(page)
  expect(after['access_token']).not.toBe(before['access_token'])
  expect(Number(after['expire_token'])).toBeGreaterThan(Date.now())
  await listOn(page).expectSettled()
})

test('who is about to be signed out is warned and may stay, who stays away is signed out', async ({
  page,
}) => {
  await test.step('who is about to be signed out is warned in every tab, and stays by saying so in one', async () => {
    await page.clock.install()
    await signIn(page, people.branchUser())
    await listOn(page).expectSettled()
    const other = await page.context().newPage()
    await other.goto(page.url())
    await expect(userMenu(other)).toBeVisible()
    // The clock is that of both tabs; one that leaps makes each look once, as a page that wakes up does.
    await page.clock.fastForward('29:10')
    await page.clock.runFor(1000)
    const warning = (tab: Page) => tab.getByRole('dialog', { name: idleTexts.title })
    for (const tab of [page, other]) await expect(warning(tab)).toBeVisible()
    await expect(warning(page).getByRole('timer')).toContainText(/4\d segundos/)
    await expectAccessible(page)
    await page.getByRole('button', { name: idleTexts.stay }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.clock.runFor(5000)
    await expect(other.getByRole('dialog')).toBeHidden()
    await expect(userMenu(other)).toBeVisible()
    await other.close()
  })
  await test.step('who is away for the company’s minutes is signed out, who does something is not', async () => {
    expect((await kept(page))['time_out']).toBe('30')
    for (const minutes of ['20:00', '20:00', '20:00']) {
      await page.clock.fastForward(minutes)
      await page.keyboard.press('Shift')
      await expect(userMenu(page)).toBeVisible()
    }
    await page.clock.fastForward('31:00')
    await expect(page).toHaveURL(/#\/login$/)
    await expect(page.getByRole('button', { name: loginTexts.submit, exact: true })).toBeVisible()
    const notices = page.getByRole('region', { name: frameTexts.notices })
    await expect(notices.getByText(problemTexts['session-expired'])).toBeVisible()
    expect(await kept(page)).not.toHaveProperty('session_token')
  })
})

function kept(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
}
