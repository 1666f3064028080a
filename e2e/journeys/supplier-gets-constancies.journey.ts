import { readFile } from 'node:fs/promises'
import { documentPaperTexts, pdfButtonTexts } from '@enlace/contract/papers/texts.ts'
import { paperKindTexts } from '@enlace/contract/papers/issued-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { statementSectionTexts } from '@enlace/contract/account-statements/section-texts.ts'
import { statementPaperTexts } from '@enlace/contract/account-statements/paper-texts.ts'
import { papersTexts as texts } from '@enlace/contract/papers/desk/texts.ts'
import { verifyTexts } from '@enlace/contract/papers/verify/texts.ts'
import { textOfPdf } from '@enlace/testing/pdf.ts'
import type { Download, Locator, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { openPlace } from '../fixtures/list.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ person: 'master' })

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** What a click hands out: the file's name and what its pages say. */
async function fileOf(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  return { name: download.suggestedFilename(), text: await textOf(download) }
}

async function textOf(download: Download): Promise<string> {
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  return textOfPdf(bytes).replaceAll('\u00a0', ' ')
}

test('statements, references and documents come as papers, and what cannot be issued says why', async ({
  page,
  browser,
}) => {
  await test.step('the statement of account comes as a PDF from the page behind the statements', async () => {
    await openPlace(page, '/#/account-statements/0')
    await page.getByRole('link', { name: statementSectionTexts.papers }).click()
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    const { name, text } = await fileOf(
      page,
      panel(page, texts.statementTitle).getByRole('button', { name: texts.download }),
    )
    expect(name).toMatch(/^estado-de-cuenta-\d{4}-\d{2}-\d{2}\.pdf$/)
    for (const said of [statementPaperTexts.title, statementPaperTexts.ageing, statementPaperTexts.closing])
      expect(text).toContain(said)
  })
  await test.step('a range that ends before it begins is told at its field, and nothing is asked for', async () => {
    await openPlace(page, '/#/papers')
    const statement = panel(page, texts.statementTitle)
    await statement.getByLabel(texts.from).fill('2026-10-02')
    await statement.getByLabel(texts.to).fill('2026-10-01')
    await expect(statement.getByText(texts.wrongOrder)).toBeVisible()
    await statement.getByRole('button', { name: texts.download }).click()
    await expect(statement.getByText(texts.wrongOrder)).toBeVisible()
    await statement.getByLabel(texts.to).fill('2026-10-31')
    const { text } = await fileOf(page, statement.getByRole('button', { name: texts.download }))
    expect(text).toContain(fill(statementPaperTexts.movements, { from: '02/10/2026', to: '31/10/2026' }))
  })
  await test.step('a reference is issued once a day, is found again, and can be checked by its code', async () => {
    await openPlace(page, '/#/papers')
    const issued = await fileOf(
      page,
      panel(page, texts.referencia_comercial.title).getByRole('button', { name: texts.request }),
    )
    const [number = ''] = /RC-\d{4}-\d{6}/.exec(issued.text) ?? []
    expect(issued.name).toBe(`referencia-comercial-${number}.pdf`)
    const again = await fileOf(
      page,
      panel(page, texts.referencia_comercial.title).getByRole('button', { name: texts.request }),
    )
    expect(again.text).toBe(issued.text)
    await page.reload()
    const found = await fileOf(
      page,
      page.getByRole('button', { name: fill(texts.downloadNumber, { number }) }).first(),
    )
    expect(found.text).toBe(issued.text)
    await expectAccessible(page)

    const [code = ''] = /\b[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(issued.text) ?? []
    const stranger = await (await browser.newContext()).newPage()
    await stranger.goto(new URL('/#/verify', page.url()).href)
    await stranger.getByLabel(verifyTexts.code).fill(code.toLowerCase().replaceAll('-', ' '))
    await stranger.getByRole('button', { name: verifyTexts.submit }).click()
    await expect(stranger.getByRole('heading', { level: 1, name: verifyTexts.valid })).toBeVisible()
    await expect(stranger.getByText(number, { exact: true })).toBeVisible()
    await expectAccessible(stranger)
    await stranger.context().close()
  })
  await test.step('a paz y salvo that cannot be issued says each reason', async () => {
    await openPlace(page, '/#/papers')
    const offer = panel(page, paperKindTexts.paz_y_salvo.name)
    await expect(offer.getByText(texts.refusedTitle)).toBeVisible()
    await expect(offer.getByRole('listitem').first()).toContainText(/factura/)
    await expect(offer.getByRole('button')).toHaveCount(0)
  })
  await test.step('the monthly statement is wanted with one click and ended with another', async () => {
    await openPlace(page, '/#/papers')
    const wanted = panel(page, texts.statementTitle).getByRole('checkbox')
    const before = await wanted.isChecked()
    await wanted.click()
    await expect(wanted).toBeChecked({ checked: !before })
    await page.reload()
    await expect(wanted).toBeChecked({ checked: !before })
    await wanted.click()
    await expect(wanted).toBeChecked({ checked: before })
  })
  await test.step('the page of each document hands it out as a PDF', async () => {
    for (const [kind, list] of documents)
      await test.step(kind, async () => {
        await openPlace(page, list)
        const link = page
          .getByRole('rowheader')
          .locator(`a[href^="${list.slice(1)}/"]`)
          .first()
        const number = await link.innerText()
        await link.click()
        await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
        const label = kind === 'payments-made' ? pdfButtonTexts.voucher : pdfButtonTexts.download
        const { name, text } = await fileOf(page, page.getByRole('button', { name: label }))
        expect(name.startsWith(documentPaperTexts[kind].file)).toBe(true)
        expect(text).toContain(fill(documentPaperTexts[kind].title, { numero: '' }).trim())
      })
  })
})

const documents = [
  ['purchase-order', '/#/purchase-order/0'],
  ['purchase-tickets', '/#/purchase-tickets/0'],
  ['account-statements', '/#/account-statements/0'],
  ['notes-debit', '/#/notes-debit/0'],
  ['payments-made', '/#/payments-made/365'],
] as const
