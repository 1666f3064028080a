import { noteDocument } from '@enlace/contract/notes-debit/document.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { emptyTexts } from '@enlace/contract/core/list/empty-texts.ts'
import { pagingTexts } from '@enlace/contract/core/list/paging-texts.ts'
import { filterTexts } from '@enlace/contract/core/list/texts.ts'
import { relatedTexts } from '@enlace/contract/documents/related/texts.ts'
import { documentTexts } from '@enlace/contract/documents/texts.ts'
import { menuTexts } from '@enlace/contract/content/menu/texts.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { debitNoteTexts as texts } from '@enlace/contract/notes-debit/detail-texts.ts'
import { motiveTexts } from '@enlace/contract/notes-debit/motive-texts.ts'
import { debitNotesTexts } from '@enlace/contract/notes-debit/texts.ts'
import { compareMoney, subtractMoney, sumMoney, zeroMoney, type Money } from '@enlace/domain/money.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { documentOn } from '../fixtures/document.ts'
import { chipOn, listOn, openFromMenu, openList } from '../fixtures/list.ts'
import { shownCount, shownDay } from '../fixtures/shown.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ person: 'master' })

const amountColumns = [
  noteDocument.fields.valor_bruto.label,
  noteDocument.fields.valor_descuento.label,
  noteDocument.fields.valor_impuesto.label,
  noteDocument.fields.valor_nota.label,
  noteDocument.fields.valor_aplicado.label,
  noteDocument.fields.valor_por_aplicar.label,
]

