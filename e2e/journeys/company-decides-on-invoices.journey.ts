import { formTexts } from '@enlace/contract/core/form/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { fileViewerTexts } from '@enlace/contract/core/files/viewer-texts.ts'
import { keyTexts } from '@enlace/contract/core/list/part-texts.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import {
  invoiceDecisionTexts as decisionTexts,
  invoiceQueueTexts,
  invoiceTwinsTexts,
} from '@enlace/contract/invoices/desk/screen-texts.ts'
import { fillFor } from '@enlace/contract/invoices/class-texts.ts'
import { invoiceTitle } from '@enlace/contract/invoices/screen-texts.ts'
import { invoicesDeskTexts, returnReasonTexts } from '@enlace/contract/invoices/desk/texts.ts'
import { invoicesTexts, readResultTexts } from '@enlace/contract/invoices/supplier-texts.ts'
import { askSupplierTexts as askTexts } from '@enlace/contract/questions/desk/texts.ts'
import { threadTexts } from '@enlace/contract/questions/screen-texts.ts'
import { messageFileTexts, threadTypeTexts } from '@enlace/contract/questions/texts.ts'
import { assigneeTexts } from '@enlace/contract/staff/sign-in/assignee-texts.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { demoInvoice } from '../fixtures/electronic-invoices.ts'
import { invoicesDeskPlace, openInvoice } from '../fixtures/handed-in.ts'
import { listOn } from '../fixtures/list.ts'
import { measureList } from '../fixtures/list-measures.ts'
import { heading } from '../fixtures/page-parts.ts'
import { backofficeAddress, decisionOn, expect, test } from '../fixtures/staff.ts'

test.use({ person: 'master', staff: 'accountsPayable' })

const place = invoicesDeskPlace
const states = stateTexts.factura_radicada
const say = (text: string) => fillFor({ clase: 'factura' }, text)

/** Hands two invoices of the same value in as the supplier, the second with its paper; returns their numbers. */
async function handIn(page: Page): Promise<[string, string]> {
  const [one, two] = [demoInvoice(), demoInvoice()]
  const paper = {
    name: `${two.number}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.7\n${' '.repeat(100)}\n%%EOF\n`),
  }
  await page.goto('/#/invoices')
  await page
    .getByLabel(messageFileTexts.choose)
    .setInputFiles([...[one, two].map(({ name, mimeType, buffer }) => ({ name, mimeType, buffer })), paper])
  await page.getByRole('button', { name: fill(readResultTexts.submitAll.many, { n: 2 }) }).click()
  const rows = page.getByRole('table', { name: invoicesTexts.table }).getByRole('row')
  for (const { number } of [one, two])
    await expect(rows.filter({ hasText: number })).toContainText(states.radicada)
  return [one.number, two.number]
}

