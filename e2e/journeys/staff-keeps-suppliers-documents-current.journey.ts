import { deskTexts } from '@enlace/contract/core/desk/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { listActionTexts } from '@enlace/contract/core/list/texts.ts'
import { selectionTexts } from '@enlace/contract/core/list/selection-texts.ts'
import { exportTexts } from '@enlace/contract/exports/texts.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { askedDocumentsTexts as asked } from '@enlace/contract/required-documents/asked/texts.ts'
import {
  documentBoardTexts as board,
  reminderPlanTexts as plan,
} from '@enlace/contract/required-documents/board/texts.ts'
import { documentsReviewTexts as review } from '@enlace/contract/required-documents/desk/texts.ts'
import { requiredDocumentTexts as texts } from '@enlace/contract/required-documents/texts.ts'
import { supplierClassTexts } from '@enlace/contract/suppliers/class-texts.ts'
import { supplierDetailTexts } from '@enlace/contract/suppliers/texts.ts'
import { addDays, formatDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { openDesk } from '../fixtures/own-desk.ts'
import { openOwnCompany, ownCompany } from '../fixtures/own-company.ts'
import { heading } from '../fixtures/page-parts.ts'
import { signIn } from '../fixtures/people.ts'
import { backofficeAddress, expect, test } from '../fixtures/staff.ts'

const company = ownCompany({ id: '3470', nombre: 'Papeles al Día S.A.S.', host: 'papeles-al-dia.localhost' })
const nombre = 'Certificado SG-SST'
const second = 'Certificado ISO'
const paper = (words: string) => Buffer.from(`%PDF-1.7\n${words.padEnd(400)}\n%%EOF\n`)
const rowsOn = (page: Page, name: string) =>
  page.getByRole('table', { name }).locator('tbody').getByRole('row')

/** Asks for a document of the suppliers that are small, with a template and days of grace. */
async function ask(desk: Page, called: string, template?: Buffer): Promise<void> {
  await desk.getByRole('button', { name: asked.create }).first().click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('button', { name: asked.save }).click()
  await expect(dialog.getByText(asked.faults.nombre)).toBeVisible()
  await dialog
    .getByLabel(asked.nombre, { exact: true })
    .or(dialog.getByLabel(asked.nombre))
    .first()
    .fill(called)
  await dialog.getByLabel(asked.gracia).fill('10')
  if (template) {
    const file = { name: 'formato.pdf', mimeType: 'application/pdf', buffer: template }
    await dialog.locator('input[type=file]').first().setInputFiles(file)
  }
  await dialog.getByLabel(supplierClassTexts.tamanos.pequena).check()
  await expect(dialog.getByText(fill(asked.audience.suppliers, { n: 1 }))).toBeVisible()
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: asked.save }).click()
  await expect(desk.getByText(fill(asked.saved, { nombre: called }))).toBeVisible()
}

/** Sends a paper for a document as the supplier. */
async function upload(page: Page, documento: string): Promise<void> {
  await page.getByRole('button', { name: fill(texts.uploadFirstOf, { documento }) }).click()
  const dialog = page.getByRole('dialog')
  const file = { name: 'certificado.pdf', mimeType: 'application/pdf', buffer: paper(documento) }
  await dialog.locator('input[type=file]').first().setInputFiles(file)
  await dialog.getByRole('button', { name: texts.form.send, exact: true }).click()
  await expect(page.getByText(fill(texts.sent, { documento, version: 1 }))).toBeVisible()
}

