import { statementDocument } from '@enlace/contract/account-statements/document.ts'
import { pageSizes } from '@enlace/contract/core/list/limits.ts'
import { emptyTexts } from '@enlace/contract/core/list/empty-texts.ts'
import { pagingTexts } from '@enlace/contract/core/list/paging-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { longListTexts, printListTexts } from '@enlace/contract/core/list/part-texts.ts'
import { listActionTexts, tableTexts } from '@enlace/contract/core/list/texts.ts'
import { menuTexts } from '@enlace/contract/content/menu/texts.ts'
import { compareMoney, type Money } from '@enlace/domain/money.ts'
import type { Page } from '@playwright/test'
import { listOn, openList } from '../fixtures/list.ts'
import { askForPaper, paperOf, printed } from '../fixtures/paper.ts'
import { shownMoney } from '../fixtures/shown.ts'
import { expect, test } from '../fixtures/test.ts'

const { fields: columns } = statementDocument

test.use({ person: 'master' })

const openStatements = (page: Page) => openList(page, '/#/account-statements/0')

test('the statements are ordered, paged, left and found again, on every width and on paper', async ({
  page,
  context,
}) => {
  await test.step('order, pages and their size stand in the address, which opens the same view in another tab', async () => {
    const list = await openStatements(page)
    await page.getByRole('columnheader', { name: columns.saldo_total.label }).getByRole('button').click()
    await expect(page).toHaveURL(/sort=saldo/)
    await list.expectSettled()
    await expect.poll(async () => isAscending(await pesos(page))).toBe(true)

    await page.getByLabel(pagingTexts.size).selectOption('10')
    await expect(page).toHaveURL(/size=10/)
    await expect.poll(async () => (await list.range()).last).toBe(10)
    const numbers = list.pages.getByRole('link', {
      name: new RegExp(`^${pagingTexts.page.replace('{n}', String.raw`\d`)}`),
    })
    expect(await numbers.count()).toBeLessThanOrEqual(7)
    await list.pages.getByRole('link', { name: pagingTexts.next }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect.poll(async () => (await list.range()).first).toBe(11)
    await expect(list.pages.locator('[aria-current=page]')).toHaveText('2')
    expect(await numbers.count()).toBeLessThanOrEqual(7)
    await list.expectSettled()
    const rows = await list.column(columns.factura_cliente.label)

    const other = await context.newPage()
    await other.goto(page.url())
    await listOn(other).expectSettled()
    expect(await listOn(other).column(columns.factura_cliente.label)).toEqual(rows)
    await other.close()

    await page.goBack()
    await expect.poll(async () => (await list.range()).first).toBe(1)
    expect(pageSizes).toContain((await list.range()).last)
    await page.goForward()
    await expect.poll(() => list.column(columns.factura_cliente.label)).toEqual(rows)
  })
  await test.step('Back from an invoice returns to its row and to where the page stood', async () => {
    const list = await openStatements(page)
    const row = list.links.nth(20)
    const number = await row.innerText()
    const stood = async () => (await row.boundingBox())?.y ?? Number.NaN
    // A table too wide for the window scrolls within it.
    for (const width of [1280, 1000])
      await test.step(`${width} px wide`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await row.scrollIntoViewIfNeeded()
        // A window of another size is laid out in several steps.
        let before = Number.NaN
        await expect.poll(async () => before - (before = await stood())).toBe(0)
        expect(before).toBeGreaterThan(0)
        await row.click()
        await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
        await page.goBack()
        await expect(row).toHaveText(number)
        await expect.poll(async () => Math.abs((await stood()) - before)).toBeLessThan(2)
        await expect(row).toBeInViewport()
      })
  })
  await test.step('the menu becomes a drawer below 900 px, and the table cards below 601 px', async () => {
    await openStatements(page)
    const head = page.getByRole('columnheader', { name: columns.saldo_total.label })
    const drawer = page.getByRole('button', { name: menuTexts.menu, exact: true })
    await page.setViewportSize({ width: 900, height: 740 })
    await expect(drawer).toBeHidden()
    await page.setViewportSize({ width: 899, height: 740 })
    await expect(drawer).toBeVisible()
    await page.setViewportSize({ width: 601, height: 740 })
    await expect(head).toBeVisible()
    await page.setViewportSize({ width: 600, height: 740 })
    await expect(head).toBeHidden()
    await expect(drawer).toBeVisible()
  })
  await test.step('on paper the list is its table, without menu, filters and pages', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('table')).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeHidden()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await page.emulateMedia({ media: null })
  })
  await test.step('the browser prints the page in sight and says so; the list’s own menu prints all rows', async () => {
    const list = await openStatements(page)
    const { first, last, total } = await list.range()
    expect(total).toBeGreaterThan(last - first + 1)
    const table = page.getByRole('table')
    const others = (await table.locator('thead tr').count()) + (await table.locator('tfoot tr').count())
    const told = fill(printListTexts.page, {
      first,
      last,
      total,
      view: listActionTexts.view,
      print: printListTexts.print,
    })
    await expect(page.getByText(told)).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(told)).toBeVisible()
    await page.emulateMedia({ media: null })
    expect((await printed(page)).rows).toBe(last - first + 1 + others)

    await askForPaper(page)
    const paper = paperOf(page)
    await expect(paper).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(paper.locator('tbody tr')).toHaveCount(total)
    await expect(paper.locator('thead th').filter({ visible: true })).toHaveText(
      (await table.first().locator('thead th').allTextContents()).map((head) => new RegExp(head)),
    )
    await expect(paper.locator('thead')).toHaveCSS('display', 'table-header-group')
    await expect(page.getByText(told)).toBeHidden()
    await expect(page.getByText(fill(printListTexts.all, { total }), { exact: true })).toBeVisible()
    await page.emulateMedia({ media: null })
    const { sheets, rows } = await printed(page)
    expect(rows).toBe(total + others)
    expect(sheets).toBeGreaterThan(1)
    // What was printed is gone with the printing.
    await expect(paper).toHaveCount(0)
  })
  await test.step('a whole list prints all that has come of it', async () => {
    const list = await openStatements(page)
    const { total } = await list.range()
    const table = page.getByRole('table')
    const others = (await table.locator('thead tr').count()) + (await table.locator('tfoot tr').count())
    await page.getByRole('button', { name: pagingTexts.seeAll }).click()
    await expect(page.getByText(fill(longListTexts.all, { total }), { exact: true })).toBeVisible()
    expect((await printed(page)).rows).toBe(total + others)
    await page.getByRole('button', { name: tableTexts.seePages }).click()
  })
  await test.step('a list without rows says on paper why it has none', async () => {
    await page.goto('/#/account-statements/0?q=NO-HAY-TAL')
    await expect(page.getByText(emptyTexts.noMatch)).toBeVisible()
    await askForPaper(page)
    await expect(paperOf(page)).toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(emptyTexts.noMatch)).toBeVisible()
    await page.emulateMedia({ media: null })
    expect((await printed(page)).sheets).toBe(1)
  })
})

/** The balances in pesos: amounts of another currency are among them in no order of theirs. */
async function pesos(page: Page): Promise<Money[]> {
  return (await listOn(page).column(columns.saldo_total.label))
    .filter((text) => text.startsWith('$'))
    .map(shownMoney)
}

function isAscending(amounts: readonly Money[]): boolean {
  return amounts.every((amount, at) => compareMoney(amounts[at - 1] ?? amount, amount) !== 1)
}
