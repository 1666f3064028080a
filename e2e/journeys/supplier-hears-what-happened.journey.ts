import { bellTexts } from '@enlace/contract/notifications/bell-texts.ts'
import { kindTexts } from '@enlace/contract/notifications/texts.ts'
import { documentTexts } from '@enlace/contract/documents/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { filterTexts, listActionTexts } from '@enlace/contract/core/list/texts.ts'
import { questionTexts, threadTypeTexts } from '@enlace/contract/questions/texts.ts'
import { choicesTexts } from '@enlace/contract/notifications/choices-texts.ts'
import { notificationsTexts as texts } from '@enlace/contract/notifications/screen-texts.ts'
import { replyTexts } from '@enlace/contract/questions/reply/texts.ts'
import { randomUUID } from 'node:crypto'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { openList, openPlace } from '../fixtures/list.ts'
import { mailbox } from '../fixtures/mailbox.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ person: 'branchUser' })

/** Who of the company reads questions about payments. */
const treasury = 'tesoreria@andinadealimentos.example'
const bellOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notificaciones/ })
/** How many notifications the bell counts as unread. */
const unreadOf = async (page: Page) =>
  Number(((await bellOf(page).getAttribute('aria-label')) ?? '').match(/\d+/)?.[0] ?? 0)

