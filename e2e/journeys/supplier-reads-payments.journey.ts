import { paidInvoiceFields, paymentDocument } from '@enlace/contract/payments-made/document.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { pagingTexts } from '@enlace/contract/core/list/paging-texts.ts'
import { relatedTexts } from '@enlace/contract/documents/related/texts.ts'
import { menuTexts } from '@enlace/contract/content/menu/texts.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { paymentMadeTexts as texts } from '@enlace/contract/payments-made/detail-texts.ts'
import { paidMonthsTexts, paymentFigureTexts as figures } from '@enlace/contract/payments-made/part-texts.ts'
import { paymentTotalTexts as totalTexts, paymentsMadeTexts } from '@enlace/contract/payments-made/texts.ts'
import { addDays, formatDate, monthBefore, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { isZeroMoney, type Money, subtractMoney, sumMoney } from '@enlace/domain/money.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { documentOn } from '../fixtures/document.ts'
import { listOn, openFromMenu, openList, openPlace } from '../fixtures/list.ts'
import { shownDay, shownMoney } from '../fixtures/shown.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ person: 'master' })

const title = relatedTexts['payments-made']

test('payments are found, summed, drawn and opened', async ({ page }) => {
  await test.step('the menu leads to the payments of the company’s window, newest first', async () => {
    await page.goto('/')
    await openFromMenu(page, menuTexts.accountStatements, menuTexts.paidInvoices)
    await expect(page).toHaveURL(/#\/payments-made\/30$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(paymentsMadeTexts.title)
    const list = listOn(page)
    await list.expectSettled()
    const days = (await list.column(paymentDocument.fields.fecha_pago.label)).map(shownDay)
    expect(days).toEqual(days.toSorted().toReversed())
    expect((days.at(-1) ?? '') >= addDays(todayInBogota(new Date()), -30)).toBe(true)
    await expectAccessibleAtBothWidths(page)
  })
  await test.step('the list sums what was paid, splits it by invoice and narrows it', async () => {
    await test.step('the totals are the sum of all pages, and the head says what was paid whatever narrows', async () => {
      const list = await openPayments(page, '90?size=50&status=pagado')
      const [gross, withheld, set, net] = [
        paymentDocument.fields.valor_bruto.label,
        paymentDocument.fields.valor_retenciones.label,
        paymentDocument.fields.valor_descuentos.label,
        paymentDocument.fields.valor_pagado.label,
      ]
      const seen = { [gross]: [], [withheld]: [], [set]: [], [net]: [] } as Record<string, Money[]> // filled below
      for (;;) {
        await list.expectSettled()
        for (const [header, amounts] of Object.entries(seen)) amounts.push(...(await list.amounts(header)))
        const { last, total } = await list.range()
        if (last === total) break
        await list.pages.getByRole('link', { name: pagingTexts.next }).click()
        await expect.poll(async () => (await list.range()).last).not.toBe(last)
      }
      for (const [header, amounts] of Object.entries(seen))
        expect(await list.total(header, 'COP', totalTexts.paid)).toBe(sumMoney(amounts))
      const head = page.getByRole('group', { name: figures.label })
      for (const [label, header] of [
        [figures.gross, gross],
        [figures.withheld, withheld],
        [figures.discounts, set],
        [fill(figures.paidSince, { fecha: formatDate(addDays(todayInBogota(new Date()), -90)) }), net],
      ] as const) {
        const shown = head.getByText(label, { exact: true }).locator('xpath=..')
        expect(figureOf(await shown.innerText())).toBe(await list.total(header, 'COP', totalTexts.paid))
      }
      const notPaid = head.getByText(figures.notPaid, { exact: true }).locator('xpath=..')
      const apart = figureOf(await notPaid.innerText())
      await openPlace(page, '/#/payments-made/90?status=en_proceso,rechazado_por_el_banco,anulado')
      await expect.poll(() => list.total(net, 'COP', totalTexts.notPaid)).toBe(apart)
    })
    await test.step('by invoice the same payments show each withholding, and the address says so', async () => {
      const list = await openPayments(page, '60?size=50')
      const byPayment = await list.total(paymentDocument.fields.valor_pagado.label, 'COP', totalTexts.paid)
      const withheld = await list.total(
        paymentDocument.fields.valor_retenciones.label,
        'COP',
        totalTexts.paid,
      )
      await page.getByRole('link', { name: paymentsMadeTexts.byInvoice }).click()
      await expect(page).toHaveURL(/por=factura/)
      await expect(page.getByRole('table', { name: paymentsMadeTexts.invoicesTable })).toBeVisible()
      await list.expectSettled()
      expect(await list.total(paidInvoiceFields.neto_pagado.label, 'COP', totalTexts.paid)).toBe(byPayment)
      const each = [
        paidInvoiceFields.valor_retefuente.label,
        paidInvoiceFields.valor_reteica.label,
        paidInvoiceFields.valor_reteiva.label,
      ]
      expect(
        sumMoney(await Promise.all(each.map((header) => list.total(header, 'COP', totalTexts.paid)))),
      ).toBe(withheld)
      await expectAccessible(page)

      await page.reload()
      await expect(page.getByRole('link', { name: paymentsMadeTexts.byInvoice })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await list.expectSettled()
      const [voucher = ''] = await list.column(paidInvoiceFields.comprobante.label)
      await list.links.first().click()
      await expect(documentOn(page).heading).toHaveText(fill(title, { numero: voucher }))
    })
    await test.step('an invoice’s number finds the payment, and a bank narrows the list', async () => {
      const list = await openPayments(page, '0?por=factura&sort=-fecha')
      const [invoice = ''] = await list.column(paidInvoiceFields.factura.label)
      const [voucher = ''] = await list.column(paidInvoiceFields.comprobante.label)
      await page.getByRole('link', { name: paymentsMadeTexts.byPayment }).click()
      await page.getByRole('searchbox', { name: paymentsMadeTexts.search }).fill(invoice)
      await expect(page).toHaveURL(new RegExp(`q=${invoice}`))
      await expect
        .poll(async () => (await list.column(paymentDocument.fields.comprobante.label)).includes(voucher))
        .toBe(true)

      await openPlace(page, '/#/payments-made/90')
      await expect(page).toHaveURL(/payments-made\/90$/)
      await expect(page.getByRole('columnheader', { name: paymentDocument.fields.banco.label })).toBeVisible()
      await list.expectSettled()
      await list.openFilters()
      const bank = page.getByRole('combobox', { name: paymentsMadeTexts.bank })
      const name = (await bank.locator('option').nth(1).getAttribute('value')) ?? ''
      await bank.selectOption(name)
      await list.closeFilters()
      await expect(page).toHaveURL(/banco=/)
      await expect
        .poll(async () => [...new Set(await list.column(paymentDocument.fields.banco.label))])
        .toEqual([name])
    })
    await test.step('what the bank returned says so with its reason, and is nowhere called paid', async () => {
      const list = await openPayments(page, '0?status=rechazado_por_el_banco')
      const number = await list.links.first().innerText()
      await list.links.first().click()
      await expect(documentOn(page).heading).toHaveText(fill(title, { numero: number }))
      const main = page.getByRole('main')
      // At the head, and where its road ends.
      await expect(main.getByText(stateTexts.pago.rechazado_por_el_banco, { exact: true })).toHaveCount(2)
      await expect(main.getByRole('status')).toContainText(texts.returned)
      await expect(main.getByRole('status')).toContainText(/Motivo: \S+/)
      await expect(main.getByText(stateTexts.pago.pagado, { exact: true })).toHaveCount(0)
      await expect(main.getByText(texts.paid, { exact: true })).toHaveCount(0)
    })
  })
  await test.step('the year is drawn month by month, and told in a table', async () => {
    await openPayments(page, '30')
    const chart = page.getByRole('group', { name: fill(paidMonthsTexts.chart, { moneda: 'COP' }) })
    await chart.getByText(paidMonthsTexts.showTable).click()
    const cells = chart.getByRole('table').getByRole('cell')
    await expect(cells).toHaveCount(12)
    const months = (await cells.allInnerTexts()).map(shownMoney)
    await expectAccessible(page)
    await chart.getByText(paidMonthsTexts.showTable).click()
    await expect(cells).toHaveCount(0)

    // This month has just begun on some days: the last whole one in which something was paid.
    const isEmpty = (amount: Money | undefined) => amount !== undefined && isZeroMoney(amount)
    let month = monthBefore(todayInBogota(new Date()))
    let place = -2
    for (; isEmpty(months.at(place)); place -= 1) month = monthBefore(month.first)
    await openPlace(page, `/#/payments-made/0?status=pagado&from=${month.first}&to=${month.last}`)
    const list = listOn(page)
    await expect
      .poll(async () => await list.total(paymentDocument.fields.valor_pagado.label, 'COP', totalTexts.paid))
      .toBe(months.at(place))
  })
  await test.step('a payment is what its invoices add up to, leads to them, and Back returns to its row', async () => {
    const list = await openPayments(page, '365?status=pagado&sort=-descuentos&size=50')
    const row = list.links.nth(30)
    const number = await row.innerText()
    await row.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    await row.click()

    const payment = documentOn(page)
    await expect(payment.heading).toHaveText(fill(title, { numero: number }))
    const lines = listOn(page)
    const net = await payment.amount(texts.paid)
    expect(sumMoney(await lines.amounts(paidInvoiceFields.neto_pagado.label))).toBe(net)
    expect(await lines.total(paidInvoiceFields.neto_pagado.label)).toBe(net)
    expect(await lines.total(paidInvoiceFields.valor_factura.label)).toBe(
      await payment.amount(paymentDocument.fields.valor_bruto.label),
    )
    const taken = [
      await payment.amount(paymentDocument.fields.valor_retenciones.label),
      await payment.amount(paymentDocument.fields.valor_descuentos.detail),
    ]
    expect(sumMoney([await payment.amount(paymentDocument.fields.valor_bruto.label), ...taken])).toBe(net)
    const off = [
      paidInvoiceFields.valor_retefuente.label,
      paidInvoiceFields.valor_reteica.label,
      paidInvoiceFields.valor_reteiva.label,
    ]
    const offLines = [
      ...off,
      paidInvoiceFields.descuento_pronto_pago.label,
      paidInvoiceFields.nota_debito.label,
    ]
    const offTotals = await Promise.all(offLines.map((header) => lines.total(header)))
    expect(
      subtractMoney(await payment.amount(paymentDocument.fields.valor_bruto.label), sumMoney(offTotals)),
    ).toBe(net)
    await expectAccessibleAtBothWidths(page)

    await page.goBack()
    await list.expectSettled()
    await expect(row).toHaveText(number)
    await expect(row).toBeInViewport()
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
      .toBeLessThan(200)

    await row.click()
    const invoice = payment
      .related()
      .filter({ hasText: relatedTexts['account-statements'].replace('{numero}', '') })
    const invoiceNumber = (await invoice.first().innerText()).split(' ').at(-1) ?? ''
    await invoice.first().click()
    await expect(payment.heading).toHaveText(
      fill(relatedTexts['account-statements'], { numero: invoiceNumber }),
    )
    await page
      .getByRole('main')
      .getByRole('link', { name: fill(relatedTexts['payments-made'], { numero: number }) })
      .click()
    await expect(payment.heading).toHaveText(fill(title, { numero: number }))
  })
})

function figureOf(shown: string): Money {
  const amount = /-?\$\s?[\d.]+,\d\d/.exec(shown)?.[0] ?? ''
  return shownMoney(amount)
}

async function openPayments(page: Page, place: string) {
  const list = await openList(page, `/#/payments-made/${place}`)
  return list
}
