import { orderDocument } from '@enlace/contract/purchase-order/document.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { emptyTexts } from '@enlace/contract/core/list/empty-texts.ts'
import { filterTexts } from '@enlace/contract/core/list/texts.ts'
import { relatedTexts } from '@enlace/contract/documents/related/texts.ts'
import { menuTexts } from '@enlace/contract/content/menu/texts.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { purchaseOrderTexts as texts } from '@enlace/contract/purchase-order/detail-texts.ts'
import { purchaseOrdersTexts } from '@enlace/contract/purchase-order/texts.ts'
import { purchaseTicketTexts } from '@enlace/contract/purchase-tickets/detail-texts.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { sumMoney } from '@enlace/domain/money.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { documentOn } from '../fixtures/document.ts'
import { chipOn, isNarrow, listOn, openFromMenu, openList, openPlace } from '../fixtures/list.ts'
import { shownCount, shownDay } from '../fixtures/shown.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ person: 'master' })

test('orders are found, summed, narrowed, opened and followed', { tag: '@phone' }, async ({ page }) => {
  await test.step('the menu leads to all orders, newest first', async () => {
    await page.goto('/')
    await openFromMenu(page, menuTexts.consultations, menuTexts.purchaseOrders)
    await expect(page).toHaveURL(/#\/purchase-order\/0$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(purchaseOrdersTexts.title)
    const list = listOn(page)
    await list.expectSettled()
    expect((await list.range()).total).toBeGreaterThan(500)
    const days = (await list.column(orderDocument.fields.fecha.label)).map(shownDay)
    expect(days).toEqual(days.toSorted().toReversed())
    await expectAccessible(page)
  })
  await test.step('orders are summed, narrowed, opened and followed', async () => {
    await test.step('what is late and still to be delivered is a click away, and is summed exactly', async () => {
      const list = await openOrders(page)
      await list.openFilters()
      const late = chipOn(page, orderDocument.filters.entrega.options.atrasada)
      await late.click()
      await expect(late).toHaveAttribute('aria-pressed', 'true')
      await list.closeFilters()
      await page.goto(`${page.url()}&size=50`)
      await expect(page).toHaveURL(/entrega=atrasada&size=50/)
      const rest = async () => {
        const { last, total } = await list.range()
        return total - last
      }
      await expect.poll(rest).toBe(0)
      await list.expectSettled()
      const today = todayInBogota(new Date())
      for (const day of await list.column(orderDocument.fields.fecha_entrega.label))
        expect(shownDay(day) < today).toBe(true)
      expect(await list.total(orderDocument.fields.valor_neto.label)).toBe(
        sumMoney(await list.amounts(orderDocument.fields.valor_neto.label)),
      )
    })
    await test.step('a window, a state and a number narrow the list', async () => {
      const list = await openOrders(page)
      await list.openFilters()
      await page.getByLabel(filterTexts.window).selectOption('60')
      await list.closeFilters()
      await expect(page).toHaveURL(/purchase-order\/60$/)
      await openPlace(page, '/#/purchase-order/60?sort=fecha')
      const days = async () => (await list.column(orderDocument.fields.fecha.label)).map(shownDay)
      await expect.poll(async () => isSorted(await days())).toBe(true)
      await list.expectSettled()
      const [oldest = ''] = await days()
      expect(oldest >= addDays(todayInBogota(new Date()), -60)).toBe(true)

      await list.openFilters()
      await list.openChoices(orderDocument.fields.estado.label)
      const state = page.getByRole('group', { name: orderDocument.fields.estado.label }).getByRole('button', {
        name: new RegExp(`^${stateTexts.orden_compra.confirmada}`),
      })
      const count = shownCount(/([\d.]+)$/.exec(await state.innerText())?.[1] ?? '')
      await state.click()
      await list.closeFilters()
      await list.expectTotal(count)
      expect(new Set(await list.column(orderDocument.fields.estado.label))).toEqual(
        new Set([stateTexts.orden_compra.confirmada]),
      )

      const [number = ''] = await list.column(orderDocument.fields.nro_orden.label)
      await page.getByRole('searchbox', { name: purchaseOrdersTexts.search }).fill(number)
      await list.expectTotal(1)
      expect(await list.column(orderDocument.fields.nro_orden.label)).toEqual([number])
    })
    await test.step('a new order becomes seen when it is opened, and its lines add up to it', async () => {
      // Each width opens another one. On a phone, where this runs last, others may have opened all the new ones.
      const isLast = isNarrow(page)
      const list = await openList(page, `/#/purchase-order/0?status=${isLast ? 'nueva,vista' : 'nueva'}`)
      const link = isLast ? list.links.last() : list.links.first()
      const number = await link.innerText()
      await link.click()

      const order = documentOn(page)
      await expect(order.heading).toHaveText(fill(relatedTexts['purchase-order'], { numero: number }))
      await expect(page.getByText(stateTexts.orden_compra.vista, { exact: true }).first()).toBeVisible()
      await expect(order.value(orderDocument.more.vista_at.label)).toHaveText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/)
      await expectAccessible(page)

      const lines = listOn(page)
      const net = await order.amount(orderDocument.fields.valor_neto.detail)
      expect(sumMoney(await lines.amounts(orderDocument.lines.valor_neto.label))).toBe(net)
      expect(await order.amount(orderDocument.fields.valor_neto.detail)).toBe(net)
      expect(
        sumMoney([
          await order.amount(orderDocument.fields.valor_bruto.label),
          await order.amount(orderDocument.fields.valor_descuento.label),
          await order.amount(orderDocument.fields.valor_impuesto.label),
        ]),
      ).toBe(net)

      await page.goBack()
      await expect(list.pages.or(page.getByText(emptyTexts.noMatch))).toBeVisible()
      await expect(list.links.filter({ hasText: number })).toHaveCount(isLast ? 1 : 0)
    })
    await test.step('an order leads to the entries that answered it', async () => {
      const list = await openList(page, '/#/purchase-order/0?status=recibida')
      const number = await list.links.first().innerText()
      await list.links.first().click()
      const order = documentOn(page)
      const own = fill(relatedTexts['purchase-order'], { numero: number })
      await expect(order.heading).toHaveText(own)
      await page.getByRole('tab', { name: texts.entriesTab }).click()
      const entry = order
        .related(texts.entriesTab)
        .filter({ hasText: relatedTexts['purchase-tickets'].replace('{numero}', '') })
        .first()
      const answer = (await entry.innerText()).split(' ').at(-1) ?? ''
      await entry.click()
      await expect(order.heading).toHaveText(fill(purchaseTicketTexts.title, { numero: answer }))
      await page.getByRole('main').getByRole('link', { name: own }).click()
      await expect(order.heading).toHaveText(own)
    })
  })
})

const isSorted = (days: readonly string[]) =>
  days.every((day, at) => (days[at - 1] ?? day) <= day) && days.at(0) !== days.at(-1)

async function openOrders(page: Page) {
  const list = await openList(page, '/#/purchase-order/0')
  return list
}
