import { fill } from '@enlace/contract/core/fill.ts'
import { schemeTexts } from '@enlace/contract/core/frame/scheme-texts.ts'
import { relatedTexts } from '@enlace/contract/documents/related/texts.ts'
import { menuTexts } from '@enlace/contract/content/menu/texts.ts'
import { searchFieldTexts } from '@enlace/contract/search/field-texts.ts'
import { searchGroupTexts, searchTexts as texts } from '@enlace/contract/search/texts.ts'
import { accountStatementsTexts } from '@enlace/contract/account-statements/texts.ts'
import { arrivedTexts } from '@enlace/contract/account-statements/arrived/texts.ts'
import { loginTexts } from '@enlace/contract/sign-in/login/texts.ts'
import { purchaseOrdersTexts } from '@enlace/contract/purchase-order/texts.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { listOn, openList } from '../fixtures/list.ts'
import { heading } from '../fixtures/page-parts.ts'
import { people, signIn, userMenu } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ person: 'master' })

const palette = (page: Page) => page.getByRole('dialog', { name: texts.label })
const field = (page: Page) => palette(page).getByRole('combobox', { name: texts.label })
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name })
const group = (page: Page, name: string) => palette(page).getByRole('group', { name, exact: true })

async function openPalette(page: Page) {
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

const openOrders = (page: Page) => openList(page, '/#/purchase-order/0')

test('the search finds documents, screens and what can be done, of this supplier only', async ({
  page,
  browser,
}) => {
  await test.step('finds an order by the end of its number and opens it with the keyboard alone', async () => {
    const number = await (await openOrders(page)).links.first().innerText()
    const end = number.split('-').at(-1)?.replace(/^0+/, '') ?? ''
    // What is typed before the search has come is not lost.
    await page.keyboard.press('Control+k')
    await page.keyboard.type(end)
    await expect(field(page)).toHaveValue(end)
    await expect(field(page)).toBeFocused()
    const found = group(page, searchGroupTexts['purchase-order']).getByRole('option').first()
    await expect(found).toContainText(number)
    await expectAccessible(page)
    // The arrows mark what Enter opens.
    for (let step = 0; step < 20; step += 1) {
      const marked = palette(page).locator('[role=option][aria-selected=true]')
      await expect(marked).toHaveCount(1)
      await expect(field(page)).toHaveAttribute(
        'aria-activedescendant',
        (await marked.getAttribute('id')) ?? '',
      )
      if ((await marked.innerText()).includes(number)) break
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('Enter')
    await expect(palette(page)).toBeHidden()
    await expect(heading(page)).toContainText(number)

    // It is remembered, and is first next time.
    await openPalette(page)
    await expect(group(page, texts.recent).getByRole('option').first()).toContainText(
      fill(relatedTexts['purchase-order'], { numero: number }),
    )
    await page.goBack()
    await expect(palette(page)).toBeHidden()
  })
  await test.step('opens what a pasted number leads to at Enter, without waiting for the answer', async () => {
    const number = await (await openOrders(page)).links.first().innerText()
    await openPalette(page)
    await page.keyboard.insertText(number)
    await page.keyboard.press('Enter')
    await expect(heading(page)).toContainText(number)
  })
  await test.step('opens from the field in the header, and gives the focus back', async () => {
    const opener = page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${searchFieldTexts.open}`) })
    await opener.click()
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(palette(page)).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await palette(page).getByRole('button', { name: texts.close }).click()
    await expect(palette(page)).toBeHidden()
  })
  await test.step('finds screens by their name without accents', async () => {
    await openPalette(page)
    await page.keyboard.type('facturas PENDIENTES')
    await option(page, new RegExp(menuTexts.pendingInvoices)).click()
    await expect(heading(page)).toHaveText(accountStatementsTexts.title)
  })
  await test.step('says that a number leads nowhere, and asks whether the invoice arrived', async () => {
    await openPalette(page)
    await page.keyboard.type('ZZZ-987654')
    await option(page, fill(texts.arrived, { q: 'ZZZ-987654' })).click()
    await expect(heading(page)).toHaveText(arrivedTexts.title)
    await expect(page).toHaveURL(/q=ZZZ-987654/)
    await openPalette(page)
    await page.keyboard.type('qqqqqqqq')
    await expect(palette(page).getByRole('status')).toHaveText(fill(texts.noMatch, { q: 'qqqqqqqq' }))
  })
  await test.step('does what can be done: another appearance, the list’s export, another branch', async () => {
    await page.keyboard.press('Escape')
    await openOrders(page)
    await openPalette(page)
    await page.keyboard.type('tema oscuro')
    await option(page, fill(texts.scheme, { scheme: schemeTexts.dark.toLowerCase() })).click()
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')

    await openPalette(page)
    await page.keyboard.type('exportar')
    await option(page, texts.exportList).click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    await page.keyboard.press('Escape')

    await openPalette(page)
    await page.keyboard.type('cambiar a la sucursal')
    const branch = palette(page).getByRole('option').first()
    const name = (await branch.innerText()).replace(fill(texts.switchBranch, { branch: '' }), '')
    await branch.click()
    await expect(page.getByText(new RegExp(`· ${name}$`)).first()).toBeVisible()
    await expect(heading(page)).toHaveText(purchaseOrdersTexts.title)
  })
  await test.step('offers the list’s export as soon as it is there, though the search was open before', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/late-list-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.reload()
    await expect(listOn(page).links.first()).toBeVisible()
    // The key is the frame's, which comes beside the rows.
    await expect(userMenu(page)).toBeVisible()
    await openPalette(page)
    await page.keyboard.type('exportar')
    await expect(palette(page).getByRole('option').first()).toBeVisible()
    await expect(option(page, texts.exportList)).toHaveCount(0)
    release()
    await expect(option(page, texts.exportList)).toBeVisible()
  })
  await test.step('shows another supplier nothing of it, not even what was looked for last', async () => {
    await page.keyboard.press('Escape')
    const number = await listOn(page).links.first().innerText()
    const { address, ...person } = people.caribe()
    const other = await browser.newPage({ baseURL: address })
    await signIn(other, { address, ...person })
    await listOn(other).expectSettled()
    await openPalette(other)
    await other.keyboard.type(number)
    await expect(palette(other).getByRole('status')).toHaveText(/./)
    await expect(palette(other).getByRole('listbox')).not.toHaveAttribute('aria-busy', 'true')
    await expect(field(other)).toHaveAttribute('aria-busy', 'false')
    await expect(palette(other).getByRole('option').filter({ hasText: number })).toHaveCount(1)
    await expect(option(other, fill(texts.arrived, { q: number }))).toBeVisible()
    await other.close()
  })
})

test('forgets what was looked for when the person leaves', async ({ browser }) => {
  // A session of its own: the one that the journeys share goes on.
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const page = await context.newPage()
  await signIn(page, people.branchUser())
  await listOn(page).expectSettled()
  await openPalette(page)
  await page.keyboard.type(menuTexts.paidInvoices)
  await option(page, new RegExp(menuTexts.paidInvoices)).click()
  await expect(palette(page)).toBeHidden()
  expect(await page.evaluate(() => sessionStorage.getItem('recent_places'))).not.toBeNull()
  await openPalette(page)
  await page.keyboard.type(menuTexts.logout)
  await option(page, menuTexts.logout).click()
  await expect(page.getByRole('button', { name: loginTexts.submit, exact: true })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('recent_places'))).toBeNull()
  await context.close()
})