test.use({ allowedComplaints: [/422 \(Unprocessable/] })

test('staff asks for documents, sees who lacks them, reminds, and approves what comes', async ({
  page,
  browser,
}) => {
  const supplier = await openOwnCompany(page, company)
  const desk = await openDesk(browser, company)
  const until = formatDate(addDays(todayInBogota(new Date()), 10))

  await test.step('says of the supplier how large it is', async () => {
    await desk.goto(backofficeAddress('/proveedores?q=860001911'))
    await desk.getByRole('table').getByRole('link').first().click()
    await desk.getByRole('tab', { name: supplierDetailTexts.data }).click()
    await desk.getByRole('button', { name: supplierClassTexts.edit }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByLabel(supplierClassTexts.tamano).selectOption('pequena')
    await expectAccessible(desk)
    await dialog.getByRole('button', { name: supplierClassTexts.save }).click()
    await expect(desk.getByText(supplierClassTexts.tamanos.pequena)).toBeVisible()
  })

  await test.step('asks for documents and sets when suppliers are reminded', async () => {
    await desk.goto(backofficeAddress('/documentos-exigidos'))
    await expect(heading(desk)).toHaveText(asked.title)
    await ask(desk, nombre, paper('plantilla'))
    await ask(desk, second)
    await expect(rowsOn(desk, asked.table)).toHaveCount(2)
    await desk.getByRole('button', { name: plan.edit }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByLabel(plan.antes).fill('treinta')
    await dialog.getByLabel(plan.cada).fill('8')
    await dialog.getByRole('button', { name: asked.save }).click()
    await expect(dialog.getByText(plan.faults.antes)).toBeVisible()
    await dialog.getByLabel(plan.antes).fill('30, 15, 5')
    await dialog.getByRole('button', { name: asked.save }).click()
    await expect(desk.getByText(fill(plan.after, { n: 8 }))).toBeVisible()
    await expectAccessibleAtBothWidths(desk)
  })

  await test.step('sees the supplier in its days of grace, and reminds it once', async () => {
    await desk.goto(backofficeAddress('/cumplimiento'))
    const rows = rowsOn(desk, board.table)
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText(stateTexts.documento_exigido.en_gracia)
    await expect(rows.first()).toContainText(fill(board.until, { fecha: until }))
    await expectAccessibleAtBothWidths(desk)
    for (const outcome of [supplier.email, board.whys.hoy]) {
      await desk.getByRole('button', { name: selectionTexts.page }).click()
      await desk.getByRole('button', { name: board.remind }).click()
      await desk.getByRole('dialog').getByRole('button', { name: board.remind }).click()
      const told = desk.getByRole('dialog').getByRole('listitem')
      await expect(told).toHaveCount(2)
      await expect(told.first()).toContainText(outcome)
      await desk.keyboard.press('Escape')
    }
  })

  await test.step('the supplier sees until when, gets the template, and sends both', async () => {
    await signIn(page, supplier)
    await page.goto(`${supplier.address}#/supplier-qualification/documents`)
    const rows = rowsOn(page, texts.list)
    await expect(rows.filter({ hasText: nombre })).toContainText(fill(texts.grace, { fecha: until }))
    await expectAccessibleAtBothWidths(page)
    const template = page.getByRole('button', { name: fill(texts.templateOf, { documento: nombre }) })
    const [file] = await Promise.all([page.waitForEvent('download'), template.click()])
    expect(file.suggestedFilename()).toBe('formato.pdf')
    await upload(page, nombre)
    await upload(page, second)
  })

  await test.step('both are approved at once, and another try says who did it', async () => {
    await desk.goto(backofficeAddress('/documentos'))
    await expect(rowsOn(desk, review.table)).toHaveCount(2)
    await desk.getByRole('button', { name: selectionTexts.page }).click()
    await expect(desk.getByText(fill(selectionTexts.chosen, { n: 2 }))).toBeVisible()
    await expectAccessibleAtBothWidths(desk)
    await desk.getByRole('button', { name: fill(review.bulk.reject, { n: 2 }) }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByRole('button', { name: review.bulk.confirmReject }).click()
    await expect(dialog.getByText(deskTexts.required)).toBeVisible()
    await desk.keyboard.press('Escape')
    await desk.getByRole('button', { name: fill(review.bulk.approve, { n: 2 }) }).click()
    await dialog.getByRole('button', { name: review.bulk.confirmApprove }).click()
    await expect(dialog.getByText(review.bulk.done.aprobado)).toHaveCount(2)
    await expectAccessible(desk)
    await desk.keyboard.press('Escape')
  })

  await test.step('the board shows both at hand, and is handed out as a file', async () => {
    await desk.goto(backofficeAddress('/cumplimiento'))
    const rows = rowsOn(desk, board.table)
    await expect(rows.first()).toContainText(stateTexts.documento_exigido.vigente)
    await expect(rows.first()).toContainText(fill(board.share, { al_dia: 2, exigidos: 2 }))
    await desk.getByRole('button', { name: listActionTexts.export }).click()
    const [file] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('menuitem', { name: exportTexts.xlsx }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^cumplimiento-de-documentos-.*\.xlsx$/)
    await rows.first().getByRole('link').click()
    await expect(desk).toHaveURL(/proveedores\/\d+/)
  })

  await test.step('the template is taken away, and a contract that nobody has is refused at its field', async () => {
    await desk.goto(backofficeAddress('/documentos-exigidos'))
    const download = desk.getByRole('button', { name: fill(asked.download, { nombre }) })
    await expect(download).toBeVisible()
    await desk.getByRole('button', { name: fill(asked.editTitle, { nombre }) }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByLabel(asked.removeTemplate).check()
    await dialog.getByRole('button', { name: asked.save }).click()
    await expect(dialog).toBeHidden()
    await expect(download).toBeHidden()
    await desk.getByRole('button', { name: asked.create }).first().click()
    await dialog.getByRole('textbox', { name: asked.nombre }).fill('Acta de entrega')
    await dialog.getByLabel(asked.alcance).selectOption(asked.alcances.contrato)
    await dialog.getByLabel(asked.contrato).fill('CT-NINGUNO')
    await expect(dialog.getByLabel(asked.tipoContrato)).toBeHidden()
    await dialog.getByRole('button', { name: asked.save }).click()
    await expect(dialog.getByText(asked.faults.contrato)).toBeVisible()
    await expectAccessible(desk)
  })
})
