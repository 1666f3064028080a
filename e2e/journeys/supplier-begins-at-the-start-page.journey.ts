import { paymentTotalTexts } from '@enlace/contract/payments-made/texts.ts'
import { statementDocument } from '@enlace/contract/account-statements/document.ts'
import { orderDocument } from '@enlace/contract/purchase-order/document.ts'
import { paymentDocument } from '@enlace/contract/payments-made/document.ts'
import { ticketDocument } from '@enlace/contract/purchase-tickets/document.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { menuTexts } from '@enlace/contract/content/menu/texts.ts'
import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import {
  activityTexts,
  attentionItemTexts,
  attentionTexts,
  calendarTexts,
  figureTexts,
  startTexts,
} from '@enlace/contract/dashboard/start/texts.ts'
import { addMoney } from '@enlace/domain/money.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { certificateScreenTexts } from '@enlace/contract/certificates/screen-texts.ts'
import { emptyTexts } from '@enlace/contract/core/list/empty-texts.ts'
import { listOn, openFromMenu, switcherOn, openPlace } from '../fixtures/list.ts'
import { heading } from '../fixtures/page-parts.ts'
import { shownCount, shownMoney } from '../fixtures/shown.ts'
import { expect, test } from '../fixtures/test.ts'

const { fields: columns } = statementDocument

test.use({ person: 'master' })

const company = 'Andina de Alimentos S.A.S.'
const tile = (page: Page, label: string) =>
  page
    .getByRole('main')
    .getByRole('link')
    .filter({ hasText: new RegExp(`^${label}`) })
const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })

/** The amount and the count that a tile tells of the first currency. */
async function figureOf(page: Page, label: string) {
  const text = await tile(page, label).innerText()
  const amount = /\$\s?([\d.]+,\d\d)/.exec(text)?.[1] ?? ''
  return { amount: shownMoney(amount), rows: shownCount(/([\d.]+) \p{L}+(?:;.*)?$/u.exec(text)?.[1] ?? '') }
}

async function openStart(page: Page) {
  await openPlace(page, '/#/inicio')
  await expect(heading(page)).toHaveText(startTexts.title)
  await expect(tile(page, figureTexts.receivable.label)).toBeVisible()
}

/**
 * A journey beside this one may open an order between the look at a figure and that at its list: what was read before is
 * read again then.
 */
async function whileOthersWork(page: Page, look: () => Promise<void>) {
  let isRead = false
  const read = async () => {
    if (isRead) await page.goto(`/?again#/inicio`)
    isRead = true
    await look()
  }
  await expect(read).toPass({ timeout: 120_000 })
}