test('an invoice is returned with a reason and another one accepted, by single keys', async ({
  page,
  staffPage,
}) => {
  const [returned, accepted] = await handIn(page)
  const decision = decisionOn(staffPage)
  // Chromium's shell draws no PDF, but its frame has the same room.
  await staffPage.addInitScript(() =>
    Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true }),
  )

  await test.step('the oldest that waits is first, within reach at every width', async () => {
    await staffPage.goto(backofficeAddress(place))
    await expect(listOn(staffPage).links.first()).toBeVisible()
    await measureList(staffPage, place)
    await expectAccessibleAtBothWidths(staffPage)
  })
  await test.step('the other one of the same value is named as a possible duplicate', async () => {
    await openInvoice(staffPage, returned)
    await expect(staffPage.getByText(invoiceTwinsTexts.warning)).toBeVisible()
    const twins = staffPage.getByRole('region', { name: invoiceTwinsTexts.title })
    await expect(twins).toContainText(accepted)
    await expect(twins).toContainText(invoiceTwinsTexts.by.valor)
    await expectAccessibleAtBothWidths(staffPage)
  })
  await test.step('who takes it has it in review', async () => {
    const owner = staffPage.getByLabel(assigneeTexts.label)
    const self = await owner.locator('option', { hasText: '(usted)' }).textContent()
    await owner.selectOption(self ?? '')
    await expect(staffPage.getByText(/^Ahora es de /)).toBeVisible()
    await expect(staffPage.getByText(states.en_revision, { exact: true }).first()).toBeVisible()
  })
  await test.step('the keys are told, and `d` returns it with the step that its supplier is told', async () => {
    await heading(staffPage).click()
    await staffPage.keyboard.press('?')
    const help = staffPage.getByRole('dialog', { name: keyTexts.title })
    await expect(help).toContainText(decisionTexts.return)
    await expectAccessible(staffPage)
    await staffPage.keyboard.press('Escape')
    await expect(help).toBeHidden()
    await staffPage.keyboard.press('d')
    const reason = decision.getByLabel(decisionTexts.reason)
    await expect(reason).toBeFocused()
    await decision.getByRole('button', { name: say(decisionTexts.confirmReturn) }).click()
    await expect(reason).toHaveAttribute('aria-invalid', 'true')
    await reason.selectOption(returnReasonTexts.otro.titulo)
    await decision.getByRole('button', { name: say(decisionTexts.confirmReturn) }).click()
    await expect(decision.getByText(invoicesDeskTexts.faults.detail).first()).toBeVisible()
    await reason.selectOption(returnReasonTexts.cantidad.titulo)
    await expect(decision).toContainText(returnReasonTexts.cantidad.paso)
    await expectAccessibleAtBothWidths(staffPage)
    await decision.getByLabel(decisionTexts.detail).fill('Recibimos ocho de las diez.')
    await decision.getByRole('button', { name: say(decisionTexts.confirmReturn) }).click()
    await expect(staffPage.getByText(say(decisionTexts.returned))).toBeVisible()
    await expect(staffPage.getByText(states.devuelta, { exact: true }).first()).toBeVisible()
    const next = staffPage.getByRole('region', { name: invoiceQueueTexts.next })
    await expect(next.getByRole('link')).toBeFocused()
    await expectAccessible(staffPage)
  })
  await test.step('its supplier reads the reason and the step', async () => {
    await page.goto('/#/invoices')
    await page.getByRole('table', { name: invoicesTexts.table }).getByRole('link', { name: returned }).click()
    await expect(page.getByText('Recibimos ocho de las diez.').first()).toBeVisible()
    await expect(page.getByText(returnReasonTexts.cantidad.paso).first()).toBeVisible()
  })
  await test.step('both sides write about it in threads, which both see on its page', async () => {
    await openInvoice(staffPage, returned)
    await staffPage.getByRole('button', { name: askTexts.ask }).click()
    const form = staffPage.getByRole('dialog')
    await form.getByLabel(askTexts.type).selectOption(threadTypeTexts.factura)
    await form.getByLabel(askTexts.message).fill('¿Cuándo entregan lo que falta?')
    await form.getByRole('button', { name: askTexts.send }).click()
    await expect(staffPage.getByText(askTexts.sent)).toBeVisible()
    const threads = staffPage.getByRole('region', { name: askTexts.title })
    await expect(threads.getByRole('link')).toHaveCount(1)
    const thread = (await threads.getByRole('link').textContent()) ?? ''
    await page.reload()
    await page.getByRole('link', { name: thread }).click()
    await expect(page.getByText('¿Cuándo entregan lo que falta?')).toBeVisible()
    await page.getByRole('textbox', { name: threadTexts.message }).fill('El lunes.')
    await page.getByRole('button', { name: threadTexts.send }).click()
    await expect(page.getByText('El lunes.')).toBeVisible()
    await threads.getByRole('link').click()
    await expect(staffPage.getByText('El lunes.')).toBeVisible()
    await expect(staffPage.getByRole('main').getByRole('link', { name: new RegExp(returned) })).toBeVisible()
  })
  await test.step('the paper of the other one fills the desk', async () => {
    await openInvoice(staffPage, accepted)
    const shown = staffPage.getByRole('region', { name: fileViewerTexts.label }).locator('iframe')
    await expect(shown).toBeVisible()
    const viewport = staffPage.viewportSize()
    const room = await shown.boundingBox()
    const desk = await staffPage.getByRole('main').boundingBox()
    expect(room?.height ?? 0).toBeGreaterThanOrEqual(0.6 * (viewport?.height ?? Infinity))
    expect((room?.width ?? 0) / (desk?.width ?? 0)).toBeGreaterThanOrEqual(0.6)
    await expectAccessibleAtBothWidths(staffPage)
  })
  await test.step('`a` and Enter accept it', async () => {
    await heading(staffPage).click()
    await staffPage.keyboard.press('a')
    await expect(decision.getByRole('button', { name: say(decisionTexts.confirmAccept) })).toBeFocused()
    await staffPage.keyboard.press('Enter')
    await expect(staffPage.getByText(say(decisionTexts.accepted))).toBeVisible()
    await expect(staffPage.getByText(states.aceptada, { exact: true }).first()).toBeVisible()
    await expect(decision).toHaveCount(0)
  })
})

// The decision that came second is refused, which the browser tells, too.
test.describe('of two colleagues', () => {
  test.use({ allowedComplaints: [/409 \(Conflict\)/] })

  test('who was second is told so, and who only reads has no way to decide', async ({
    page,
    staffPage,
    browser,
    staffSessionOf,
  }) => {
    const [number] = await handIn(page)
    await openInvoice(staffPage, number)
    const address = staffPage.url()
    await test.step('an auditor reads it without ways to decide', async () => {
      const context = await browser.newContext({ storageState: await staffSessionOf('auditor') })
      const reader = await context.newPage()
      await reader.goto(address)
      await expect(heading(reader)).toHaveText(invoiceTitle({ clase: 'factura', numero: number }))
      await expect(decisionOn(reader)).toHaveCount(0)
      await reader.keyboard.press('a')
      await expect(reader.getByRole('button', { name: say(decisionTexts.confirmAccept) })).toHaveCount(0)
      await context.close()
    })
    await test.step('a colleague accepts it first', async () => {
      await decisionOn(staffPage).getByRole('button', { name: decisionTexts.return }).click()
      const context = await browser.newContext({ storageState: await staffSessionOf('administrator') })
      const colleague = await context.newPage()
      await colleague.goto(address)
      await decisionOn(colleague).getByRole('button', { name: decisionTexts.accept }).click()
      await decisionOn(colleague)
        .getByRole('button', { name: say(decisionTexts.confirmAccept) })
        .click()
      await expect(colleague.getByText(say(decisionTexts.accepted))).toBeVisible()
      await context.close()
    })
    await test.step('what is typed stays, and the decision is refused', async () => {
      const decision = decisionOn(staffPage)
      await expect(staffPage.getByText(states.aceptada, { exact: true }).first()).toBeVisible()
      await decision.getByLabel(decisionTexts.reason).selectOption(returnReasonTexts.datos.titulo)
      await decision.getByRole('button', { name: say(decisionTexts.confirmReturn) }).click()
      await expect(decision.getByText(states.aceptada).first()).toBeVisible()
      await decision.getByRole('button', { name: formTexts.cancel }).click()
      await expect(decision).toHaveCount(0)
    })
  })
})
