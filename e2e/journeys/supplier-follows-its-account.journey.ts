import { statementDocument } from '@enlace/contract/account-statements/document.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { pagingTexts } from '@enlace/contract/core/list/paging-texts.ts'
import { arrivedTexts } from '@enlace/contract/account-statements/arrived/texts.ts'
import { accountStatementTexts } from '@enlace/contract/account-statements/detail-texts.ts'
import {
  movementKindTexts,
  movementsTexts as texts,
} from '@enlace/contract/account-statements/movements/texts.ts'
import { statementSectionTexts as sections } from '@enlace/contract/account-statements/section-texts.ts'
import { findingTexts, gridFaultTexts } from '@enlace/contract/core/reconcile/texts.ts'
import { reconcileTexts } from '@enlace/contract/account-statements/reconcile/texts.ts'
import { termTexts } from '@enlace/contract/account-statements/terms/texts.ts'
import { summaryTexts } from '@enlace/contract/account-statements/summary-texts.ts'
import { addMoney, money, type Money, subtractMoney } from '@enlace/domain/money.ts'
import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { listOn, openList, openPlace } from '../fixtures/list.ts'
import { shownDay, shownMoney } from '../fixtures/shown.ts'
import { expect, test } from '../fixtures/test.ts'

const { fields: columns } = statementDocument

test.use({ person: 'master' })

/** The way to another part of the statement of account. */
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: sections.label, exact: true }).getByRole('link', { name, exact: true })

/** A figure at the head of the movements. */
async function figure(page: Page, label: string): Promise<Money> {
  const text = await page
    .getByRole('group', { name: texts.figures })
    .getByText(label, { exact: true })
    .locator('..')
    .innerText()
  return shownMoney(text.split('\n').find((line) => line.includes('$')) ?? '')
}

const signed = (text: string) => shownMoney(text.replace(texts.plus, ''))

