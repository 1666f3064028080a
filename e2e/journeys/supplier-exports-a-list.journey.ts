import { statementDocument } from '@enlace/contract/account-statements/document.ts'
import { readFile } from 'node:fs/promises'
import { exportTexts } from '@enlace/contract/exports/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { listActionTexts } from '@enlace/contract/core/list/texts.ts'
import { menuTexts } from '@enlace/contract/content/menu/texts.ts'
import { downloadsTexts, exportStateTexts, listNameTexts } from '@enlace/contract/exports/screen-texts.ts'
import { sumMoney, money } from '@enlace/domain/money.ts'
import type { Download, Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { listOn, openList, openPlace } from '../fixtures/list.ts'
import { userMenu } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

const { fields: columns } = statementDocument

test.use({ person: 'master' })

const exportButton = (page: Page) => page.getByRole('button', { name: listActionTexts.export, exact: true })

/** Opens the menu and takes one of its lines; answers the file that the browser then gets. */
async function exportAs(page: Page, words: string): Promise<Download> {
  await exportButton(page).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: words, exact: true }).click()
  return downloading
}

const bytesOf = async (download: Download) => readFile(await download.path())

/** The lines of a CSV by their fields; the demo's invoices have no field that is quoted. */
const linesOf = (bytes: Buffer) =>
  bytes
    .toString('utf8')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'))

test('a list leaves as files of each kind, by the mouse and by the keyboard', async ({ page }) => {
  await test.step('what the list shows is the file: the filter, the rows, the columns and their total', async () => {
    const list = await openList(page, '/#/account-statements/0?saldo=vencido')
    const { total } = await list.range()
    const shown = await list.total(columns.saldo_total.label)
    const download = await exportAs(page, exportTexts.csv)
    expect(download.suggestedFilename()).toMatch(/^facturas-pendientes-\d{4}-\d\d-\d\d\.csv$/)
    const bytes = await bytesOf(download)
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [heads = [], ...rows] = linesOf(bytes)
    expect(rows).toHaveLength(total)
    const [balance, currency] = [columns.saldo_total.label, 'Moneda'].map((head) => heads.indexOf(head))
    const pesos = rows.filter((row) => row[currency ?? -1] === 'COP')
    expect(sumMoney(pesos.map((row) => money((row[balance ?? -1] ?? '').replace(',', '.'))))).toBe(shown)
  })
  await test.step('a spreadsheet and the papers come as files of their own kind, and the page stays where it is', async () => {
    await openList(page, '/#/account-statements/30')
    const address = page.url()
    const workbook = await bytesOf(await exportAs(page, exportTexts.xlsx))
    expect(workbook.subarray(0, 4)).toEqual(Buffer.from([0x50, 0x4b, 3, 4]))
    for (const words of [exportTexts.pdf, exportTexts.statement]) {
      expect((await bytesOf(await exportAs(page, words))).subarray(0, 5).toString()).toBe('%PDF-')
    }
    expect(page.url()).toBe(address)
  })
  await test.step('the keyboard opens the menu and goes through it', async () => {
    await openList(page, '/#/account-statements/30')
    await expect(exportButton(page)).toBeEnabled()
    await exportButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: exportTexts.xlsx })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: exportTexts.csv })).toBeFocused()
    const downloading = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect((await downloading).suggestedFilename()).toMatch(/\.csv$/)
  })
  await test.step('a list without rows has nothing to export, and says so', async () => {
    await openPlace(page, '/#/account-statements/0?q=nadie-lo-tiene')
    await expect(exportButton(page)).toBeDisabled()
    await expect(exportButton(page)).toHaveAttribute('title', exportTexts.nothing)
  })
  await test.step('a long file is made in the background, found again after a reload, downloaded and deleted', async () => {
    const later = fill(exportTexts.later, { format: exportTexts.pdf })
    await openList(page, '/#/purchase-tickets/0')
    await exportButton(page).click()
    await page.getByRole('menuitem', { name: later }).click()
    await expect(page.getByText(exportTexts.requestedTitle)).toBeVisible()

    // The notice leaves the person's menu within reach, on a phone, too.
    await userMenu(page).click()
    await expect(page.getByText(exportTexts.requestedTitle)).toBeVisible()
    await page.getByRole('menuitem', { name: menuTexts.downloads }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(downloadsTexts.title)
    await page.reload()
    const file = page.getByRole('row').filter({ hasText: `${listNameTexts['purchase-tickets']} · PDF` })
    await expect(file.getByText(exportStateTexts.done)).toBeVisible({ timeout: 50_000 })
    await expectAccessible(page)
    const downloading = page.waitForEvent('download')
    await file.getByRole('button', { name: downloadsTexts.download }).click()
    const bytes = await bytesOf(await downloading)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')

    await file.getByRole('button', { name: downloadsTexts.remove }).click()
    await expect(file).toHaveCount(0)
  })
})

test.describe('without the server', () => {
  test.use({ allowedComplaints: [/ERR_FAILED/] })

  test('a file that cannot be had is told, and nothing of the page is lost', async ({ page }) => {
    await openList(page, '/#/account-statements/30')
    await page.route('**/account-statements/export/*/ticket*', (route) => route.abort())
    await exportButton(page).click()
    await page.getByRole('menuitem', { name: exportTexts.csv }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(listOn(page).links).not.toHaveCount(0)
  })
})
