import { fill } from '@enlace/contract/core/fill.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { fillFor } from '@enlace/contract/invoices/class-texts.ts'
import {
  invoiceDocumentTexts,
  findingsTexts,
  invoiceTitle,
  invoiceTrailTexts,
} from '@enlace/contract/invoices/screen-texts.ts'
import { invoicesTexts, invoiceTexts } from '@enlace/contract/invoices/supplier-texts.ts'
import {
  supportingFindingTexts,
  supportingFormTexts as texts,
  supportingTexts,
} from '@enlace/contract/invoices/supporting/texts.ts'
import type { Page } from '@playwright/test'
import { expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'

const bill = { clase: 'cuenta_cobro' } as const
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const line = (page: Page, n: number) => page.getByRole('group', { name: fill(texts.line, { n }) })

test.describe('a natural person', () => {
  test.use({ person: 'independent' })

  test('writes a cuenta de cobro, reads what it lacks, sees its PDF and hands it in', async ({ page }) => {
    await page.goto('/#/invoices')
    await page.getByRole('link', { name: texts.create }).click()
    await expect(heading(page)).toHaveText(texts.title)
    const number = await page.getByLabel(texts.number).inputValue()
    const title = invoiceTitle({ clase: 'cuenta_cobro', numero: `CC-${number}` })
    await line(page, 1).getByLabel(texts.description).fill('Jornada de técnico')
    await line(page, 1).getByLabel(texts.quantity).fill('2,5')
    await line(page, 1).getByLabel(texts.price).fill('120.000,50')
    await page.getByRole('button', { name: texts.addLine }).click()
    await line(page, 2).getByLabel(texts.description).fill('Transporte')
    await line(page, 2).getByLabel(texts.price).fill('treinta')
    await expectAccessibleAtBothWidths(page)
    await page.getByRole('button', { name: texts.save }).click()
    await expect(line(page, 2)).toContainText(texts.faults.price)
    await line(page, 2).getByLabel(texts.price).fill('35000')
    await expect(page.getByText('335.001,25').first()).toBeVisible()
    await page.getByRole('button', { name: texts.save }).click()

    await expect(heading(page)).toHaveText(title)
    await expect(page.getByText(supportingFindingTexts.concept).first()).toBeVisible()
    await expect(page.getByText(supportingFindingTexts.declaration).first()).toBeVisible()
    await expect(page.getByText(findingsTexts.weights.rechaza).first()).toBeVisible()
    await page.getByRole('link', { name: supportingTexts.edit }).click()
    await expect(line(page, 1).getByLabel(texts.quantity)).toHaveValue('2,5')
    await page.getByLabel(texts.concept).fill('Mantenimiento de la bodega')
    await page.getByLabel(texts.planillaNumber).fill('9912')
    await page.getByLabel(texts.planillaPeriod).selectOption({ index: 1 })
    await page.getByLabel(texts.declaration).check()
    await page.getByRole('button', { name: texts.save }).click()

    await expect(heading(page)).toHaveText(title)
    await expect(page.getByRole('region', { name: supportingTexts.title })).toContainText('Mantenimiento')
    for (const text of [invoiceDocumentTexts.title, invoiceDocumentTexts.lines])
      await expect(page.getByRole('region', { name: fillFor(bill, text) })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/(la|esta|su) factura\b/i)
    await expectAccessibleAtBothWidths(page)
    const [preview] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: supportingTexts.preview }).click(),
    ])
    expect(preview.suggestedFilename()).toBe(`cuenta-de-cobro-CC-${number}.pdf`)
    await page.getByRole('button', { name: invoiceTexts.submit, exact: true }).dblclick()
    await expect(page.getByText(/número \d{4}-\d{6}/)).toBeVisible()
    await expect(page.getByRole('region', { name: invoiceTrailTexts.files })).toContainText(
      `cuenta-de-cobro-CC-${number}.pdf`,
    )
    await page.goto('/#/invoices')
    const row = page.getByRole('table', { name: invoicesTexts.table }).getByRole('row')
    await expect(row.filter({ hasText: `CC-${number}` })).toContainText(stateTexts.factura_radicada.radicada)
  })

  test('corrects one that was returned, under its numbers', async ({ page }) => {
    await page.goto('/#/invoices?status=devuelta')
    const table = page.getByRole('table', { name: invoicesTexts.table })
    await table.getByRole('link', { name: /^CC-/ }).first().click()
    await expect(page.getByText(fillFor(bill, invoiceTexts.returned))).toBeVisible()
    const title = (await heading(page).textContent()) ?? ''
    await page.getByRole('link', { name: supportingTexts.edit }).click()
    await expect(page.getByLabel(texts.number)).toHaveAttribute('readonly')
    await line(page, 1).getByLabel(texts.price).fill('170.000')
    await page.getByRole('button', { name: texts.save }).click()
    await expect(heading(page)).toHaveText(title)
    await page.getByRole('button', { name: invoiceTexts.submitAgain }).click()
    await expect(page.getByText(invoiceTrailTexts.acts.corregida)).toBeVisible()
  })
})

test.describe('a company', () => {
  test.use({ person: 'master' })

  test('is not offered cuentas de cobro', async ({ page }) => {
    await page.goto('/#/invoices')
    await expect(page.getByRole('table', { name: invoicesTexts.table })).toBeVisible()
    await expect(page.getByRole('link', { name: texts.create })).toHaveCount(0)
  })
})
