import {
  actFormTexts as texts,
  actTexts,
  lineProblemTexts,
  objectionMotiveTexts,
} from '@enlace/contract/acts/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { threadTexts } from '@enlace/contract/questions/screen-texts.ts'
import { replyTexts } from '@enlace/contract/questions/reply/texts.ts'
import { questionStateTexts } from '@enlace/contract/questions/texts.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { addDays, formatDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { openList } from '../fixtures/list.ts'
import { mailbox } from '../fixtures/mailbox.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ person: 'master' })

const pdf = {
  name: 'soporte.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nsoporte\n%%EOF\n'),
}

/** Opens a document of a list that no other journey answers. */
async function openRow(page: Page, list: string): Promise<string> {
  const { links } = await openList(page, list)
  await links.nth(1).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/\d/)
  return (await heading.innerText()).split(' ').at(-1) ?? ''
}

/** The link by which the company answers the mail about a document. */
async function replyLink(to: string, number: string): Promise<string> {
  const found = async () => (await mailbox.all(to)).filter(({ subject }) => subject.endsWith(number)).at(-1)
  await expect.poll(async () => (await found())?.subject, { timeout: 40_000 }).toBeTruthy()
  return (await found())?.links.find((link) => link.includes('/#/reply/')) ?? ''
}

test('a supplier proposes another date for an order, the buyer answers from the mail, and the supplier reads it', async ({
  page,
  browser,
}) => {
  const number = await openRow(page, '/#/purchase-order/0?status=nueva,vista')
  const buyer = await page.getByRole('link', { name: /@/ }).first().innerText()
  await page.getByRole('button', { name: texts.report }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: texts.send }).click()
  await expect(dialog.getByText(texts.faults.noLines)).toBeVisible()
  const line = dialog.getByRole('group').first()
  await line.getByLabel(texts.problem).selectOption(lineProblemTexts.fecha)
  const day = addDays(todayInBogota(new Date()), 10)
  await line.getByLabel(texts.newDate).fill(day)
  await expectAccessible(page)
  // What was typed is there again after the dialog was closed.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: texts.report }).click()
  await expect(line.getByLabel(texts.newDate)).toHaveValue(day)
  await dialog.getByRole('button', { name: texts.send }).click()

  await expect(page.getByText(stateTexts.orden_compra.con_novedad).first()).toBeVisible()
  const panel = page.getByRole('region', { name: texts.panel })
  await expect(panel.getByText(actTexts.novedad)).toBeVisible()
  await expect(panel.getByText(formatDate(day))).toBeVisible()
  await expectAccessible(page)

  const desk = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage()
  const link = await replyLink(buyer.replaceAll(/\s/g, ''), number)
  await desk.goto(link)
  await expect(desk.getByText(formatDate(day))).toBeVisible()
  await expectAccessible(desk)
  await desk.getByRole('textbox', { name: replyTexts.message }).fill('De acuerdo con la nueva fecha.')
  await desk.getByRole('button', { name: replyTexts.send }).click()
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(replyTexts.done)
  await desk.reload()
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(replyTexts.gone)
  await desk.context().close()

  await panel.getByRole('link', { name: texts.thread }).click()
  await expect(page.getByText('De acuerdo con la nueva fecha.')).toBeVisible()
  await expect(page.getByText(questionStateTexts.esperando_al_proveedor)).toBeVisible()
  await page.getByRole('textbox', { name: threadTexts.message }).fill('Gracias.')
  await page.getByRole('button', { name: threadTexts.send }).click()
  await expect(page.getByText(stateTexts.consulta.esperando_a_la_compania)).toBeVisible()
  await page.getByRole('button', { name: threadTexts.close }).click()
  await page.getByRole('dialog').getByRole('button', { name: threadTexts.close }).click()
  await expect(page.getByText(threadTexts.isClosed)).toBeVisible()
  await page.getByRole('button', { name: threadTexts.reopen }).click()
  await expect(page.getByRole('textbox', { name: threadTexts.message })).toBeVisible()
})

