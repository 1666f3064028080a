import { fill } from '@enlace/contract/core/fill.ts'
import {
  templateCanvasTexts as canvasTexts,
  templateEditorTexts as texts,
} from '@enlace/contract/content/editor/texts.ts'
import { templateReviewTexts } from '@enlace/contract/content/editor/review-texts.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { backofficeAddress, expect, test } from '../fixtures/staff.ts'

test('writes a registration form by choosing ready questions', async ({ staffPage: page }) => {
  const name = `registro-${Date.now()}`
  const canvas = page.frameLocator(`iframe[title="${texts.frame}"]`)
  const body = canvas.frameLocator(`iframe[title="${canvasTexts.page}"]`).locator('body')
  const ready = (id: keyof typeof canvasTexts.readyBlockNames) =>
    canvas.getByRole('button', {
      name: fill(canvasTexts.add, { name: canvasTexts.readyBlockNames[id] }),
      exact: true,
    })
  const there = (id: keyof typeof canvasTexts.readyBlockNames) =>
    canvas.getByRole('button', { name: fill(canvasTexts.isThere, { name: canvasTexts.readyBlockNames[id] }) })
  const missing = page.getByText(fill(texts.ready.missing, { names: 'Razón social, Correo electrónico' }))
  await page.goto(backofficeAddress(`/plantillas/template/${name}`))

  await test.step('chooses questions, each of which the form has once and shows with its label', async () => {
    await ready('nit').press('Enter')
    await expect(there('nit')).toBeDisabled()
    await ready('rut').click()
    for (const label of ['NIT', 'Dígito de verificación', 'RUT'])
      await expect(body.getByText(label, { exact: true })).toBeVisible()
    await expect(missing).toBeVisible()
  })
  await test.step('names a question of its own by its label alone, which the page shows', async () => {
    await canvas
      .getByRole('button', {
        name: fill(canvasTexts.add, { name: canvasTexts.blockNames.field }),
        exact: true,
      })
      .press('Enter')
    await canvas.getByLabel(canvasTexts.label).fill('Marca propia')
    await expect(body.getByText('Marca propia')).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('adds what the portal cannot do without', async () => {
    await page.getByRole('button', { name: texts.ready.add }).click()
    await expect(missing).toBeHidden()
    for (const id of ['nit', 'businessName', 'contactEmail'] as const) await expect(there(id)).toBeDisabled()
    await expect(body.getByText('Razón social')).toBeVisible()
    await expect(page.getByText(templateReviewTexts.captchaMissing)).toBeVisible()
  })
  await test.step('shows the label of a question that stands alone', async () => {
    await page.getByRole('tab', { name: texts.tabs.code }).click()
    await page.getByLabel(texts.codeLabel).fill('<input name="suelto" data-label="Pregunta suelta" required>')
    await page.getByRole('tab', { name: texts.tabs.edit }).click()
    await expect(body.getByText('Pregunta suelta *')).toBeVisible()
    await ready('bank').press('Enter')
    await page.getByRole('tab', { name: texts.tabs.code }).click()
    await expect(page.getByLabel(texts.codeLabel)).toHaveValue(
      /^<input name="suelto" data-label="Pregunta suelta" required[^>]*>\s*<label>Certificación bancaria <input[^>]*name="certificacionBancaria"/,
    )
  })
})
