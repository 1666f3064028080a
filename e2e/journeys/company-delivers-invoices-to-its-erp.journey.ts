import { readFile } from 'node:fs/promises'
import { saveTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import {
  batchFormatTexts as formatTexts,
  batchStartTexts,
  invoiceBatchTexts as texts,
} from '@enlace/contract/invoice-batches/texts.ts'
import { expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { heading } from '../fixtures/page-parts.ts'
import { backofficeAddress, expect, test } from '../fixtures/staff.ts'

test.use({ staff: 'accountsPayable' })

test('accepted invoices become a file in the format of the ERP, once, and wait again where it is undone', async ({
  staffPage: page,
}) => {
  const format = `Formato ${Date.now()}`
  await page.goto(backofficeAddress('/facturas-para-erp'))
  await expect(heading(page)).toHaveText(texts.title)
  const pending = page.getByRole('region', { name: texts.pending })

  await test.step('a format is fitted to the ERP, with its first lines in sight', async () => {
    await page.getByRole('button', { name: texts.newFormat }).click()
    await page.getByRole('menuitem', { name: batchStartTexts.separado }).click()
    await page.getByLabel(formatTexts.name, { exact: true }).fill(format)
    await page.getByLabel(formatTexts.columnTitle, { exact: true }).first().fill('Tercero')
    await expect(page.getByRole('group', { name: formatTexts.preview })).toContainText('Tercero;')
    await page.getByRole('button', { name: fill(formatTexts.remove, { n: 2 }) }).click()
    await expectAccessibleAtBothWidths(page)
    await page.getByRole('button', { name: saveTexts.changes }).click()
    await expect(page.getByText(formatTexts.saved)).toBeVisible()
    await expect(page.getByRole('link', { name: format })).toBeVisible()
  })

  const waiting = await pending.locator('strong').innerText()
  await test.step('the file has what was accepted', async () => {
    await page.getByRole('button', { name: texts.make }).click()
    const dialog = page.getByRole('dialog', { name: texts.makeTitle })
    await dialog.getByLabel(texts.format).selectOption({ label: format })
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: texts.make }).click()
    const lines = (await readFile(await (await download).path(), 'utf8')).split('\r\n')
    expect(lines[0]).toMatch(/^Tercero;Número completo de la factura;/)
    expect(lines.length).toBeGreaterThan(2)
    await expect(pending).toContainText(texts.pendingNone)
    await expectAccessibleAtBothWidths(page)
  })

  await test.step('undone, its invoices wait again, and the format goes', async () => {
    await page.getByRole('button', { name: texts.undo }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: texts.undo }).click()
    await expect(pending.locator('strong')).toHaveText(waiting)
    await page.getByRole('button', { name: fill(texts.removeTitle, { nombre: format }) }).click()
    await page.getByRole('dialog').getByRole('button', { name: texts.remove }).click()
    await expect(page.getByRole('link', { name: format })).toHaveCount(0)
  })
})