test('a supplier divides a line of an order into deliveries, and says that it cannot deliver it', async ({
  page,
}) => {
  await openRow(page, '/#/purchase-order/0?status=nueva,vista&sort=fecha')
  await page.getByRole('button', { name: texts.report }).click()
  const dialog = page.getByRole('dialog')
  const line = dialog.getByRole('group').first()
  await line.getByLabel(texts.problem).selectOption(lineProblemTexts.entregas)
  const pending =
    /([\d.,]+) \S+\. /.exec((await line.getByText(/^Por entregar/).textContent()) ?? '')?.[1] ?? ''
  const day = (days: number) => addDays(todayInBogota(new Date()), days)
  const fillDelivery = async (n: number, date: string, quantity: string) => {
    await line.getByLabel(fill(texts.deliveryDate, { n })).fill(date)
    await line.getByLabel(fill(texts.deliveryQuantity, { n })).fill(quantity)
  }
  await fillDelivery(1, day(5), '1')
  await fillDelivery(2, day(12), pending)
  await dialog.getByRole('button', { name: texts.send }).click()
  await expect(line.getByText(/^Las entregas suman/)).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  const rest = formatQuantity(String(Number(pending.replaceAll('.', '').replace(',', '.')) - 1))
  await line.getByLabel(fill(texts.deliveryQuantity, { n: 2 })).fill(rest)
  await dialog.getByRole('button', { name: texts.send }).click()
  const panel = page.getByRole('region', { name: texts.panel })
  await expect(panel.getByText(`1 el ${formatDate(day(5))}; ${rest} el ${formatDate(day(12))}`)).toBeVisible()
  await test.step('and refuses the line the next time', async () => {
    await page.getByRole('button', { name: texts.report }).click()
    await line.getByLabel(texts.problem).selectOption(lineProblemTexts.rechazo)
    await dialog.getByRole('button', { name: texts.send }).click()
    await expect(line.getByText(texts.faults.comment)).toBeVisible()
    await line.getByLabel(texts.lineComment).fill('Descontinuada')
    await dialog.getByRole('button', { name: texts.send }).click()
    await expect(panel.getByText(/No puede entregar esta línea\. Descontinuada/)).toBeVisible()
  })
})

test('a supplier confirms an order, and objects to a debit note', async ({ page }) => {
  await test.step('a supplier confirms an order as it stands', async () => {
    const { links } = await openList(page, '/#/purchase-order/0?status=nueva,vista&sort=fecha')
    await links.first().click()
    await page.getByRole('button', { name: texts.confirm }).click()
    await page.getByRole('dialog').getByRole('button', { name: texts.confirm }).click()
    await expect(page.getByText(stateTexts.orden_compra.confirmada).first()).toBeVisible()
    await expect(page.getByRole('button', { name: texts.confirm })).toBeHidden()
    await page.reload()
    await expect(page.getByRole('region', { name: texts.panel }).getByText(actTexts.confirmar)).toBeVisible()
  })
  await test.step('a supplier objects to a debit note with its reasons and a paper, until a day that it is told', async () => {
    // Those that the ERP says were objected to are only accepted.
    await openRow(page, '/#/notes-debit/0?status=emitida,aplicada_parcial,aplicada')
    const panel = page.getByRole('region', { name: texts.panel })
    await expect(panel.getByText(/Puede objetarla hasta el \d\d\/\d\d\/\d{4}\./)).toBeVisible()
    await panel.getByRole('button', { name: texts.object }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: texts.object }).click()
    await expect(dialog.getByText(texts.faults.motive)).toBeVisible()
    await dialog.getByLabel(texts.motive).selectOption(objectionMotiveTexts.valor)
    await dialog.getByLabel(texts.reason).fill('El valor acordado era menor.')
    await dialog.getByLabel(texts.files).setInputFiles(pdf)
    await expectAccessibleAtBothWidths(page)
    await dialog.getByRole('button', { name: texts.object }).click()
    await expect(page.getByText(stateTexts.nota_debito.objetada).first()).toBeVisible()
    await expect(panel.getByText(objectionMotiveTexts.valor)).toBeVisible()
    await expect(page.getByText(pdf.name).first()).toBeVisible()
    await expect(panel.getByRole('button', { name: texts.object })).toBeHidden()
    await expect(panel.getByRole('button', { name: texts.accept })).toBeVisible()
    await panel.getByRole('link', { name: texts.thread }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(fill(threadTexts.title, { numero: 'C-' })),
    )
  })
})
