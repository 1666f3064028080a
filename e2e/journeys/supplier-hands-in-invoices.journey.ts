import { fill } from '@enlace/contract/core/fill.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { documentTexts } from '@enlace/contract/documents/texts.ts'
import { menuTexts } from '@enlace/contract/content/menu/texts.ts'
import { invoiceFiles } from '@enlace/contract/invoices/limits.ts'
import { findingsTexts, invoiceTitle } from '@enlace/contract/invoices/screen-texts.ts'
import { invoicesTexts, invoiceTexts, readResultTexts } from '@enlace/contract/invoices/supplier-texts.ts'
import { getPageStatus } from '@enlace/contract/company/calls.ts'
import { filesInputTexts } from '@enlace/contract/core/files/input-texts.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { demoInvoice, type ElectronicFile } from '../fixtures/electronic-invoices.ts'
import { openFromMenu } from '../fixtures/list.ts'
import { measureList } from '../fixtures/list-measures.ts'
import { expect, test } from '../fixtures/test.ts'

const place = '/#/invoices'
const limits = { n: invoiceFiles.count, megabytes: invoiceFiles.bytes / 1024 / 1024 }
const states = stateTexts.factura_radicada
const results = (page: Page) => page.getByRole('region', { name: readResultTexts.title })
const resultOf = (page: Page, name: string) =>
  results(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })
    .first()
const rowOf = (page: Page, number: string) =>
  page.getByRole('table', { name: invoicesTexts.table }).getByRole('row').filter({ hasText: number })

async function choose(page: Page, files: readonly Omit<ElectronicFile, 'number'>[]) {
  await page.getByLabel(filesInputTexts.choose).setInputFiles([...files])
}

test.describe('a supplier', () => {
  test.use({ person: 'master' })

  test('hands an invoice in, gets its number and its acknowledgement, and cannot do it twice', async ({
    page,
  }) => {
    const invoice = demoInvoice()
    await page.goto('/#/inicio')
    await openFromMenu(page, menuTexts.accountStatements, menuTexts.handInInvoice)
    await choose(page, [invoice])
    const read = resultOf(page, invoice.name)
    await expect(read).toContainText(readResultTexts.ready)
    await expect(read).toContainText(invoice.number)
    await expectAccessibleAtBothWidths(page)

    await read.getByRole('link', { name: readResultTexts.open }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      invoiceTitle({ clase: 'factura', numero: invoice.number }),
    )
    await expectAccessibleAtBothWidths(page)
    await page.getByRole('button', { name: invoiceTexts.submit, exact: true }).dblclick()
    await expect(page.getByText(/número \d{4}-\d{6}/)).toBeVisible()
    const [paper] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: invoiceTexts.acknowledgement }).click(),
    ])
    expect(paper.suggestedFilename()).toMatch(/^constancia-de-radicacion.*\.pdf$/)

    await expect(page.getByRole('button', { name: documentTexts.ask })).toBeVisible()

    await page.goto(place)
    await expect(page.getByText(`${invoicesTexts.annexes}:`)).toBeVisible()
    await expect(rowOf(page, invoice.number)).toHaveCount(1)
    await expect(rowOf(page, invoice.number)).toContainText(states.radicada)
    await choose(page, [invoice])
    await expect(resultOf(page, invoice.name)).toContainText(readResultTexts.known)
    await expect(rowOf(page, invoice.number)).toHaveCount(1)
  })

  test('learns at once what is wrong, and hands in what is right of several files', async ({ page }) => {
    const [one, two] = [demoInvoice(), demoInvoice()]
    const other = demoInvoice({ buyer: { nit: '900123457', name: 'OTRA COMPAÑÍA S.A.S.' } })
    const broken = {
      name: 'roto.xml',
      mimeType: 'application/xml',
      buffer: Buffer.from('<Invoice><a></Invoice>'),
    }
    await page.goto(place)
    await choose(page, [one, other, broken, two])
    await expect(resultOf(page, other.name)).toContainText(readResultTexts.blocked)
    await expect(resultOf(page, other.name)).toContainText(findingsTexts.weights.rechaza)
    await expect(resultOf(page, other.name)).toContainText('900.123.457-5')
    await expect(
      resultOf(page, other.name).getByRole('button', { name: readResultTexts.submit }),
    ).toHaveCount(0)
    await expect(resultOf(page, broken.name)).toContainText(readResultTexts.rejected)
    await expectAccessible(page)
    await results(page)
      .getByRole('button', { name: fill(readResultTexts.submitAll.many, { n: 2 }) })
      .click()
    for (const { name, number } of [one, two]) {
      await expect(resultOf(page, name)).toContainText(readResultTexts.known)
      await expect(rowOf(page, number)).toContainText(states.radicada)
    }
    await expect(rowOf(page, other.number)).toContainText(states.borrador)
    await results(page).getByRole('button', { name: readResultTexts.clear }).click()
    await measureList(page, place)

    await rowOf(page, other.number).getByRole('link').click()
    await expect(page.getByText(invoiceTexts.blocked)).toBeVisible()
    await page.getByRole('button', { name: invoiceTexts.erase }).click()
    await page.getByRole('dialog').getByRole('button', { name: invoiceTexts.erase }).click()
    await expect(page).toHaveURL(/#\/invoices$/)
    await expect(rowOf(page, other.number)).toHaveCount(0)
  })
})

test.describe('a supplier without a connection', () => {
  test.use({ person: 'master', allowedComplaints: [/net::ERR_INTERNET_DISCONNECTED/] })

  test('chooses a file that is read when the connection is back', async ({ page, context }) => {
    const invoice = demoInvoice()
    // A place that is opened asks whether the portal is on line, and gives way where nobody answers.
    const asked = page.waitForResponse((response) => response.url().endsWith(getPageStatus.path))
    await page.goto(place)
    await asked
    await expect(page.getByText(fill(invoicesTexts.drop, limits))).toBeVisible()
    await context.setOffline(true)
    await choose(page, [invoice])
    await expect(page.getByText(invoicesTexts.waiting)).toBeVisible()
    await context.setOffline(false)
    await expect(resultOf(page, invoice.name)).toContainText(readResultTexts.ready, { timeout: 30_000 })
    await expect(page.getByText(invoicesTexts.waiting)).toHaveCount(0)
  })
})