test('the account is followed by its movements, its invoices and one’s own file', async ({ page }) => {
  await test.step('the movements begin with a balance, add up row by row and end at what is pending', async () => {
    await openPlace(page, '/#/account-statements/0')
    const pending = page
      .getByRole('group', { name: summaryTexts.label })
      .getByRole('button', { name: summaryTexts.pending })
    await listOn(page).expectSettled()
    await expect(pending).toContainText(',')
    const owed = shownMoney((await pending.innerText()).split('\n').find((line) => line.includes('$')) ?? '')
    await section(page, sections.movements).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title)
    await expect(section(page, sections.movements)).toHaveAttribute('aria-current', 'page')
    const list = listOn(page)
    await list.expectSettled()

    const [opening, increases, decreases, closing] = await Promise.all(
      [texts.opening, texts.increases, texts.decreases, texts.closing].map((label) => figure(page, label)),
    )
    if (!opening || !increases || !decreases || !closing) throw new Error('The head has four figures')
    expect(subtractMoney(addMoney(opening, increases), decreases)).toBe(closing)
    expect(closing).toBe(owed)

    const values = (await list.column(texts.value)).map(signed)
    const balances = await list.amounts(texts.balance)
    let balance = opening
    for (const [at, value] of values.entries()) {
      balance = addMoney(balance, value)
      expect(balances[at]).toBe(balance)
    }
    const days = (await list.column(texts.day)).map(shownDay)
    expect(days).toEqual(days.toSorted())
    await expectAccessibleAtBothWidths(page)
  })
  await test.step('narrows the movements, and asks for invoices by their number', async () => {
    await test.step('a range of days begins where the days before it end, and the address keeps it', async () => {
      const list = await openList(page, '/#/account-statements/0/movements?from=2026-01-01&to=2026-06-30')
      const middle = await figure(page, texts.closing)
      await openPlace(page, '/#/account-statements/0/movements?from=2026-07-01')
      await expect.poll(() => figure(page, texts.opening)).toBe(middle)
      await list.expectSettled()
      const first = await list.range()
      await list.pages.getByRole('link', { name: pagingTexts.next }).click()
      await expect(page).toHaveURL(/from=2026-07-01&page=2/)
      await expect.poll(async () => (await list.range()).first).toBe(first.last + 1)
      await page.goBack()
      await expect.poll(async () => (await list.range()).first).toBe(1)
    })
    await test.step('other currencies stand apart, and a movement leads to its document', async () => {
      const list = await openList(page, '/#/account-statements/0/movements')
      await list.openFilters()
      await page.getByRole('button', { name: 'USD' }).click()
      await expect(page).toHaveURL(/moneda=USD/)
      await list.closeFilters()
      await expect(page.getByRole('group', { name: texts.figures })).toContainText('USD')
      await list.expectSettled()
      const payment = (await list.column(texts.kind)).findIndex((kind) =>
        kind.startsWith(movementKindTexts['payments-made']),
      )
      await list.links.nth(payment).click()
      await expect(page).toHaveURL(/#\/payments-made\/0\/[\w-]+$/)
    })
    await test.step('no movements in a range say so, with the way to all of them', async () => {
      await openPlace(page, '/#/account-statements/0/movements?from=2001-01-01&to=2001-12-31')
      await expect(page.getByText(texts.noneInRange)).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: texts.seeAll }).click()
      await listOn(page).expectSettled()
      await expect(page).toHaveURL(/#\/account-statements\/0\/movements$/)
    })
    await test.step('an unknown invoice is answered with what to do and where to send it', async () => {
      await openPlace(page, '/#/account-statements/0')
      await section(page, sections.arrived).click()
      const question = page.getByLabel(arrivedTexts.question)
      await page.getByRole('button', { name: arrivedTexts.ask }).click()
      await expect(question).toHaveAccessibleDescription(new RegExp(arrivedTexts.empty))
      await question.fill('FE-INVENTADA-9')
      await question.press('Enter')
      await expect(page.getByText(fill(arrivedTexts.no, { numero: 'FE-INVENTADA-9' }))).toBeVisible()
      await expect(page.getByRole('link', { name: /facturacion@/ })).toBeVisible()
      await expectAccessible(page)

      const broken = 'a'.repeat(95)
      await question.fill(broken)
      await question.press('Enter')
      await expect(page.getByText(fill(arrivedTexts.brokenCufe, { n: 95 }))).toBeVisible()
      await expect(question).toHaveValue(broken)
      await question.fill('b'.repeat(96))
      await question.press('Enter')
      await expect(page.getByText(arrivedTexts.noCufe)).toBeVisible()
      await expect(page.getByRole('link', { name: arrivedTexts.dian })).toHaveAttribute(
        'href',
        /documentkey=b{96}$/,
      )
    })
  })
  await test.step('the own file is compared invoice by invoice, and the whole comparison is saved as a workbook', async () => {
    const list = await openList(page, '/#/account-statements/0?sort=-saldo')
    const numbers = await list.column(columns.factura_cliente.label)
    const balances = await list.amounts(columns.saldo_total.label)
    const cop = (await list.column(columns.saldo_total.label)).flatMap((text, at) =>
      text.startsWith('$') ? [at] : [],
    )
    const [same = 0, other = 0] = cop
    const rows = [
      ['Cliente', 'No. factura', 'Saldo'],
      ['x', numbers[same], balances[same]],
      ['x', numbers[other], addMoney(balances[other] ?? money('0'), money('1500.50'))],
      ['x', 'FE-INVENTADA-9', '250000'],
      ['x', '', '7'],
    ]
    await section(page, sections.reconcile).click()
    await chooseFile(page, 'cartera.csv', rows.map((row) => row.join(';')).join('\n'))
    const result = page.getByRole('region', { name: reconcileTexts.results })
    await expect(result).toBeVisible()
    const chip = (finding: keyof typeof findingTexts) =>
      result.getByRole('button', { name: new RegExp(`^${findingTexts[finding]}`) })
    await expect(chip('difiere')).toContainText('1')
    await expect(chip('difiere')).toHaveAttribute('aria-pressed', 'true')
    const table = result.getByRole('table', { name: reconcileTexts.table })
    await expect(table).toContainText('1.500,50')
    await chip('solo-archivo').click()
    await expect(table).toContainText('FE-INVENTADA-9')
    await chip('coincide').click()
    await expect(table.getByRole('link', { name: numbers[same] ?? '' })).toBeVisible()
    await expectAccessible(page)

    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      result.getByRole('button', { name: reconcileTexts.download }).click(),
    ])
    expect(saved.suggestedFilename()).toMatch(/^conciliacion-\d{4}-\d{2}-\d{2}\.xlsx$/)
    expect((await readFile(await saved.path())).subarray(0, 2).toString()).toBe('PK')
  })
  await test.step('an invoice that arrived is found however its number is typed, and says when it is paid', async () => {
    const list = await openList(page, '/#/account-statements/0')
    const [numero = ''] = await list.column(columns.factura_cliente.label)
    await openPlace(page, `/#/account-statements/0/arrived?q=${numero.toLowerCase().replace('-0', ' ')}`)
    await expect(page.getByRole('heading', { name: fill(arrivedTexts.yes, { numero }) })).toBeVisible()
    await expect(page.getByRole('heading', { name: accountStatementTexts.whenPaid })).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    await page.getByRole('link', { name: arrivedTexts.open }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(numero)
  })
  await test.step('an invoice of a mipyme shows how many days of plazo justo are used, and since which entry', async () => {
    const list = await openList(page, '/#/account-statements/0?saldo=vencido')
    const clock = page.getByRole('region', { name: termTexts.title })
    const toEntry = clock.getByRole('link', { name: termTexts.openEntry })
    // Some came without an entry: their days count from elsewhere.
    for (let at = 0; at === 0 || (await toEntry.count()) === 0; at += 1) {
      if (at > 0) {
        await page.goBack()
        await list.expectSettled()
      }
      await list.links.nth(at).click()
      await expect(clock).toContainText(
        /El plazo venció el \d{2}\/\d{2}\/\d{4}; lleva [\d.]+ días? de mora\./,
      )
    }
    await expect(clock).toContainText(/\d+ de 45 días/)
    await expectAccessibleAtBothWidths(page)
    await toEntry.click()
    await expect(page).toHaveURL(/#\/purchase-tickets\/0\/[\w-]+$/)
  })
})

