import { paymentDocument } from '@enlace/contract/payments-made/document.ts'
import { actFormTexts } from '@enlace/contract/acts/texts.ts'
import { attachmentTexts } from '@enlace/contract/documents/attachments/texts.ts'
import { demoFileTexts } from '@enlace/demo/texts/documents.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { eventTexts, historyTexts } from '@enlace/contract/documents/history/texts.ts'
import { linesTexts } from '@enlace/contract/documents/lines-texts.ts'
import { documentTexts } from '@enlace/contract/documents/texts.ts'
import { printTexts } from '@enlace/contract/core/list/print-texts.ts'
import { roadTexts } from '@enlace/contract/documents/road-texts.ts'
import { purchaseOrderTexts } from '@enlace/contract/purchase-order/detail-texts.ts'
import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { documentOn } from '../fixtures/document.ts'
import { openList } from '../fixtures/list.ts'
import { shownDay } from '../fixtures/shown.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ person: 'master' })

test('a document tells its road, its changes and its parts, and gives them away as files and on paper', async ({
  page,
}) => {
  await test.step('a payment tells the whole road of its business, from the order to the day it was paid', async () => {
    await openFirst(page, '/#/payments-made/365?status=pagado')
    const payment = documentOn(page)
    const steps = page.getByRole('list', { name: roadTexts.title }).getByRole('listitem')
    await expect(steps).toHaveText(
      [
        roadTexts['purchase-order'],
        roadTexts['purchase-tickets'],
        roadTexts['account-statements'],
        roadTexts.scheduled,
        roadTexts.paid,
      ].map((step) => new RegExp(`^${step}, ${roadTexts.done}`)),
    )
    const days = (await steps.allInnerTexts()).map((step) =>
      shownDay(/\d\d\/\d\d\/\d{4}/.exec(step)?.[0] ?? ''),
    )
    expect(days).toEqual(days.toSorted())
    await expect(payment.value(paymentDocument.fields.fecha_pago.label)).toHaveText(/^\d\d\/\d\d\/\d{4}$/)
    await expect(payment.related().first()).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('a document tells who changed what and when, newest first', async () => {
    await openFirst(page, '/#/notes-debit/0?status=aplicada')
    const history = page.getByRole('region', { name: historyTexts.title }).getByRole('listitem')
    await expect(history.filter({ hasText: eventTexts.cambio }).first()).toContainText('→')
    await expect(history.filter({ hasText: eventTexts.cambio }).first()).toContainText(historyTexts.byLoad)
    await expect(history.last()).toContainText(eventTexts.registrado)
    const moments = await page.getByRole('region', { name: historyTexts.title }).locator('time').all()
    const told = await Promise.all(
      moments.map(async (moment) => Date.parse((await moment.getAttribute('datetime')) ?? '')),
    )
    expect(told).toEqual(told.toSorted((one, other) => other - one))
  })
  await test.step('a file that the company added is downloaded as it is', async () => {
    await openFirst(page, '/#/notes-debit/0')
    const { name, title } = demoFileTexts.files['notes-debit']
    const files = page.getByRole('region', { name: attachmentTexts.title })
    await expect(files).toContainText(title)
    const bytes = await downloaded(page, () =>
      files.getByRole('button', { name: fill(attachmentTexts.download, { name }) }).click(),
    )
    expect(bytes.name).toBe(name)
    expect(bytes.content.subarray(0, 5).toString()).toBe('%PDF-')
  })
  await test.step('the lines of an order leave as a spreadsheet, and the order for another system', async () => {
    const number = await openFirst(page, '/#/purchase-order/0')
    const lines = await downloaded(page, () => page.getByRole('button', { name: linesTexts.xlsx }).click())
    expect(lines.name).toBe(`lineas-orden-${number}.xlsx`)
    // A workbook is an archive.
    expect(lines.content.subarray(0, 2).toString()).toBe('PK')
    const ubl = await downloaded(page, () => page.getByRole('button', { name: linesTexts.ubl }).click())
    expect(ubl.content.toString()).toContain(`<cbc:ID>${number}</cbc:ID>`)
  })
  await test.step('the parts of an order stand behind tabs that Back leads to again', async () => {
    await openFirst(page, '/#/purchase-order/0?status=recibida')
    const tab = (name: string) => page.getByRole('tab', { name })
    await expect(page.getByRole('tab')).toHaveText([
      new RegExp(`^${purchaseOrderTexts.linesTab}`),
      new RegExp(`^${purchaseOrderTexts.entriesTab}`),
      new RegExp(`^${purchaseOrderTexts.invoicesTab}`),
      historyTexts.title,
      new RegExp(`^${attachmentTexts.title}`),
    ])
    await tab(purchaseOrderTexts.entriesTab).click()
    await expectAccessibleAtBothWidths(page)
    await documentOn(page).related(purchaseOrderTexts.entriesTab).first().click()
    await expect(tab(purchaseOrderTexts.entriesTab)).toHaveCount(0)
    await page.goBack()
    await expect(tab(purchaseOrderTexts.entriesTab)).toHaveAttribute('aria-selected', 'true')
    await tab(historyTexts.title).click()
    await expect(page.getByRole('tabpanel')).toContainText(eventTexts.registrado)
    await tab(historyTexts.title).press('ArrowRight')
    await expect(tab(attachmentTexts.title)).toHaveAttribute('aria-selected', 'true')
  })
  await test.step('paper shows whose a document is and all its parts, and nothing to press', async () => {
    await openFirst(page, '/#/purchase-order/0?status=recibida')
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    const seen = (text: string | RegExp) => page.getByText(text).filter({ visible: true })
    await expect(
      seen(new RegExp(printTexts.printedAt.replace('{instant}', String.raw`\d\d/\d\d/\d{4}`))),
    ).toBeVisible()
    await expect(seen(/NIT 900\.123\.456-8/)).toBeVisible()
    for (const title of [
      purchaseOrderTexts.lines,
      purchaseOrderTexts.invoices,
      historyTexts.title,
      attachmentTexts.title,
    ])
      await expect(page.locator('h2').filter({ hasText: title, visible: true })).toBeVisible()
    await expect(page.locator('button').filter({ visible: true })).toHaveCount(0)
    await expect(seen(documentTexts.print)).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  })
  await test.step('paper leaves out the part that holds only what can be pressed', async () => {
    await openFirst(page, '/#/purchase-order/0?status=vista')
    const answer = page.locator('h2').filter({ hasText: actFormTexts.panel })
    await expect(answer).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(answer).toBeHidden()
  })
})

async function openFirst(page: Page, list: string): Promise<string> {
  const { links } = await openList(page, list)
  const link = links.first()
  const number = await link.innerText()
  await link.click()
  await expect(documentOn(page).heading).toContainText(number)
  return number
}

async function downloaded(page: Page, press: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
}
