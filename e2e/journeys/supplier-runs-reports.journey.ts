import { paidInvoiceFields } from '@enlace/contract/payments-made/document.ts'
import { readFile } from 'node:fs/promises'
import { exportTexts } from '@enlace/contract/exports/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { filterTexts, listActionTexts } from '@enlace/contract/core/list/texts.ts'
import {
  reportCodeTexts,
  reportColumnTexts as heads,
  shippedReportTexts as shipped,
} from '@enlace/contract/reports/shipped-texts.ts'
import {
  reportPeriodTexts,
  reportScheduleTexts,
  reportsTexts,
  reportTexts,
} from '@enlace/contract/reports/texts.ts'
import { money, sumMoney } from '@enlace/domain/money.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { openPlace } from '../fixtures/list.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ person: 'master' })

const title = (page: Page) => page.getByRole('heading', { level: 1 })

async function exportAs(page: Page, words: string): Promise<Buffer> {
  await page.getByRole('button', { name: listActionTexts.export, exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: words, exact: true }).click()
  return readFile(await (await downloading).path())
}

test('reports are opened, handed out and sent every month', async ({ page }) => {
  await test.step('finds all reports, opens one with its chart and its figures, narrows it and comes back', async () => {
    await openPlace(page, '/#/reports')
    await expect(title(page)).toHaveText(reportsTexts.title)
    for (const { title: name } of Object.values(shipped))
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(page.getByText(reportScheduleTexts.panel, { exact: true })).toBeVisible()
    await expectAccessibleAtBothWidths(page)

    await page.getByRole('link', { name: shipped['cartera-por-edades'].title, exact: true }).click()
    await expect(title(page)).toHaveText(shipped['cartera-por-edades'].title)
    await expect(page.getByText(/Primeras 50 de \d+ filas/)).toBeVisible()
    const chart = page.getByRole('group', { name: /Saldo por edad \(COP\)/ })
    await chart.getByText(reportTexts.chartTable).click()
    await expect(chart.getByRole('row')).toHaveCount(7)
    await expectAccessibleAtBothWidths(page)

    const oldest = page.getByLabel(heads.edad, { exact: true })
    const option = oldest.locator('option', { hasText: reportCodeTexts.edad.d120_plus })
    const [, count = ''] = /\((\d+)\)/.exec((await option.textContent()) ?? '') ?? []
    await oldest.selectOption(await option.getAttribute('value'))
    await expect(
      page.getByText(Number(count) === 1 ? reportTexts.all.one : fill(reportTexts.all.many, { n: count })),
    ).toBeVisible()
    expect(page.url()).toContain('filtro=')
    await page.reload()
    await expect(
      page.getByText(Number(count) === 1 ? reportTexts.all.one : fill(reportTexts.all.many, { n: count })),
    ).toBeVisible()
    await page.getByRole('link', { name: reportsTexts.title, exact: true }).last().click()
    await expect(title(page)).toHaveText(reportsTexts.title)
    await expect(
      page
        .getByRole('row')
        .filter({ hasText: shipped['cartera-por-edades'].title })
        .getByText(reportsTexts.never),
    ).toHaveCount(0)
  })
  await test.step('hands the accountant the payments of last year with every withholding, to the cent', async () => {
    await openPlace(page, '/#/reports/pagos-con-retenciones')
    await expect(title(page)).toHaveText(shipped['pagos-con-retenciones'].title)
    await page
      .getByLabel(reportTexts.period, { exact: true })
      .selectOption({ label: reportPeriodTexts.ultimos_12_meses })
    await expect(page.getByText(/Del \d\d\/\d\d\/(\d{4}) al \d\d\/\d\d\/(?!\1)/)).toBeVisible()
    const totals = page.getByRole('region', { name: reportTexts.totals })
    // The first currency is the peso.
    const pesosTotal = totals.locator('section').first()
    const net = pesosTotal.locator('dl > div').filter({ hasText: paidInvoiceFields.neto_pagado.label })
    await expect(net).toContainText('$')
    const shown = ((await net.locator('dd').textContent()) ?? '').replace(/[^\d,]/g, '').replace(',', '.')

    const csv = (await exportAs(page, exportTexts.csv))
      .toString('utf8')
      .trimEnd()
      .split('\r\n')
      .map((row) => row.split(';'))
    const [head = [], ...rows] = csv
    const at = (name: string) => head.indexOf(name)
    const pesos = rows.filter((row) => row[at('Moneda')] === 'COP')
    expect(
      sumMoney(
        pesos.map((row) => money((row[at(paidInvoiceFields.neto_pagado.label)] ?? '').replace(',', '.'))),
      ),
    ).toBe(shown)
    expect((await exportAs(page, exportTexts.xlsx)).subarray(0, 2).toString()).toBe('PK')

    // A cell that names a document leads to it, and Back to the report as it was.
    await page.getByRole('row').nth(1).getByRole('link').first().click()
    await expect(page).toHaveURL(/#\/payments-made\//)
    await page.goBack()
    await expect(page).toHaveURL(/periodo=ultimos_12_meses/)
    await expect(title(page)).toHaveText(shipped['pagos-con-retenciones'].title)

    await page.getByLabel(reportTexts.search).fill('nadie-lo-tiene')
    await expect(page.getByText(reportTexts.noMatch)).toBeVisible()
    await page.getByRole('button', { name: filterTexts.clear }).first().click()
    await expect(page.getByText(reportTexts.noMatch)).toHaveCount(0)
  })
  await test.step('has a report sent every week, pauses it and ends it', async () => {
    const { title: report } = shipped['notas-debito-por-motivo']
    await openPlace(page, '/#/reports')
    await page.getByRole('button', { name: fill(reportsTexts.scheduleOf, { report }) }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await dialog
      .getByLabel(reportScheduleTexts.frequency)
      .selectOption({ label: reportScheduleTexts.frequencies.mensual })
    await dialog.getByLabel(reportScheduleTexts.monthday).selectOption('5')
    await dialog.getByLabel(reportScheduleTexts.hour).selectOption({ label: '7:00' })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: reportScheduleTexts.save, exact: true }).click()
    await expect(dialog).toBeHidden()
    const planned = page
      .getByRole('table', { name: reportScheduleTexts.table })
      .getByRole('row')
      .filter({ hasText: report })
    await expect(planned).toContainText(fill(reportScheduleTexts.monthly, { day: 5, hour: '7:00' }))
    await expect(page.getByText(/El primero llega el 05\//)).toBeVisible()

    await page.reload()
    await planned.getByRole('button', { name: `${reportScheduleTexts.pause}: ${report}` }).click()
    await expect(planned).toContainText(reportScheduleTexts.isOff)
    await planned.getByRole('button', { name: `${reportScheduleTexts.resume}: ${report}` }).click()
    await expect(planned).toContainText(reportScheduleTexts.isOn)
    await planned.getByRole('button', { name: `${reportScheduleTexts.remove}: ${report}` }).click()
    await expect(planned).toHaveCount(0)
  })
})
