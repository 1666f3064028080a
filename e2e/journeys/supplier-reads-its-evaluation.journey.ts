import { documentTexts } from '@enlace/contract/documents/texts.ts'
import { paperKindTexts } from '@enlace/contract/papers/issued-texts.ts'
import { indicatorTexts } from '@enlace/contract/supplier-qualification/evaluation/indicator-texts.ts'
import { qualificationFrameTexts } from '@enlace/contract/supplier-qualification/evaluation/texts.ts'
import { papersTexts } from '@enlace/contract/papers/desk/texts.ts'
import { planTexts } from '@enlace/contract/supplier-qualification/plan-texts.ts'
import { reviewTexts } from '@enlace/contract/supplier-qualification/review-texts.ts'
import {
  criteriaTexts,
  indicatorPageTexts,
  indicatorTableTexts,
  qualificationTexts as texts,
  trendTexts,
} from '@enlace/contract/supplier-qualification/texts.ts'
import { verifyTexts } from '@enlace/contract/papers/verify/texts.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { formatDate, addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { randomUUID } from 'node:crypto'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { openPlace } from '../fixtures/list.ts'
import { operate } from '../fixtures/own-company.ts'
import { people, signIn } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

const paper = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n \n%%EOF\n'),
})
const company = 'compras@demo.co'

test.describe('a supplier that was evaluated', () => {
  test.use({ person: 'master' })

  test('sees its score and takes its certificate away', async ({ page }) => {
    await test.step('sees its score, what it is made of, and the documents behind each number', async () => {
      await openPlace(page, '/#/supplier-qualification/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(qualificationFrameTexts.title)
      await expect(page.getByRole('meter', { name: texts.score })).toHaveAttribute('aria-valuenow', '88.13')
      await expect(page.getByText('88,13').first()).toBeVisible()
      await expect(page.getByText('Nivel Excelente')).toBeVisible()
      const criteria = page.getByRole('region', { name: criteriaTexts.title })
      await expect(criteria.getByRole('rowheader')).toHaveText([
        'Calidad',
        'Cumplimiento',
        'Oportunidad de respuesta',
        'Gestión',
      ])
      await criteria.getByText('3 ítems').first().click()
      await expect(criteria.getByText('Certificado de calidad del lote')).toBeVisible()
      await expect(page.getByRole('region', { name: trendTexts.title }).getByRole('rowheader')).toHaveCount(6)
      const numbers = page.getByRole('region', { name: indicatorTableTexts.title })
      await expect(numbers.getByRole('link')).toHaveCount(8)
      await expectAccessibleAtBothWidths(page)

      await numbers
        .getByRole('link', { name: /Entregas a tiempo/ })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `${indicatorTexts.names.entregas_a_tiempo}: documentos`,
      )
      await page.getByRole('link', { name: indicatorPageTexts.onlyAgainst }).click()
      await expect(page).toHaveURL(/solo=incumplen/)
      const rows = page.getByRole('table').locator('tbody')
      await expect(rows.getByText(indicatorPageTexts.fails).first()).toBeVisible()
      await expect(rows.getByText(indicatorPageTexts.meets)).toHaveCount(0)
      await expectAccessibleAtBothWidths(page)
      await rows.getByRole('rowheader').getByRole('link').first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Orden de compra/)
      await page.goBack()
      await expect(page).toHaveURL(/solo=incumplen/)

      await openPlace(page, '/#/supplier-qualification')
      const trend = page.getByRole('region', { name: trendTexts.title })
      await trend.getByRole('rowheader').getByRole('link').last().click()
      await expect(page.getByText(texts.earlier)).toBeVisible()
      await page.getByRole('link', { name: texts.latest }).click()
      await expect(page.getByText(texts.earlier)).toBeHidden()
    })
    await test.step('downloads its certificate, which its code verifies', async () => {
      await openPlace(page, '/#/supplier-qualification')
      // What is done with the evaluation is in the bar of the page, which stays in sight.
      await expect(
        page.locator('[data-page-acts]').getByRole('button', { name: texts.download }),
      ).toBeVisible()
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: texts.download }).click(),
      ])
      expect(file.suggestedFilename()).toMatch(/^calificacion-EV-\d{4}-\d{6}\.pdf$/)
      await openPlace(page, '/#/papers')
      const issued = page.getByRole('region', { name: papersTexts.listTitle })
      const row = issued.getByRole('row').filter({ hasText: paperKindTexts.calificacion.name }).first()
      await row.getByRole('link').last().click()
      await expect(page.getByText(verifyTexts.valid)).toBeVisible()
      await expect(page.getByText('88,13 de 100')).toBeVisible()
      await expectAccessible(page)
    })
  })
})

