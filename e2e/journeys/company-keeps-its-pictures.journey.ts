import { saveTexts } from '@enlace/contract/backoffice/texts.ts'
import { mediaPickerTexts, mediaTexts } from '@enlace/contract/media/texts.ts'
import { mediaLibraryTexts as texts } from '@enlace/contract/media/library-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { buildPng } from '@enlace/testing/pictures.ts'
import { expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { backofficeAddress, expect, test } from '../fixtures/staff.ts'

test.use({ staff: 'communications', allowedComplaints: [/422 \(Unprocessable/] })

test('uploads a picture, says what it shows and what must stay in sight, and takes it away again', async ({
  staffPage: page,
}, { workerIndex, repeatEachIndex }) => {
  // Another try finds the picture that the first one left.
  const name = `estibas de la bodega ${workerIndex + 1}${repeatEachIndex + 10}`
  const button = (label: string) => page.getByRole('button', { name: label, exact: true })
  await test.step('what is no picture is refused by its name', async () => {
    await page.goto(backofficeAddress('/biblioteca'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title)
    const notes = { name: 'notas.png', mimeType: 'image/png', buffer: Buffer.from('una nota') }
    await page.getByLabel(mediaPickerTexts.uploadLabel).setInputFiles(notes)
    await button(mediaPickerTexts.send).click()
    await expect(page.getByText(fill(mediaTexts.type, { name: 'notas.png' }))).toBeVisible()
    await button(fill(mediaPickerTexts.removeFile, { name: 'notas.png' })).click()
  })
  await test.step('a picture is uploaded, and its sizes are made meanwhile', async () => {
    const picture = { name: `${name}.png`, mimeType: 'image/png', buffer: buildPng(700, 400) }
    await page.getByLabel(mediaPickerTexts.uploadLabel).setInputFiles(picture)
    await button(mediaPickerTexts.send).click()
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByText('320 · 640 · 700')).toBeVisible()
  })
  await test.step('it is not used without words, and keeps its subject in sight', async () => {
    await button(saveTexts.changes).click()
    await expect(page.getByText(mediaTexts.altMissing)).toBeVisible()
    await page.getByLabel(texts.alt).fill('Estibas con cajas en la bodega de Yumbo')
    await page.getByLabel(texts.focusX).fill('20')
    await expectAccessibleAtBothWidths(page)
    await button(saveTexts.changes).click()
    await expect(page.getByText(texts.saved)).toBeVisible()
    await expect(page.getByLabel(texts.focusX)).toHaveValue('20')
  })
  await test.step('it is found by its words, and taken away because nothing shows it', async () => {
    await page.goto(backofficeAddress('/biblioteca'))
    await page.getByLabel(mediaPickerTexts.search).fill(name)
    await expectAccessibleAtBothWidths(page)
    await page.getByRole('link', { name }).click()
    await button(texts.remove).click()
    await page.getByRole('dialog').getByRole('button', { name: texts.remove }).click()
    await expect(page.getByText(fill(texts.removed, { name }))).toBeVisible()
  })
})