test('debit notes are found, summed, narrowed, opened and printed', async ({ page }) => {
  await test.step('the menu leads to all debit notes, newest first, and says what a debit note is', async () => {
    await page.goto('/')
    await openFromMenu(page, menuTexts.consultations, menuTexts.debitNotes)
    await expect(page).toHaveURL(/#\/notes-debit\/0$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(debitNotesTexts.title)
    const list = listOn(page)
    await list.expectSettled()
    expect((await list.range()).total).toBeGreaterThan(50)
    const days = (await list.column(noteDocument.fields.fecha.label)).map(shownDay)
    expect(days).toEqual(days.toSorted().toReversed())
    await expectAccessibleAtBothWidths(page)
  })
  await test.step('the list sums all its notes, and narrows', async () => {
    await test.step('every note is worth its gross less discount plus tax, and the foot sums all pages exactly', async () => {
      const list = await openList(page, '/#/notes-debit/0?size=50')
      const sums = new Map<string, Money[]>(amountColumns.map((column) => [column, []]))
      for (;;) {
        for (const column of amountColumns) sums.get(column)?.push(...(await list.amounts(column)))
        const { last, total } = await list.range()
        if (last === total) break
        await list.pages.getByRole('link', { name: pagingTexts.next }).click()
        await expect.poll(async () => (await list.range()).first).toBe(last + 1)
        await list.expectSettled()
      }
      const of = (column: string) => sums.get(column) ?? []
      expect(of(noteDocument.fields.valor_nota.label).length).toBe((await list.range()).total)
      for (const column of amountColumns)
        expect([column, await list.total(column)]).toEqual([column, sumMoney(of(column))])
      const expected = of(noteDocument.fields.valor_bruto.label).map((gross, at) =>
        sumMoney([
          subtractMoney(gross, of(noteDocument.fields.valor_descuento.label)[at] ?? zeroMoney),
          of(noteDocument.fields.valor_impuesto.label)[at] ?? zeroMoney,
        ]),
      )
      expect(of(noteDocument.fields.valor_nota.label)).toEqual(expected)
      await expect(page.getByText(debitNotesTexts.doubtful)).toHaveCount(0)
    })
    await test.step('what is still to be applied is one click away', async () => {
      const list = await openNotes(page)
      await list.openFilters()
      await chipOn(page, noteDocument.filters.por_aplicar.on).click()
      await list.closeFilters()
      await expect(page).toHaveURL(/por_aplicar=1/)
      await list.expectSettled()
      await expect
        .poll(async () =>
          (await list.amounts(noteDocument.fields.valor_por_aplicar.label)).every(
            (left) => compareMoney(left, zeroMoney) > 0,
          ),
        )
        .toBe(true)
    })
    await test.step('a motive and a state narrow the list, and the address keeps them', async () => {
      const list = await openNotes(page)
      await list.openFilters()
      const motives = page.getByLabel(motiveTexts.motive, { exact: true })
      const [, first = ''] = await motives.getByRole('option').allInnerTexts()
      const [, motive = '', count = ''] = /^(.+) \(([\d.]+)\)$/.exec(first) ?? []
      await motives.selectOption({ value: motive })
      await list.closeFilters()
      await list.expectTotal(shownCount(count))
      expect(new Set(await list.column(noteDocument.fields.motivo.label))).toEqual(new Set([motive]))

      await list.openFilters()
      await list.openChoices(noteDocument.fields.estado.label)
      const applied = page
        .getByRole('group', { name: noteDocument.fields.estado.label })
        .getByRole('button', {
          name: new RegExp(`^${stateTexts.nota_debito.aplicada}\\s*[\\d.]+$`),
        })
      const left = shownCount(/([\d.]+)$/.exec(await applied.innerText())?.[1] ?? '')
      await applied.click()
      await list.closeFilters()
      await list.expectTotal(left)
      expect(new Set(await list.column(noteDocument.fields.estado.label))).toEqual(
        new Set([stateTexts.nota_debito.aplicada]),
      )
      await page.reload()
      await list.expectTotal(left)
    })
    await test.step('a filter that finds nothing says so and takes itself away', async () => {
      const list = await openNotes(page)
      const { total } = await list.range()
      await page.getByRole('searchbox', { name: debitNotesTexts.search }).fill('no-hay-tal-nota')
      await expect(page.getByText(emptyTexts.noMatch)).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('main').getByRole('button', { name: filterTexts.clear }).last().click()
      await list.expectTotal(total)
    })
  })
  await test.step('a note adds up, and leads to the invoice it was set against and back', async () => {
    const list = await openList(page, '/#/notes-debit/0?status=aplicada')
    const number = await list.links.first().innerText()
    await list.links.first().click()

    const note = documentOn(page)
    const own = fill(relatedTexts['notes-debit'], { numero: number })
    await expect(note.heading).toHaveText(own)
    await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${own} · `))
    await expect(page.getByText(stateTexts.nota_debito.aplicada, { exact: true }).first()).toBeVisible()
    await expectAccessibleAtBothWidths(page)

    const value = await note.amount(noteDocument.fields.valor_nota.label)
    expect(
      sumMoney([
        await note.amount(noteDocument.fields.valor_bruto.label),
        await note.amount(noteDocument.fields.valor_descuento.label),
        await note.amount(noteDocument.fields.valor_impuesto.label),
      ]),
    ).toBe(value)
    const lines = listOn(page)
    const applied = await lines.amounts(noteDocument.lines.valor.label)
    expect(sumMoney(applied)).toBe(await note.amount(texts.applied))
    expect(compareMoney(sumMoney(applied), value)).toBeLessThanOrEqual(0)
    expect(await lines.total(noteDocument.lines.valor.label)).toBe(sumMoney(applied))
    const before = await lines.amounts(noteDocument.lines.saldo.label)
    const after = before.map((saldo, at) => subtractMoney(saldo, applied[at] ?? zeroMoney))
    expect(await lines.amounts(noteDocument.lines.saldo_nuevo.label)).toEqual(after)

    const invoice = lines.links.first()
    const invoiceNumber = await invoice.innerText()
    await invoice.click()
    await expect(note.heading).toHaveText(fill(relatedTexts['account-statements'], { numero: invoiceNumber }))
    await note.related().filter({ hasText: own }).click()
    await expect(note.heading).toHaveText(own)
  })
  await test.step('a note may be printed whole, and the way back stands above it', async () => {
    const { links } = await openList(page, '/#/notes-debit/0?status=aplicada')
    await links.first().click()
    await expect(page.getByRole('region', { name: texts.lines })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: documentTexts.print })).toBeHidden()
    await expect(page.getByRole('region', { name: texts.lines })).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    const way = page.getByRole('navigation', { name: documentTexts.breadcrumb })
    await way.getByRole('link', { name: debitNotesTexts.title }).click()
    await expect(page).toHaveURL(/#\/notes-debit\/0$/)
  })
})

const openNotes = (page: Page) => openList(page, '/#/notes-debit/0')
