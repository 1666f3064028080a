import { documentFilesTexts as fileTexts } from '@enlace/contract/documents/attachments/desk/texts.ts'
import { saveTexts } from '@enlace/contract/backoffice/texts.ts'
import { deskTexts } from '@enlace/contract/core/desk/texts.ts'
import { fileViewerTexts } from '@enlace/contract/core/files/viewer-texts.ts'
import { formTexts } from '@enlace/contract/core/form/texts.ts'
import { registrationsTexts } from '@enlace/contract/supplier-registration/desk/texts.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { bankDeskTexts } from '@enlace/contract/bank-accounts/desk/texts.ts'
import { companyContractsTexts } from '@enlace/contract/supplier-contracts/company/texts.ts'
import { contractsDeskTexts } from '@enlace/contract/supplier-contracts/desk/texts.ts'
import { documentsReviewTexts } from '@enlace/contract/required-documents/desk/texts.ts'
import { evaluationFormTexts } from '@enlace/contract/supplier-qualification/form/texts.ts'
import { profileRequestsTexts } from '@enlace/contract/profile/requests/texts.ts'
import { qualificationDeskTexts } from '@enlace/contract/supplier-qualification/desk/texts.ts'
import type { Page } from '@playwright/test'
import { expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { heading } from '../fixtures/page-parts.ts'
import { backofficeAddress, decisionOn, expect, test } from '../fixtures/staff.ts'

/** Opens a desk, and what is first at it. */
async function openFirst(page: Page, place: string, texts: { title: string; table: string }): Promise<void> {
  await page.goto(backofficeAddress(place))
  await expect(heading(page)).toHaveText(texts.title)
  const first = page.getByRole('table', { name: texts.table }).getByRole('link').first()
  await expect(first).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  await first.click()
  await expect(page.getByRole('navigation', { name: deskTexts.breadcrumb })).toBeVisible()
}

test('papers are judged and filed', async ({ staffPage: page }) => {
  await test.step('a document that waits is looked at, and what was typed about it is there after a reload', async () => {
    await openFirst(page, '/documentos', documentsReviewTexts)
    await expect(page.getByText(stateTexts.version_documento.en_revision).first()).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: fileViewerTexts.download }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
    await page.getByRole('button', { name: documentsReviewTexts.reject }).click()
    const decision = decisionOn(page)
    const reason = decision.getByLabel(documentsReviewTexts.rejectReason)
    await decision.getByRole('button', { name: documentsReviewTexts.confirmReject }).click()
    await expect(reason).toHaveAttribute('aria-invalid', 'true')
    await expectAccessibleAtBothWidths(page)
    await reason.fill('La copia no se lee. Suba una más clara.')
    await page.reload()
    await page.getByRole('button', { name: documentsReviewTexts.reject }).click()
    await expect(reason).toHaveValue('La copia no se lee. Suba una más clara.')
    await reason.fill('')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: documentsReviewTexts.approve })).toBeVisible()
  })
  await test.step('a contract gets a file, which is taken back with a reason, and its history tells both', async () => {
    await openFirst(page, '/contratos', companyContractsTexts)
    await expectAccessibleAtBothWidths(page)
    const name = 'acta.pdf'
    await page.getByRole('button', { name: fileTexts.add }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: fileTexts.confirmAdd }).click()
    await expect(dialog.getByText(fileTexts.faults.file)).toBeVisible()
    const buffer = Buffer.from(`%PDF-1.7\n${' '.repeat(100)}\n%%EOF\n`)
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name, mimeType: 'application/pdf', buffer })
    await dialog.getByLabel(fileTexts.description).fill('Acta de seguimiento')
    await expectAccessibleAtBothWidths(page)
    await dialog.getByRole('button', { name: fileTexts.confirmAdd }).click()
    const withdraw = page.getByRole('button', { name: fill(fileTexts.withdraw, { name }) })
    await withdraw.click()
    const leaving = page.getByRole('dialog')
    await leaving.getByLabel(fileTexts.withdrawReason).fill('Es de otro contrato.')
    await leaving.getByRole('button', { name: fileTexts.confirmWithdraw }).click()
    await expect(withdraw).toHaveCount(0)
    await expect(page.getByText('Es de otro contrato.').first()).toBeVisible()
  })
})

test('every desk opens what waits at it', async ({ staffPage: page }) => {
  await openFirst(page, '/cuentas-bancarias', bankDeskTexts)
  await expect(page.getByText(bankDeskTexts.verificationsTitle)).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  await openFirst(page, '/calificacion', qualificationDeskTexts)
  await expect(page.getByText(qualificationDeskTexts.measured)).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  for (const [place, texts] of [
    ['/cambios', profileRequestsTexts],
    ['/contratos/polizas', contractsDeskTexts],
  ] as const) {
    await page.goto(backofficeAddress(place))
    await expect(heading(page)).toHaveText(texts.title)
    await expect(
      page.getByText(texts.neverAny).or(page.getByRole('table', { name: texts.table })),
    ).toBeVisible()
    await expectAccessibleAtBothWidths(page)
  }
  await test.step('the form of the evaluation is not published with weights that do not add up, and what was typed stays', async () => {
    await page.goto(backofficeAddress('/calificacion'))
    await page.getByRole('link', { name: qualificationDeskTexts.form }).click()
    await expect(heading(page)).toHaveText(evaluationFormTexts.title)
    await expectAccessibleAtBothWidths(page)
    const weight = page.getByLabel(evaluationFormTexts.weight).first()
    await weight.fill('12,5')
    await page.getByRole('button', { name: /^Publicar la versión/ }).click()
    await expect(page.getByText(evaluationFormTexts.faults.weights).first()).toBeVisible()
    await page.reload()
    await expect(weight).toHaveValue('12,5')
    await page.getByRole('button', { name: saveTexts.discard }).click()
    await expect(weight).toHaveValue('35')
  })
})

/** The four desks at which papers are judged, each with what its first row is looked for by. */
const paperDesks = [
  ['/solicitudes?q=Empaques+Flexibles', registrationsTexts],
  ['/documentos', documentsReviewTexts],
  ['/contratos/polizas', contractsDeskTexts],
  ['/cuentas-bancarias', bankDeskTexts],
] as const

test('the paper under review fills its desk, and nothing is laid over it', async ({ staffPage: page }) => {
  // Chromium's shell draws no PDF, but its frame has the same room.
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true }))
  for (const [place, texts] of paperDesks) {
    await page.goto(backofficeAddress(place))
    await expect(heading(page)).toHaveText(texts.title)
    await page.getByRole('table', { name: texts.table }).getByRole('link').first().click()
    const paper = page.getByRole('region', { name: fileViewerTexts.label }).locator('iframe, img')
    await expect(paper).toBeVisible()
    const decision = decisionOn(page)
    const isOpen = (await decision.count()) > 0
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport)
      const where = `${place} at ${viewport.width} px`
      const height = async () => (await paper.boundingBox())?.height ?? 0
      await expect.poll(height, where).toBeGreaterThanOrEqual(0.6 * viewport.height)
      const room = await paper.boundingBox()
      const desk = await page.getByRole('main').boundingBox()
      expect((room?.width ?? 0) / (desk?.width ?? 0), where).toBeGreaterThanOrEqual(0.6)
      if (!isOpen) continue
      await decision.getByRole('button').last().click()
      await expect(decision.getByRole('button', { name: formTexts.cancel })).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      const beside = await decision.boundingBox()
      expect(beside?.x ?? 0, where).toBeGreaterThanOrEqual((room?.x ?? 0) + (room?.width ?? 0))
      await page.keyboard.press('Escape')
    }
  }
})
