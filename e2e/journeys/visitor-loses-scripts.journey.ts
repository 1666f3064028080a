import { contactUsTexts } from '@enlace/contract/contact-us/texts.ts'
import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import { documentTexts } from '@enlace/contract/documents/texts.ts'
import { purchaseOrdersTexts } from '@enlace/contract/purchase-order/texts.ts'
import { questionTexts } from '@enlace/contract/questions/texts.ts'
import { loginTexts } from '@enlace/contract/sign-in/login/texts.ts'
import { staffFormTexts, staffListTexts } from '@enlace/contract/staff/screen-texts.ts'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { untilAllHasCome } from '../fixtures/arrived.ts'
import { field } from '../fixtures/contact-form.ts'
import { listOn } from '../fixtures/list.ts'
import { heading } from '../fixtures/page-parts.ts'
import { fillLogin, people, userMenu } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/staff.ts'

test.use({
  allowedComplaints: [
    /net::ERR_FAILED|dynamically imported module|part of the page did not arrive|status of 404/,
  ],
})

/** What is said in place of the next page: by the page itself, or where not even that could be drawn. */
const told = (page: Page) => page.getByText(pageTexts.missingHelp).or(page.getByText(pageTexts.late))
const retry = (page: Page) =>
  page.getByRole('button', { name: pageTexts.retry }).or(page.getByRole('link', { name: pageTexts.retry }))
/** The chunk that each script of the build is, by its name without the mark of its content. */
const chunkOf = (path: string) => /([^/]*)-[^/]{8}\.js$/.exec(path)?.[1] ?? ''

/** Without the first script, and what it imports, nobody is there to ask again. */
const allButFirst = (chunk: string) => !['main', 'start'].includes(chunk)

/** Lets scripts of these chunks fail from now on: each so many times, or for good until `end` is called. */
async function loseScripts(page: Page, { times = Infinity, chunks = (_: string): boolean => true } = {}) {
  await page.clock.install()
  const lost = new Map<string, number>()
  let isOver = false
  await page.route('**/*.js', async (route) => {
    const path = new URL(route.request().url()).pathname
    const count = lost.get(path) ?? 0
    if (isOver || count >= times || !chunks(chunkOf(path))) return route.fallback()
    lost.set(path, count + 1)
    return route.abort('failed')
  })
  return { lost, end: () => void (isOver = true) }
}

/** Expects words that come after the pauses between the tries, or when the page is late: time is passed, not waited for. */
async function expectTold(page: Page, words: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(5000)
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if ((animation.effect?.getComputedTiming().delay ?? 0) > 1000) animation.finish()
    })
    await expect(words).toBeVisible({ timeout: 200 })
  }).toPass()
}

/** Tries the login again: where its form is awake already, it says so itself, and is sent again. */
async function tryAgain(page: Page): Promise<void> {
  const isAwake = (await retry(page).count()) === 0
  await (isAwake ? page.getByRole('button', { name: loginTexts.submit, exact: true }) : retry(page)).click()
}

/** Opens the login, and waits until all of it has come. */
async function openLogin(page: Page): Promise<void> {
  await page.goto('/')
  await untilAllHasCome(page)
  await expect(page.getByLabel(loginTexts.email)).toBeEditable()
}

test('whose scripts are lost after the login is told, and gets in once the network is back', async ({
  page,
}) => {
  await openLogin(page)
  const scripts = await loseScripts(page)
  const { email, password } = people.branchUser()
  await fillLogin(page, email, password)
  await expectTold(page, told(page))
  await expect(page.getByText(pageTexts.loading)).toBeHidden()
  scripts.end()
  await tryAgain(page)
  await expect(userMenu(page)).toBeVisible()
  await expect(told(page)).toHaveCount(0)
})

test('who signs in before all of the login has come keeps what was typed, and can press again', async ({
  page,
}) => {
  // What makes the call comes after what is drawn.
  const scripts = await loseScripts(page, { chunks: (chunk) => chunk === 'queries' })
  await page.goto('/')
  const { email, password } = people.branchUser()
  await fillLogin(page, email, password)
  await expectTold(page, page.getByRole('alert').getByText(pageTexts.missingHelp))
  await expect(page.getByLabel(loginTexts.email)).toHaveValue(email)
  await expect(page.getByLabel(loginTexts.password, { exact: true })).toHaveValue(password)
  scripts.end()
  await page.getByRole('button', { name: loginTexts.submit, exact: true }).click()
  await expect(userMenu(page)).toBeVisible()
})

