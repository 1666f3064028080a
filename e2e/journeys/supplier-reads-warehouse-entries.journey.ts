import { ticketDocument } from '@enlace/contract/purchase-tickets/document.ts'
import { checkedTexts } from '@enlace/contract/purchase-tickets/checked-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { pagingTexts } from '@enlace/contract/core/list/paging-texts.ts'
import { filterTexts } from '@enlace/contract/core/list/texts.ts'
import { relatedTexts } from '@enlace/contract/documents/related/texts.ts'
import { documentTexts } from '@enlace/contract/documents/texts.ts'
import { menuTexts } from '@enlace/contract/content/menu/texts.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { purchaseTicketTexts as texts } from '@enlace/contract/purchase-tickets/detail-texts.ts'
import { invoicedTexts, purchaseTicketsTexts } from '@enlace/contract/purchase-tickets/texts.ts'
import { sumMoney, type Money } from '@enlace/domain/money.ts'
import type { Page } from '@playwright/test'
import { expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { documentOn } from '../fixtures/document.ts'
import { chipOn, listOn, openFromMenu, openList, openPlace } from '../fixtures/list.ts'
import { shownDay } from '../fixtures/shown.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ person: 'master' })

test('entries are found, summed, narrowed and opened', async ({ page }) => {
  await test.step('the menu leads to all entries, newest first', async () => {
    await page.goto('/')
    await openFromMenu(page, menuTexts.consultations, menuTexts.purchaseTickets)
    await expect(page).toHaveURL(/#\/purchase-tickets\/0$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(purchaseTicketsTexts.title)
    const list = listOn(page)
    await list.expectSettled()
    expect((await list.range()).total).toBeGreaterThan(1000)
    const days = (await list.column(ticketDocument.fields.fecha.label)).map(shownDay)
    expect(days).toEqual(days.toSorted().toReversed())
    await expectAccessibleAtBothWidths(page)
  })
  await test.step('what may be invoiced today is one click away, and is summed exactly over its pages', async () => {
    const list = await openEntries(page)
    await list.openFilters()
    await chipOn(page, ticketDocument.filters.sin_facturar.on).click()
    await list.closeFilters()
    await expect(page).toHaveURL(/sin_facturar=1/)
    await list.expectSettled()
    await expect
      .poll(async () =>
        (await list.column(ticketDocument.fields.facturada.label)).every(
          (word) => word !== invoicedTexts.yes,
        ),
      )
      .toBe(true)

    await openPlace(page, '/#/purchase-tickets/0?sin_facturar=1&size=50')
    await expect(page.getByLabel(pagingTexts.size)).toHaveValue('50')
    await expect.poll(async () => (await list.range()).last).not.toBe(25)
    const net: Money[] = []
    for (;;) {
      await list.expectSettled()
      net.push(...(await list.amounts(ticketDocument.fields.valor_neto.label)))
      const { last, total } = await list.range()
      if (last === total) break
      await list.pages.getByRole('link', { name: pagingTexts.next }).click()
      await expect.poll(async () => (await list.range()).first).toBe(last + 1)
    }
    expect(net.length).toBe((await list.range()).total)
    expect(await list.total(ticketDocument.fields.valor_neto.label)).toBe(sumMoney(net))
  })
  await test.step('an entry is found by its number, its order or the supplier’s own delivery note', async () => {
    const list = await openEntries(page)
    for (const column of [
      ticketDocument.fields.nro_entrada.label,
      ticketDocument.fields.oc_relacionada.label,
      ticketDocument.fields.remision.label,
    ]) {
      const told = (await list.column(column)).find((text) => text !== '—') ?? ''
      await page.getByRole('searchbox', { name: purchaseTicketsTexts.search }).fill(told)
      await expect.poll(async () => new Set(await list.column(column))).toEqual(new Set([told]))
      await list.expectSettled()
      await page.getByRole('button', { name: filterTexts.clearSearch }).click()
      await expect.poll(async () => (await list.range()).last).toBe(25)
    }
  })
  await test.step('an entry’s items add up to it, and its order is a link', async () => {
    const list = await openList(page, '/#/purchase-tickets/0?status=facturada')
    const number = await list.links.first().innerText()
    await list.links.first().click()

    const entry = documentOn(page)
    await expect(entry.heading).toHaveText(fill(texts.title, { numero: number }))
    await expect(page.getByText(stateTexts.entrada.facturada, { exact: true }).first()).toBeVisible()
    await expect(entry.value(ticketDocument.fields.facturada.label)).toHaveText(invoicedTexts.yes)
    await expectAccessibleAtBothWidths(page)

    const items = listOn(page)
    const net = await entry.amount(ticketDocument.fields.valor_neto.label)
    expect(sumMoney(await items.amounts(ticketDocument.lines.valor_neto.label))).toBe(net)
    expect(await items.total(ticketDocument.lines.valor_neto.label)).toBe(net)
    expect(await items.total(ticketDocument.lines.valor_bruto.label)).toBe(
      await entry.amount(ticketDocument.fields.valor_bruto.label),
    )
    expect(await items.total(ticketDocument.lines.iva.label)).toBe(await entry.amount(documentTexts.tax))

    const order = entry.value(ticketDocument.fields.oc_relacionada.detail).getByRole('link')
    const orderNumber = await order.innerText()
    await order.click()
    await expect(entry.heading).toHaveText(fill(relatedTexts['purchase-order'], { numero: orderNumber }))
  })
})

test('what was rejected of an entry is found in the list and said in a sentence', async ({ page }) => {
  const list = await openEntries(page)
  await list.openFilters()
  await chipOn(page, ticketDocument.filters.con_rechazos.on).click()
  await list.closeFilters()
  await expect(page).toHaveURL(/con_rechazos=1/)
  await list.expectSettled()
  await list.links.first().click()
  await expect(page.getByRole('heading', { name: checkedTexts.title })).toBeVisible()
  await expect(page.getByText(/\d de [\d.]+ \S+ rechazadas?/)).toBeVisible()
  const items = listOn(page)
  expect((await items.column(ticketDocument.lines.cantidad_rechazada.label)).length).toBeGreaterThan(0)
  await expectAccessibleAtBothWidths(page)
})

async function openEntries(page: Page) {
  const list = await openList(page, '/#/purchase-tickets/0')
  return list
}
