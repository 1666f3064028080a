import { fill } from '@enlace/contract/core/fill.ts'
import { billOrderTexts } from '@enlace/contract/invoices/from-order/button-texts.ts'
import {
  billableOrderTexts as texts,
  orderComparisonTexts,
} from '@enlace/contract/invoices/from-order/texts.ts'
import { readResultTexts } from '@enlace/contract/invoices/supplier-texts.ts'
import { filesInputTexts } from '@enlace/contract/core/files/input-texts.ts'
import type { Page } from '@playwright/test'
import { expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { demoInvoice } from '../fixtures/electronic-invoices.ts'
import { openList } from '../fixtures/list.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ person: 'master' })

const panel = (page: Page) => page.getByRole('region', { name: texts.title })
const results = (page: Page) => page.getByRole('region', { name: readResultTexts.title })

test('a supplier goes from an order to its invoice, and learns where the document differs', async ({
  page,
}) => {
  const list = await openList(page, '/#/purchase-order/0?status=recibida')
  await list.links.first().click()
  await page.getByRole('link', { name: billOrderTexts.bill }).click()
  await expect(page).toHaveURL(/#\/invoices\?order=/)
  await expect(panel(page)).toContainText(texts.referenceHint)
  const number = (await panel(page).locator('strong').first().textContent()) ?? ''
  await expectAccessibleAtBothWidths(page)

  const unnamed = demoInvoice()
  await page.getByLabel(filesInputTexts.choose).setInputFiles([unnamed])
  await expect(results(page)).toContainText(fill(texts.compared, { orden: number }))
  await expect(results(page)).toContainText(fill(orderComparisonTexts.unnamed, { orden: number }))
  await expectAccessibleAtBothWidths(page)

  const named = demoInvoice({ order: number })
  await page.getByLabel(filesInputTexts.choose).setInputFiles([named])
  const read = results(page).getByRole('listitem').filter({ hasText: named.number }).first()
  await expect(read).toContainText(fill(texts.compared, { orden: number }))
  await expect(read).not.toContainText(fill(orderComparisonTexts.unnamed, { orden: number }))

  await panel(page).getByRole('link', { name: texts.other }).click()
  await expect(page).toHaveURL(/#\/invoices$/)
  await expect(panel(page)).toHaveCount(0)
})

test('a supplier goes from a warehouse entry to the invoice of its order', async ({ page }) => {
  const list = await openList(page, '/#/purchase-tickets/0?status=registrada')
  await list.links.first().click()
  await page.getByRole('link', { name: billOrderTexts.bill }).click()
  await expect(panel(page)).toBeVisible()
})