test('who presses a login that never woke is told so, and gets in by asking once more', async ({ page }) => {
  const scripts = await loseScripts(page, { chunks: allButFirst })
  await page.goto('/')
  const { email, password } = people.branchUser()
  await fillLogin(page, email, password)
  await expectTold(page, page.getByText(pageTexts.late))
  scripts.end()
  await page.getByRole('link', { name: pageTexts.retry }).click()
  await expect(userMenu(page)).toBeVisible()
})

test('who loses all but the first script is told so, too', async ({ page }) => {
  await openLogin(page)
  const scripts = await loseScripts(page, { chunks: allButFirst })
  const { email, password } = people.branchUser()
  await fillLogin(page, email, password)
  await expectTold(page, told(page))
  scripts.end()
  await tryAgain(page)
  await expect(userMenu(page)).toBeVisible()
})

test.describe('a supplier', () => {
  test.use({ person: 'branchUser' })

  test('gets everything when each script is lost once', async ({ page }) => {
    const scripts = await loseScripts(page, { times: 1, chunks: allButFirst })
    await page.goto('/#/purchase-order/0')
    await listOn(page).expectSettled()
    await listOn(page).links.first().click()
    await page.getByRole('button', { name: documentTexts.ask }).click()
    await expect(page.getByRole('dialog').getByLabel(questionTexts.type)).toBeVisible()
    expect(scripts.lost.size).toBeGreaterThan(5)
    await expect(page.getByText(pageTexts.missingTitle)).toHaveCount(0)
  })

  test('opens another place, and a dialog, whose scripts were lost for good until the network is back', async ({
    page,
  }) => {
    await page.goto('/#/purchase-order/0')
    await listOn(page).expectSettled()
    const first = await loseScripts(page)
    await page.goto('/#/users')
    await expectTold(page, page.getByText(pageTexts.missingHelp))
    await expectAccessible(page)
    first.end()
    await page.goBack()
    await expect(heading(page)).toHaveText(purchaseOrdersTexts.title)
    await listOn(page).links.first().click()
    const ask = page.getByRole('button', { name: documentTexts.ask })
    await expect(ask).toBeVisible()
    const second = await loseScripts(page)
    await ask.click()
    const notice = page.getByRole('alert').filter({ hasText: pageTexts.missingTitle })
    await expectTold(page, notice)
    await expectAccessible(page)
    // The page that was there is still there.
    await expect(ask).toBeVisible()
    second.end()
    await notice.getByRole('button', { name: pageTexts.retry }).click()
    await expect(page.getByRole('dialog').getByLabel(questionTexts.type)).toBeVisible()
    await expect(notice).toBeHidden()
  })
})

test('whose tab is of an earlier version gets the new one at the next step, with what was typed', async ({
  page,
}) => {
  await page.goto('/#/contact-us')
  await field(page, 'message').fill('¿Cuándo pagan la FE-1024?')
  await page.route('**/*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.route('**/', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.fallback()
    const answer = await route.fetch()
    await page.unroute('**/*.js')
    return route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll(/main-[\w-]+\.js/g, 'main-new.js'),
    })
  })
  const anew = page.waitForEvent('load')
  await page.goto('/#/password-recovery')
  await anew
  await expect(page.getByText(pageTexts.missingTitle)).toHaveCount(0)
  await page.goto('/#/contact-us')
  await expect(heading(page)).toHaveText(contactUsTexts.title)
  await expect(field(page, 'message')).toHaveValue('¿Cuándo pagan la FE-1024?')
})

test('the back office tells of scripts that were lost, and goes on when they come', async ({
  staffPage: page,
}) => {
  await page.goto('#/proveedores')
  await expect(heading(page)).toBeVisible()
  const first = await loseScripts(page)
  await page.goto('#/equipo')
  await expectTold(page, page.getByText(pageTexts.missingHelp))
  first.end()
  await page.getByRole('button', { name: pageTexts.retry }).click()
  await expect(heading(page)).toHaveText(staffListTexts.title)
  const second = await loseScripts(page)
  await page.getByRole('button', { name: staffListTexts.invite }).click()
  const notice = page.getByRole('alert').filter({ hasText: pageTexts.missingTitle })
  await expectTold(page, notice)
  second.end()
  await notice.getByRole('button', { name: pageTexts.retry }).click()
  await expect(page.getByRole('dialog', { name: staffFormTexts.inviteTitle })).toBeVisible()
  await loseScripts(page)
  await page.goto('about:blank')
  await page.goto('/')
  await expectTold(page, page.getByText(pageTexts.late))
})