/** Chooses a file for the comparison. */
const chooseFile = (page: Page, name: string, text: string) =>
  page
    .getByLabel(reconcileTexts.file)
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test.describe('a file that is refused', () => {
  // The browser itself notes the answer.
  test.use({ allowedComplaints: [/Failed to load resource.*422/] })

  test('columns that nobody can tell are asked for, and a file that is none says what to do', async ({
    page,
  }) => {
    await openPlace(page, '/#/account-statements/0/reconcile')
    await expect(page.getByText(reconcileTexts.privacy)).toBeVisible()
    await chooseFile(page, 'foto.xlsx', 'PK\u0003\u0004 no es un libro')
    await expect(page.getByText(fill(gridFaultTexts.unreadable, { name: 'foto.xlsx' }))).toBeVisible()
    await expectAccessible(page)

    await chooseFile(page, 'cartera.csv', 'A;B\nFE-INVENTADA-9;1000\n')
    await expect(page.getByText(reconcileTexts.unknownColumns)).toBeVisible()
    await page.getByLabel(reconcileTexts.numero).selectOption('A')
    await page.getByLabel(reconcileTexts.valor, { exact: true }).selectOption('B')
    await page.getByRole('button', { name: reconcileTexts.again }).click()
    const result = page.getByRole('region', { name: reconcileTexts.results })
    await expect(result.getByRole('table', { name: reconcileTexts.table })).toContainText('FE-INVENTADA-9')
    await expectAccessible(page)
  })
})