test.describe('a supplier that answers its evaluation', () => {
  test.use({ person: 'master' })

  test('asks for a review, and plans what it does better', async ({ page }) => {
    await test.step('asks for a review, reads the company’s answer and takes the request back', async () => {
      const words = `El lote 7 llegó con certificado. ${randomUUID()}`
      const { dialog: labels, page: thread } = reviewTexts
      await openPlace(page, '/#/supplier-qualification')
      await page.getByRole('button', { name: reviewTexts.ask }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: labels.send }).click()
      await expect(dialog.getByRole('textbox', { name: labels.message })).toBeFocused()
      await dialog.getByRole('checkbox', { name: 'Calidad' }).check()
      await dialog.getByRole('textbox', { name: labels.message }).fill(words)
      await expectAccessible(page)
      await page.reload()
      await page.getByRole('button', { name: reviewTexts.ask }).click()
      await expect(dialog.getByRole('textbox', { name: labels.message })).toHaveValue(words)
      await expect(dialog.getByRole('checkbox', { name: 'Calidad' })).toBeChecked()
      await dialog.getByLabel(labels.files).setInputFiles(paper('certificado.pdf'))
      await dialog.getByRole('button', { name: labels.send }).dblclick()
      const reviews = page.getByRole('region', { name: reviewTexts.title })
      const waiting = reviews
        .getByRole('row')
        .filter({ hasText: stateTexts.revision_calificacion.solicitada })
      await expect(waiting).toHaveCount(1)
      await expect(page.getByRole('button', { name: reviewTexts.ask })).toHaveCount(0)
      const numero = (await waiting.getByRole('rowheader').textContent()) ?? ''

      await operate('evaluations', 'answer', numero, '--as', company, '--text', 'Envíe también la remisión.')
      await waiting.getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(numero)
      await expect(page.getByText('Envíe también la remisión.')).toBeVisible()
      await expect(page.getByText(words)).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('textbox', { name: thread.message }).fill('Va la remisión.')
      await page.getByRole('button', { name: thread.send }).click()
      await expect(page.getByRole('list').getByText('Va la remisión.')).toBeVisible()
      await page.getByRole('button', { name: thread.withdraw }).click()
      await dialog.getByRole('button', { name: thread.withdraw }).click()
      await expect(page.getByText(thread.over)).toBeVisible()
      await page
        .getByRole('navigation', { name: documentTexts.breadcrumb })
        .getByRole('link', { name: qualificationFrameTexts.title })
        .click()
      await expect(page.getByRole('button', { name: reviewTexts.ask })).toBeVisible()
    })
    await test.step('plans what it does better, hands in the evidence and reads what the company says of it', async () => {
      const accion = `Etiquetar los lotes con código de barras ${randomUUID()}`
      const { form, evidenceForm } = planTexts
      await openPlace(page, '/#/supplier-qualification')
      await page.getByRole('button', { name: planTexts.add }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: form.what }).fill(accion)
      await dialog.getByLabel(form.criterion).selectOption('Calidad')
      await dialog.getByRole('textbox', { name: form.who }).fill('Ana Torres, Calidad')
      const due = addDays(todayInBogota(new Date()), 20)
      await dialog.getByLabel(form.when).fill(due)
      await expectAccessible(page)
      await dialog.getByRole('button', { name: form.save }).dblclick()
      const own = page.getByRole('listitem').filter({ hasText: accion })
      await expect(own).toHaveCount(1)
      await expect(own).toContainText(formatDate(due))

      await own.getByRole('button', { name: new RegExp(`^${planTexts.send}`) }).click()
      await dialog
        .getByRole('textbox', { name: evidenceForm.comment })
        .fill('Ya se etiquetan todos los lotes.')
      await dialog.getByLabel(evidenceForm.files).setInputFiles(paper('etiquetas.pdf'))
      await dialog.getByRole('button', { name: evidenceForm.send }).click()
      await expect(own.getByText(stateTexts.accion_mejora.en_revision)).toBeVisible()
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        own.getByRole('button', { name: /etiquetas\.pdf/ }).click(),
      ])
      expect(file.suggestedFilename()).toBe('etiquetas.pdf')

      const listed = await operate('evaluations', 'actions')
      const id = listed.find((line) => line.includes(accion))?.split(' ')[0] ?? ''
      await operate('evaluations', 'return', id, '--as', company, '--text', 'Falta la foto.')
      await page.reload()
      await expect(own.getByText('Falta la foto.')).toBeVisible()
      await expect(own.getByText(stateTexts.accion_mejora.devuelta)).toBeVisible()
      await own.getByRole('button', { name: new RegExp(`^${planTexts.withdraw}`) }).click()
      await dialog.getByRole('button', { name: planTexts.withdraw, exact: true }).click()
      await expect(own.getByText(stateTexts.accion_mejora.retirada)).toBeVisible()
      await expect(own.getByRole('button', { name: planTexts.change })).toHaveCount(0)
    })
  })
})

test('a supplier that was not evaluated yet reads when that is, and how', async ({ page }) => {
  await signIn(page, people.caribe())
  await page.goto(`${people.caribe().address}#/supplier-qualification`)
  await expect(
    page.getByText(/^Aún no hay evaluaciones\. La primera se publica en (enero|julio) de \d{4}\.$/),
  ).toBeVisible()
  await expect(page.getByText('Seguridad social y parafiscales')).toBeVisible()
  await expect(page.getByRole('button', { name: reviewTexts.ask })).toHaveCount(0)
  await expectAccessibleAtBothWidths(page)
})
