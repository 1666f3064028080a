import { fill } from '@enlace/contract/core/fill.ts'
import { mediaPickerTexts } from '@enlace/contract/media/texts.ts'
import { versionTexts } from '@enlace/contract/content/versions/texts.ts'
import {
  templateCanvasTexts as canvasTexts,
  templateEditorTexts as texts,
} from '@enlace/contract/content/editor/texts.ts'
import { templateReviewTexts } from '@enlace/contract/content/editor/review-texts.ts'
import { buildPng } from '@enlace/testing/pictures.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import type { Locator } from '@playwright/test'
import { backofficeAddress, expect, test } from '../fixtures/staff.ts'

/** From where to where something stands, from above. */
async function boxOf(place: Locator) {
  const { y = 0, height = 0 } = (await place.boundingBox()) ?? {}
  return { top: y, bottom: y + height }
}

/** A code that no other journey gives. */
const newName = () => `carta-${Date.now()}`

test('writes a document by the keyboard, with a picture of the library', async ({ staffPage: page }) => {
  const name = newName()
  const canvas = page.frameLocator(`iframe[title="${texts.frame}"]`)
  const press = (label: string) => canvas.getByRole('button', { name: label, exact: true }).press('Enter')
  const block = (id: keyof typeof canvasTexts.blockNames) =>
    press(fill(canvasTexts.add, { name: canvasTexts.blockNames[id] }))

  await test.step('begins it under a code', async () => {
    await page.goto(backofficeAddress('/plantillas'))
    await expect(page.getByText(texts.forms)).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel(texts.newName).fill(name)
    await page.getByRole('button', { name: texts.create, exact: true }).click()
  })
  await test.step('adds, words and moves its parts without a pointer', async () => {
    await block('text')
    await canvas.getByLabel(canvasTexts.text).fill('Sus facturas:')
    await block('invoices')
    await block('heading')
    await canvas.getByLabel(canvasTexts.text).fill('Bienvenidos')
    await expect(canvas.getByRole('button', { name: 'Título 2: Bienvenidos' })).toBeVisible()
    for (let times = 0; times < 2; times++) await press(canvasTexts.up)
    await expectAccessible(page)
  })
  await test.step('puts a picture of the library into it', async () => {
    await block('picture')
    await press(canvasTexts.picture)
    const library = page.getByRole('dialog', { name: mediaPickerTexts.title })
    const picture = { name: `${name}.png`, mimeType: 'image/png', buffer: buildPng(330, 200) }
    await library.getByLabel(mediaPickerTexts.uploadLabel).setInputFiles(picture)
    await library.getByRole('button', { name: mediaPickerTexts.send, exact: true }).click()
    const tile = library.getByRole('button', {
      name: fill(mediaPickerTexts.pick, { name: name.replaceAll('-', ' ') }),
    })
    await expect(tile).toBeEnabled()
    await tile.click()
    await library.getByLabel(mediaPickerTexts.alt).fill('Fachada de la planta')
    await library.getByRole('button', { name: mediaPickerTexts.use }).click()
    await expect(library).toBeHidden()
    await expect(canvas.getByLabel(canvasTexts.alt)).toHaveValue('Fachada de la planta')
  })
  await test.step('keeps the instructions of its table, and the picture under its own address', async () => {
    await page.getByRole('tab', { name: texts.tabs.code }).click()
    const code = page.getByLabel(texts.codeLabel)
    await expect(code).toHaveValue(/^<h2>Bienvenidos<\/h2>/)
    await expect(code).toHaveValue(/<tbody>{% for f in facturas %}<tr>/)
    await expect(code).toHaveValue(/src="media\/[\da-f-]+\/\d+"/)
  })
})

test('looks at a document with a supplier’s data, publishes it, and goes back to what it was', async ({
  staffPage: page,
}) => {
  const button = (label: string) => page.getByRole('button', { name: label, exact: true })
  const tab = (label: string) => page.getByRole('tab', { name: label })
  const publish = async () => {
    await button(versionTexts.publish).click()
    const question = page.getByRole('dialog')
    await question.getByRole('button', { name: versionTexts.publish, exact: true }).click()
    await expect(question).toBeHidden()
    await expect(button(versionTexts.publish)).toBeDisabled()
  }
  const sample = 'Empaques & Cartones del Valle Ltda.'
  await page.goto(backofficeAddress(`/plantillas/document/${newName()}`))
  await page.getByLabel(texts.titleLabel).fill('Carta de bienvenida')
  await test.step('hears what may not stand in it', async () => {
    await tab(texts.tabs.code).click()
    const code = page.getByLabel(texts.codeLabel)
    await code.fill('<p>{{ proveedor.nombre }} {{ saldo }}</p><script>x()</script>')
    await expect(page.getByText(fill(templateReviewTexts.elementEmptied, { tag: 'script' }))).toBeVisible()
    await expect(page.getByText('«saldo» no existe')).toBeVisible()
    await code.fill('<p>{{ proveedor.nombre }}</p>')
    await expect(page.getByText(texts.noFindings)).toBeVisible()
    await expectAccessibleAtBothWidths(page)
  })
  await test.step('sees it as the sample and as a supplier would', async () => {
    await tab(texts.tabs.preview).click()
    const preview = page.getByRole('region', { name: texts.previewFrame })
    await expect(preview.getByText(sample)).toBeVisible()
    await page.getByLabel(texts.previewSupplier).fill('a')
    await page.getByRole('option', { name: / · \d/ }).first().click()
    await expect(preview.getByText(sample)).toBeHidden()
  })
  await test.step('publishes it twice, and goes back to the first', async () => {
    await publish()
    const notice = page.getByRole('region').getByText(texts.reach.byNone)
    await expect(notice).toBeVisible()
    await expect(page.getByText(texts.reach.none, { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: texts.reach.add })).toHaveAttribute('href', /#\/menu$/)
    // Wherever it stands, it leaves the page's main button free.
    await expect(async () => {
      const [told, main] = await Promise.all([boxOf(notice), boxOf(button(versionTexts.publish))])
      expect(told.bottom <= main.top || told.top >= main.bottom).toBe(true)
    }).toPass({ timeout: 30_000 })
    await expectAccessibleAtBothWidths(page)
    await page.getByLabel(texts.titleLabel).fill('Carta de despedida')
    await publish()
    await tab(texts.tabs.history).click()
    await button(`${versionTexts.back}: 1`).click()
    await page.getByRole('dialog').getByRole('button', { name: versionTexts.back }).click()
    await expect(page.getByText(fill(versionTexts.backDone, { number: 1 }))).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carta de bienvenida')
  })
})
