import {
  messageTexts,
  questionStateTexts,
  questionTexts as texts,
  threadTypeTexts,
} from '@enlace/contract/questions/texts.ts'
import { questionsTexts, threadTexts } from '@enlace/contract/questions/screen-texts.ts'
import { documentTexts } from '@enlace/contract/documents/texts.ts'
import { menuTexts } from '@enlace/contract/content/menu/texts.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { randomUUID } from 'node:crypto'
import { expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { openList } from '../fixtures/list.ts'
import { userMenu } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ person: 'master' })

test('a question is asked and found again, and its thread leads to the document', async ({ page }) => {
  await test.step('a question about an invoice keeps what was typed, is sent with a paper, and is found again', async () => {
    const words = `¿En qué fecha la pagan? ${randomUUID()}`
    const { links } = await openList(page, '/#/account-statements/0')
    await links.first().click()
    await page.getByRole('button', { name: documentTexts.ask }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: texts.send }).click()
    await expect(dialog.getByText(texts.faults.type)).toBeVisible()
    await dialog.getByLabel(texts.type).selectOption(threadTypeTexts.pago)
    await dialog.getByRole('textbox', { name: texts.message }).fill(words)
    await expectAccessibleAtBothWidths(page)
    await page.reload()
    await page.getByRole('button', { name: documentTexts.ask }).click()
    await expect(dialog.getByRole('textbox', { name: texts.message })).toHaveValue(words)
    await dialog
      .getByLabel(texts.files)
      .setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') })
    await expect(dialog.getByText(/«nota\.txt» no es un PDF/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: texts.send })).toBeDisabled()
    await dialog.getByRole('button', { name: /^Quitar/ }).click()
    await dialog.getByLabel(texts.files).setInputFiles({
      name: 'soporte.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n \n%%EOF\n'),
    })
    await dialog.getByRole('button', { name: texts.send }).dblclick()
    await expect(dialog.getByText(/número C-/)).toBeFocused()
    await expect(dialog.getByRole('button', { name: texts.send })).toBeHidden()
    await expectAccessibleAtBothWidths(page)
    await dialog.getByRole('link', { name: texts.see }).click()
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByText(stateTexts.consulta.abierta, { exact: true })).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /soporte\.pdf/ }).click(),
    ])
    expect(file.suggestedFilename()).toBe('soporte.pdf')

    await page
      .getByRole('navigation', { name: documentTexts.breadcrumb })
      .getByRole('link', { name: questionsTexts.title })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(questionsTexts.title)
    await page.getByRole('searchbox').fill(words)
    await expect(page.getByRole('table').locator('tbody').getByRole('rowheader')).toHaveCount(1)
    await expectAccessibleAtBothWidths(page)
    await page.getByRole('searchbox').fill('nada de nada')
    await expect(page.getByText('Ningún resultado con estos filtros.')).toBeVisible()
  })
  await test.step('a thread that waits for the supplier says so, and leads to its document', async () => {
    await openList(page, '/#/account-statements/0')
    await userMenu(page).click()
    await page.getByRole('menuitem', { name: menuTexts.questions }).click()
    await page.getByRole('button', { name: questionStateTexts.esperando_al_proveedor }).click()
    await expect(page).toHaveURL(/estado=esperando_al_proveedor/)
    const others = page.locator('tbody tr').filter({ hasNotText: questionStateTexts.esperando_al_proveedor })
    await expect(others).toHaveCount(0)
    await page.getByRole('table').locator('tbody').getByRole('rowheader').getByRole('link').last().click()
    await expect(page.getByRole('region', { name: messageTexts.title })).toBeVisible()
    await expect(page.getByText(questionStateTexts.esperando_al_proveedor)).toBeVisible()
    await page.getByRole('region', { name: threadTexts.about }).getByRole('link').click()
    await expect(page).toHaveURL(/\/(account-statements|purchase-order|notes-debit)\/0\//)
  })
})