test('the start page is reached, and its figures, tasks and calendar lead to what they count', async ({
  page,
}) => {
  await test.step('the logo leads to it and so does the menu, and the login to the statements as ever', async () => {
    await page.goto('/')
    await expect(page).toHaveURL(/account-statements\/0$/)
    await page
      .getByRole('banner')
      .getByRole('link', { name: fill(pageTexts.homeOf, { company }) })
      .click()
    await expect(heading(page)).toHaveText(startTexts.title)
    await openFromMenu(page, menuTexts.accountStatements, menuTexts.pendingInvoices)
    await listOn(page).expectSettled()
    await openFromMenu(page, menuTexts.startPage)
    await expect(heading(page)).toHaveText(startTexts.title)
    await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${startTexts.title}`))
    await expect(tile(page, figureTexts.receivable.label)).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('each tile leads to the list of which it is the total', async () => {
    await openStart(page)
    for (const [name, header] of tiles)
      await test.step(figureTexts[name].label, () =>
        whileOthersWork(page, async () => {
          await openStart(page)
          const { amount, rows } = await figureOf(page, figureTexts[name].label)
          await tile(page, figureTexts[name].label).click()
          await expect(heading(page)).not.toHaveText(startTexts.title)
          // Early in a month nothing was paid in it yet.
          if (rows === 0) await expect(page.getByText(emptyTexts.noMatch)).toBeVisible()
          else {
            await listOn(page).expectTotal(rows)
            const line = name === 'paidThisMonth' ? paymentTotalTexts.paid : undefined
            expect(await listOn(page).total(header, 'COP', line)).toBe(amount)
          }
          await page.goBack()
          await expect(heading(page)).toHaveText(startTexts.title)
        }),
      )
  })
  await test.step('the tile of new certificates leads to as many, and one that is downloaded is new no longer', async () => {
    await openStart(page)
    const news = tile(page, startTexts.newCertificates)
    await expect(news).toContainText(startTexts.certificatesToTake)
    const countOf = async () => shownCount(/(\d[\d.]*)/.exec(await news.innerText())?.[1] ?? '')
    const count = await countOf()
    await news.click()
    const table = page.getByRole('table', { name: certificateScreenTexts.available })
    await expect(table.locator('tbody tr')).toHaveCount(count)
    await expect(table.getByText(certificateScreenTexts.isNew)).toHaveCount(count)
    const download = page.waitForEvent('download')
    await table
      .getByRole('button', { name: new RegExp(`^${certificateScreenTexts.download} `) })
      .first()
      .click()
    await download
    await expect(table.locator('tbody tr')).toHaveCount(count - 1)
    await expectAccessible(page)
    await page.goBack()
    await expect.poll(countOf).toBe(count - 1)
  })
  await test.step('tasks, what happened lately and the branch stand beside the figures', async () => {
    await test.step('each task leads to as many documents as it counts', async () => {
      await openStart(page)
      const tasks = part(page, attentionTexts.title).getByRole('listitem')
      await expect(tasks.nth(2)).toBeVisible()
      const words = await tasks.allInnerTexts()
      for (const task of words.filter((one) => one.includes(attentionItemTexts.invoicesBlocked.advice)))
        expect(task).toMatch(/\$\s?[\d.]+,\d\d[^]*\d\d\/\d\d\/\d{4}/)
      expect(words.join(' ')).toContain(attentionItemTexts.ordersLate.advice)
      for (const at of words.keys())
        await whileOthersWork(page, async () => {
          await openStart(page)
          await expect(tasks).toHaveCount(words.length)
          const task = await tasks.nth(at).innerText()
          await tasks.nth(at).getByRole('link').click()
          const count = shownCount(/^[\d.]+/.exec(task)?.[0] ?? '')
          // The list of questions has one page of its own kind as long as they are few.
          if (task.includes(attentionItemTexts.questionsToAnswer.advice))
            await expect(listOn(page).links).toHaveCount(count)
          else if (elsewhere.some((advice) => task.includes(advice)))
            await expect(heading(page)).not.toHaveText(startTexts.title)
          else await listOn(page).expectTotal(count)
          await page.goBack()
          await expect(tasks).toHaveCount(words.length)
        })
    })
    await test.step('what happened lately leads to the documents themselves', async () => {
      await openStart(page)
      const activity = part(page, activityTexts.title)
      await expect(activity.getByRole('listitem')).toHaveCount(12)
      // Each day once, the newest first.
      const days = await activity.getByRole('heading', { level: 3 }).allInnerTexts()
      expect(new Set(days).size).toBe(days.length)
      const link = activity.getByRole('link').first()
      const number = (await link.innerText()).split(' ').at(-1) ?? ''
      await link.click()
      await expect(heading(page)).toContainText(number)
    })
    await test.step('another branch has other figures', async () => {
      await openStart(page)
      const { amount } = await figureOf(page, figureTexts.receivable.label)
      const [all = '', first = ''] = await switcherOn(page).offered(menuTexts.branch)
      await switcherOn(page).choose(menuTexts.branch, first)
      await expect
        .poll(async () => (await figureOf(page, figureTexts.receivable.label)).amount)
        .not.toBe(amount)
      await switcherOn(page).choose(menuTexts.branch, all)
      await expect.poll(async () => (await figureOf(page, figureTexts.receivable.label)).amount).toBe(amount)
    })
  })
  await test.step('the calendar says day by day when money comes, and its table adds up to all that is pending', async () => {
    await openStart(page)
    const { amount, rows } = await figureOf(page, figureTexts.receivable.label)
    const calendar = part(page, calendarTexts.title)
    const table = calendar.getByRole('table', { name: fill(calendarTexts.table, { moneda: 'COP' }) })
    const told = await table
      .locator('tbody tr')
      .evaluateAll((found) => found.map((row) => [...row.children].map((cell) => cell.textContent.trim())))
    expect(told.map(([, , valor = '']) => shownMoney(valor)).reduce(addMoney)).toBe(amount)
    const count = told.reduce((sum, [, invoices = '']) => sum + shownCount(invoices), 0)
    expect(await table.locator('tfoot td').allInnerTexts()).toEqual([
      String(count),
      expect.stringContaining('$'),
    ])
    // The tile counts every currency.
    await calendar.getByRole('button', { name: 'USD' }).click()
    const inDollars = calendar.getByRole('table', { name: fill(calendarTexts.table, { moneda: 'USD' }) })
    await expect(inDollars).toBeVisible()
    expect(count + shownCount(await inDollars.locator('tfoot td').first().innerText())).toBe(rows)
    await expectAccessibleAtBothWidths(page)

    await calendar.getByRole('button', { name: 'COP' }).click()
    const day = calendar
      .getByRole('table', { name: fill(calendarTexts.caption, { moneda: 'COP' }) })
      .getByRole('link')
    const name = (await day.first().textContent()) ?? ''
    await day.first().click()
    await expect(page).toHaveURL(/pago_desde=(\S+)&pago_hasta=\1/)
    await listOn(page).expectSettled()
    expect(await listOn(page).total(columns.saldo_total.label)).toBe(
      shownMoney(/\$\s?([\d.]+,\d\d)/.exec(name)?.[1] ?? ''),
    )
  })
})

const tiles = [
  ['receivable', columns.saldo_total.label],
  ['overdue', columns.saldo_total.label],
  ['dueSoon', columns.saldo_total.label],
  ['paidThisMonth', paymentDocument.fields.valor_pagado.label],
  ['ordersToConfirm', orderDocument.fields.valor_neto.label],
  ['ticketsToInvoice', ticketDocument.fields.valor_neto.label],
] as const

/** What is done in no list of documents. */
const elsewhere = (
  ['communiquesToRead', 'documentsWrong', 'documentsMissing', 'bankAccountsMissing'] as const
) // the names are the type
  .map((name) => attentionItemTexts[name].advice)