/** Asks when an invoice is paid, and answers the link by which the company's treasury replies. */
async function ask(page: Page, words: string): Promise<string> {
  const { links } = await openList(page, '/#/account-statements/0')
  await links.nth(2).click()
  await page.getByRole('button', { name: documentTexts.ask }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(questionTexts.type).selectOption(threadTypeTexts.pago)
  await dialog.getByRole('textbox', { name: questionTexts.message }).fill(words)
  await dialog.getByRole('button', { name: questionTexts.send }).click()
  await expect(dialog.getByRole('link', { name: questionTexts.see })).toBeVisible()
  const mail = async () => (await mailbox.all(treasury)).findLast(({ text }) => text.includes(words))
  await expect.poll(async () => (await mail())?.subject, { timeout: 40_000 }).toBeTruthy()
  return (await mail())?.links.find((link) => link.includes('/#/reply/')) ?? ''
}

/** The streams that the tabs of a browser hold open. */
function streamsOf(context: BrowserContext): () => number {
  let open = 0
  const isStream = (url: string) => url.includes('/notifications/news')
  context.on('request', (request) => (open += isStream(request.url()) ? 1 : 0))
  context.on('requestfinished', (request) => (open -= isStream(request.url()) ? 1 : 0))
  context.on('requestfailed', (request) => (open -= isStream(request.url()) ? 1 : 0))
  return () => open
}

/** The company answers by the link of its mail. */
async function answer(desk: Page, link: string, words: string): Promise<void> {
  await desk.goto(link)
  await desk.getByRole('textbox', { name: replyTexts.message }).fill(words)
  await desk.getByRole('button', { name: replyTexts.send }).click()
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(replyTexts.done)
}

test('an answer rings in every open tab over one connection, leads to its thread, and goes on when a tab is closed', async ({
  page,
  context,
  browser,
}) => {
  const open = streamsOf(context)
  const link = await ask(page, `Primera pregunta de pago ${randomUUID()}`)
  const second = await ask(page, `Segunda pregunta de pago ${randomUUID()}`)
  await openPlace(page, '/#/inicio')
  await expect.poll(open).toBe(1)
  const tab = await context.newPage()
  await tab.goto('/#/notifications')
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(texts.title)
  await expect(bellOf(tab)).toHaveAccessibleName((await bellOf(page).getAttribute('aria-label')) ?? '')
  expect(open()).toBe(1)
  const before = await unreadOf(page)

  const desk = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage()
  await answer(desk, link, 'Se paga el viernes.')
  for (const one of [page, tab]) {
    await expect.poll(() => unreadOf(one)).toBe(before + 1)
    await expect(one).toHaveTitle(new RegExp(`^\\(${before + 1}\\) `))
  }
  await expect(
    tab.getByRole('listitem').filter({ hasText: kindTexts['request-answered'].title }).first(),
  ).toBeVisible()
  expect(open()).toBe(1)

  // The tab that listened is gone: another one listens from where it was, and misses nothing.
  await page.close()
  await answer(desk, second, 'Se paga el lunes.')
  await desk.context().close()
  await expect.poll(() => unreadOf(tab)).toBe(before + 2)
  await bellOf(tab).click()
  const panel = tab.getByRole('dialog', { name: bellTexts.title })
  await expect(panel.getByRole('listitem').first()).toContainText(kindTexts['request-answered'].title)
  await expectAccessible(tab)
  await panel.getByRole('listitem').first().getByRole('link').click()
  await expect(tab.getByText('Se paga el lunes.')).toBeVisible()
  await expect(panel).toBeHidden()
  await expect.poll(() => unreadOf(tab)).toBe(before + 1)
})

test('what happened is read and marked, and what is heard of is chosen', async ({ page }) => {
  await test.step('what happened is read day by day, filtered, marked and marked back, with the keyboard too', async () => {
    await openPlace(page, '/#/notifications')
    const main = page.getByRole('main')
    await expect(main.getByRole('listitem').first()).toBeVisible()
    await expectAccessible(page)
    const kind = kindTexts['payment-made']
    await main.getByRole('button', { name: filterTexts.add }).click()
    await main.getByLabel(texts.kind).selectOption(kind.label)
    await expect(page).toHaveURL(/kind=payment-made/)
    const first = main.getByRole('listitem').first()
    await expect(first).toContainText(kind.title)
    const mark = (action: string) =>
      first.getByRole('button', { name: fill(texts.of, { action, title: kind.title }) })
    const isRead = await mark(texts.markUnread).isVisible()
    const [now, then] = isRead ? [texts.markUnread, texts.markRead] : [texts.markRead, texts.markUnread]
    await mark(now).focus()
    await page.keyboard.press('Enter')
    await expect(mark(then)).toBeVisible()
    await page.reload()
    await expect(mark(then)).toBeVisible()
    await page.goBack()
    await openPlace(page, '/#/notifications?unread=1&kind=nada')
    await expect(main.getByRole('button', { name: texts.unread })).toHaveAttribute('aria-pressed', 'true')
    await openPlace(page, '/#/notifications?kind=payment-made')
    await expect(first).toContainText(kind.title)
    await first.getByRole('link').click()
    await expect(page).toHaveURL(/#\/payments-made\/0\//)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\d/)
  })
  await test.step('on a phone what is done with all of them is beside the title, and the sheet says how many fit', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openPlace(page, '/#/notifications')
    const title = page.getByRole('heading', { level: 1 })
    const more = page.getByRole('main').getByRole('button', { name: listActionTexts.more })
    const middleOf = async (part: Locator) => {
      const box = await part.boundingBox()
      return box === null ? -1 : box.y + box.height / 2
    }
    await expect.poll(async () => Math.abs((await middleOf(title)) - (await middleOf(more)))).toBeLessThan(8)
    await more.click()
    await expect(page.getByRole('link', { name: texts.settings })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: new RegExp(`^${filterTexts.open}`) }).click()
    const sheet = page.getByRole('group', { name: filterTexts.open })
    await expect(sheet.getByRole('heading', { name: filterTexts.open })).toBeVisible()
    const all = Number((await page.getByText(/^\d+ notificaciones$/).innerText()).match(/^\d+/)?.[0])
    await sheet.getByRole('button', { name: fill(filterTexts.see.many, { n: all }) }).click()
    await expect(sheet).toBeHidden()
    await page.setViewportSize({ width: 1280, height: 800 })
  })
  await test.step('a person chooses what it hears and how, and finds it so again', async () => {
    await openPlace(page, '/#/profile/notifications')
    const { label } = kindTexts['payment-scheduled']
    const way = page.getByRole('checkbox', {
      name: fill(choicesTexts.wayOf, { way: choicesTexts.ways.correo, kind: label }),
    })
    const was = await way.isChecked()
    await way.setChecked(!was)
    await expect(page.getByText(fill(choicesTexts.saved, { label }))).toBeVisible()
    const daily = page.getByRole('checkbox', { name: new RegExp(choicesTexts.daily.label) })
    await daily.check()
    await expect(page.getByText(choicesTexts.daily.on)).toBeVisible()
    await expect(page.getByText(choicesTexts.push.intro)).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    await page.reload()
    await expect(daily).toBeChecked()
    await expect(way).toBeChecked({ checked: !was })
    await daily.uncheck()
    await expect(page.getByText(choicesTexts.daily.off)).toBeVisible()
    await way.setChecked(was)
    await expect(page.getByText(fill(choicesTexts.saved, { label })).first()).toBeVisible()
  })
})
