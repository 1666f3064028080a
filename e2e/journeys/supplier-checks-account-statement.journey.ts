import { statementDocument } from '@enlace/contract/account-statements/document.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { emptyTexts } from '@enlace/contract/core/list/empty-texts.ts'
import { rangeTexts } from '@enlace/contract/core/list/range-texts.ts'
import { pagingTexts } from '@enlace/contract/core/list/paging-texts.ts'
import { filterTexts } from '@enlace/contract/core/list/texts.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { ageingTexts, summaryTexts } from '@enlace/contract/account-statements/summary-texts.ts'
import { accountStatementsTexts as texts, daysTexts } from '@enlace/contract/account-statements/texts.ts'
import { addDays, formatDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { addMoney, compareMoney, sumMoney, type Money } from '@enlace/domain/money.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { listOn, openList, openPlace } from '../fixtures/list.ts'
import { shownCount, shownDay, shownMoney } from '../fixtures/shown.ts'
import { expect, test } from '../fixtures/test.ts'

const { fields: columns } = statementDocument

test.use({ person: 'master' })

test.beforeEach(({ page }) => openAll(page))

async function openAll(page: Page) {
  await openList(page, '/#/account-statements/0')
}

test('the table is narrowed by its figures and filters, and sums what it shows', async ({ page }) => {
  await test.step('the figures at the head narrow the table, whose totals are the same amounts', async () => {
    const list = listOn(page)
    await expectAccessibleAtBothWidths(page)
    const pending = await figure(page, summaryTexts.pending)
    const overdue = await figure(page, summaryTexts.overdue)
    const current = await figure(page, summaryTexts.current)
    expect(addMoney(overdue.valor, current.valor)).toBe(pending.valor)
    expect(overdue.rows + current.rows).toBe(pending.rows)

    for (const [label, shown, part] of [
      [summaryTexts.overdue, overdue, columns.saldo_vencido.label],
      [summaryTexts.current, current, columns.saldo_corriente.label],
    ] as const) {
      await kpi(page, label).click()
      await expect(kpi(page, label)).toHaveAttribute('aria-pressed', 'true')
      await expect(page).toHaveURL(/\?saldo=(vencido|corriente)$/)
      await expect.poll(() => list.total(columns.saldo_total.label)).toBe(shown.valor)
      expect(await list.total(part)).toBe(shown.valor)
      await kpi(page, label).click()
      await expect(page).toHaveURL(/account-statements\/0$/)
    }
    await expect.poll(() => list.total(columns.saldo_total.label)).toBe(pending.valor)
  })
  await test.step('the table sums all its invoices, and is narrowed by age and window', async () => {
    await test.step('the table’s totals are the exact sums of the rows of all pages, in each currency', async () => {
      const list = listOn(page)
      await openPlace(page, '/#/account-statements/0?size=50')
      await expect.poll(async () => (await list.range()).last).toBe(50)
      await list.expectSettled()
      const { total } = await list.range()
      const sums: Record<string, Money[]> = { $: [], USD: [] }
      const seen = new Set<string>()
      for (let at = 1; seen.size < total; at += 1) {
        if (at > 1) {
          await list.pages.getByRole('link', { name: fill(pagingTexts.page, { n: at }), exact: true }).click()
          await expect.poll(async () => (await list.range()).first).toBe((at - 1) * 50 + 1)
          await list.expectSettled()
        }
        for (const address of await list.links.evaluateAll((links) =>
          links.map((link) => link.getAttribute('href')),
        ))
          seen.add(address ?? '')
        for (const shown of await list.column(columns.saldo_total.label))
          sums[shown.startsWith('USD') ? 'USD' : '$']?.push(shownMoney(shown))
        expect(seen.size, `documents up to page ${at}`).toBe((await list.range()).last)
      }
      expect(await list.total(columns.saldo_total.label, 'COP')).toBe(sumMoney(sums['$'] ?? []))
      expect(await list.total(columns.saldo_total.label, 'USD')).toBe(sumMoney(sums['USD'] ?? []))
      expect(sums['USD']?.length).toBeGreaterThan(0)
    })
    await test.step('each step of the ageing bar leaves the invoices of that age', async () => {
      await openAll(page)
      const list = listOn(page)
      const bar = page.getByRole('group', { name: fill(summaryTexts.ageing, { moneda: 'COP' }) })
      const parts: Money[] = []
      for (const [name, days] of [
        [ageingTexts.current, [-Infinity, 0]],
        [ageingTexts.d1_30, [1, 30]],
        [ageingTexts.d31_60, [31, 60]],
        [ageingTexts.d61_90, [61, 90]],
        [ageingTexts.d91_120, [91, 120]],
        [ageingTexts.d120_plus, [121, Infinity]],
      ] as const) {
        const step = bar.getByRole('button').filter({ hasText: name })
        const valor = shownMoney(/(\$\s[\d.,]+)/.exec(await step.innerText())?.[1] ?? '')
        parts.push(valor)
        await step.click()
        await expect(step).toHaveAttribute('aria-pressed', 'true')
        await expect.poll(() => list.total(columns.saldo_total.label)).toBe(valor)
        await list.expectSettled()
        const today = todayInBogota(new Date())
        const [from, to] = days
        const told = await list.column(columns.dias.label)
        for (const [at, due] of (await list.column(columns.fecha_vencimiento.label)).entries()) {
          // A credit is current, whatever its date.
          if (told[at] === daysTexts.credit) continue
          const past = (Date.parse(today) - Date.parse(shownDay(due))) / 86_400_000
          expect(past, `${due} is ${name}`).toBeGreaterThanOrEqual(from)
          expect(past, `${due} is ${name}`).toBeLessThanOrEqual(to)
        }
        await step.click()
        await expect(step).toHaveAttribute('aria-pressed', 'false')
      }
      expect(sumMoney(parts)).toBe((await figure(page, summaryTexts.pending)).valor)
    })
    await test.step('the windows of 30, 60 and 90 days keep what is overdue and add what falls due', async () => {
      await openAll(page)
      const list = listOn(page)
      const overdue = await figure(page, summaryTexts.overdue)
      const pending = await figure(page, summaryTexts.pending)
      await openPlace(page, '/#/account-statements/0?sort=-vence')
      await list.expectSettled()
      let narrower = 0
      for (const days of [30, 60, 90, 0]) {
        await list.openFilters()
        await page.getByLabel(texts.window, { exact: true }).selectOption(String(days))
        await list.closeFilters()
        await expect(page).toHaveURL(new RegExp(`/account-statements/${days}\\?sort=-vence$`))
        const until = addDays(todayInBogota(new Date()), days === 0 ? 3650 : days)
        await expect
          .poll(async () => shownDay((await list.column(columns.fecha_vencimiento.label))[0] ?? '') <= until)
          .toBe(true)
        await list.expectSettled()
        expect(await list.total(columns.saldo_vencido.label)).toBe(overdue.valor)
        expect(await figure(page, summaryTexts.pending)).toEqual(pending)
        if (days > 0) {
          const inWindow = await figure(page, fill(summaryTexts.inWindow, { fecha: formatDate(until) }))
          expect(inWindow.valor).toBe(await list.total(columns.saldo_total.label))
        }
        const { total } = await list.range()
        expect(total, `${days} days`).toBeGreaterThanOrEqual(narrower)
        narrower = total
      }
    })
  })
  await test.step('filters narrow together, and one that finds nothing says so', async () => {
    await test.step('search, state, dates and amounts narrow together, stand in the address and go again', async () => {
      await openAll(page)
      const list = listOn(page)
      const [number = ''] = await list.column(columns.factura_cliente.label)
      const all = (await list.range()).total
      const pending = await figure(page, summaryTexts.pending)
      await page.getByRole('searchbox', { name: texts.search }).fill(number.slice(-5))
      await expect(page).toHaveURL(new RegExp(`q=${number.slice(-5)}`))
      await list.expectTotal(1)
      expect(await list.column(columns.factura_cliente.label)).toEqual([number])
      expect(await figure(page, summaryTexts.pending)).toEqual(pending)
      await page.getByRole('searchbox', { name: texts.search }).fill('')
      await list.expectTotal(all)

      await list.openFilters()
      await list.openChoices(columns.estado_programacion_pago.label)
      const state = page
        .getByRole('group', { name: columns.estado_programacion_pago.label })
        .getByRole('button', {
          name: new RegExp(`^${stateTexts.estado_programacion_pago.en_aprobacion}`),
        })
      const count = shownCount(/([\d.]+)$/.exec(await state.innerText())?.[1] ?? '')
      await state.click()
      await list.closeFilters()
      await list.expectTotal(count)
      expect(new Set(await list.column(columns.estado_programacion_pago.label))).toEqual(
        new Set([stateTexts.estado_programacion_pago.en_aprobacion]),
      )

      await list.openFilters()
      await page.getByLabel(rangeTexts.min).fill('5.000.000')
      await page.getByLabel(rangeTexts.max).fill('1.000')
      await expect(page.getByLabel(rangeTexts.max)).toHaveAccessibleDescription(rangeTexts.wrongAmountOrder)
      await page.getByLabel(rangeTexts.max).fill('10 millones')
      await expect(page.getByLabel(rangeTexts.max)).toHaveAccessibleDescription(rangeTexts.notAnAmount)
      await page.getByLabel(rangeTexts.max).fill("20'000.000")
      await page.getByLabel(rangeTexts.max).press('Enter')
      await expect(page).toHaveURL(/min=5000000\.00&max=20000000\.00/)
      await list.closeFilters()
      await list.expectSettled()
      for (const saldo of await list.amounts(columns.saldo_total.label)) {
        expect(compareMoney(saldo, shownMoney('5.000.000'))).not.toBe(-1)
        expect(compareMoney(saldo, shownMoney('20.000.000'))).not.toBe(1)
      }
      await expectAccessible(page)

      const { total } = await list.range()
      const days = (await list.column(columns.fecha_factura.label)).map(shownDay).toSorted()
      const from = days[0] ?? ''
      await list.openFilters()
      // Another range of days, that of the payment, is beside it.
      const range = page.getByRole('group', { name: texts.date, exact: true })
      await range.getByLabel(rangeTexts.from).fill(from)
      await range.getByLabel(rangeTexts.to).fill(from)
      await range.getByLabel(rangeTexts.to).press('Tab')
      await expect(page).toHaveURL(new RegExp(`from=${from}&to=${from}`))
      await list.closeFilters()
      await expect
        .poll(async () => new Set((await list.column(columns.fecha_factura.label)).map(shownDay)))
        .toEqual(new Set([from]))
      expect((await list.range()).total).toBeLessThanOrEqual(total)

      await list.openFilters()
      await page.getByRole('button', { name: filterTexts.clear }).click()
      await list.closeFilters()
      await expect(page).toHaveURL(/account-statements\/0$/)
      await list.expectTotal(all)
    })
    await test.step('a filter that finds nothing says so and takes itself away', async () => {
      await openAll(page)
      const list = listOn(page)
      await page.getByRole('searchbox', { name: texts.search }).fill('no-hay-tal-factura')
      await expect(page.getByText(emptyTexts.noMatch)).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('main').getByRole('button', { name: filterTexts.clear }).last().click()
      await list.expectSettled()
      await expect(page.getByRole('searchbox', { name: texts.search })).toHaveValue('')
    })
  })
})

const kpi = (page: Page, label: string) =>
  page.getByRole('button', { name: new RegExp(`^${label}`) }).filter({ hasText: '$' })

async function figure(page: Page, label: string) {
  const text = await kpi(page, label).innerText()
  const [, valor = '', rows = ''] = /(\$\s[\d.,]+)\s+([\d.]+) factura/.exec(text) ?? []
  return { valor: shownMoney(valor), rows: shownCount(rows) }
}
