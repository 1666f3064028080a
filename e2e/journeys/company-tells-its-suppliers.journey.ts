import { saveTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { partWords } from '@enlace/contract/core/rich-text/part-words.ts'
import { richTextDialogTexts, richTextTexts } from '@enlace/contract/core/rich-text/texts.ts'
import {
  blogDeskFormTexts as form,
  blogDeskReceiptTexts as receipts,
  blogDeskTexts as list,
  blogDeskVersionTexts as versions,
  postAudienceTexts,
  postStateTexts,
} from '@enlace/contract/blog/desk/texts.ts'
import type { Page } from '@playwright/test'
import { expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { heading } from '../fixtures/page-parts.ts'
import { expect, test } from '../fixtures/staff.ts'

// An empty post is refused, and the browser writes it down.
test.use({ staff: 'communications', allowedComplaints: [/status of 422/] })

const textOf = (page: Page) => page.getByRole('textbox', { name: form.text })

/** What a word processor lays on the clipboard: its own looks, and things that no portal takes. */
async function paste(page: Page, html: string): Promise<void> {
  await textOf(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: form.publish, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: form.publish, exact: true }).click()
  await expect(page.getByText(form.published).last()).toBeVisible()
}

test('a communiqué is written by keyboard, published, changed, compared and brought back', async ({
  staffPage: page,
}) => {
  const titulo = `Horario de bodega ${Date.now().toString(36)}`
  await page.goto('#/blog/nueva')
  await page.getByRole('button', { name: saveTexts.draft }).click()
  // Anyone who saves an empty post hears at its field what is missing.
  await expect(page.getByLabel(form.titulo)).toHaveAccessibleDescription(new RegExp(form.titleMissing))
  await page.getByLabel(form.titulo).fill(titulo)
  await page.getByLabel(form.extract).fill('La bodega de Yumbo cierra dos días por inventario.')
  await page.getByLabel(form.kind).selectOption({ label: list.kinds.comunicado })
  // The demo's suppliers are companies: their blog stays as other journeys expect it.
  await page.getByLabel(postAudienceTexts.natural).check()
  await textOf(page).click()
  await page.keyboard.type('Cierra el 30 y el 31.')
  // The toolbar is one stop; the arrows go through it and Escape leads back.
  await page.keyboard.press('Alt+F10')
  await expect(page.getByRole('button', { name: richTextTexts.undo })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(textOf(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await paste(
    page,
    '<div style="color:red"><h2 class="Mso">Citas</h2><p>Pídalas antes.</p><form><input></form></div>',
  )
  await expect(
    page.getByText(fill(richTextTexts.pasted, { parts: partWords(['form', 'input']) })),
  ).toBeVisible()
  await expect(textOf(page).getByRole('heading', { name: 'Citas' })).toHaveJSProperty(
    'outerHTML',
    '<h2>Citas</h2>',
  )
  await page.keyboard.press('Enter')
  // A word processor draws its lists with signs and spaces: here they are lists.
  await paste(
    page,
    '<style>p.MsoNormal{margin:0}</style><h1>Bodegas</h1><p class="MsoListParagraph"><span>·<span>&nbsp;&nbsp; </span></span>Yumbo</p><p class="MsoListParagraph"><span>·<span>&nbsp;&nbsp; </span></span><b>Tocancipá</b></p><p>Gracias.</p>',
  )
  await expect(textOf(page).getByRole('heading', { name: 'Bodegas', level: 2 })).toBeVisible()
  await expect(textOf(page).getByRole('listitem')).toHaveText(['Yumbo', 'Tocancipá'])
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: richTextTexts.link, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: richTextDialogTexts.linkTitle })
  await dialog.getByLabel(richTextDialogTexts.linkAddress).fill('javascript:alert(1)')
  await dialog.getByLabel(richTextDialogTexts.linkText).fill('Ver los eventos')
  await dialog.getByRole('button', { name: richTextDialogTexts.save }).click()
  await expect(dialog.getByText(richTextDialogTexts.linkMalformed)).toBeVisible()
  await dialog.getByLabel(richTextDialogTexts.linkAddress).fill('#/events')
  await dialog.getByRole('button', { name: richTextDialogTexts.save }).click()
  await expect(textOf(page).getByRole('link', { name: 'Ver los eventos' })).toBeVisible()
  await page.getByRole('button', { name: saveTexts.draft }).click()
  await expect(heading(page)).toHaveText(titulo)
  await publish(page)
  await page.getByLabel(form.titulo).fill(`${titulo} (nuevo)`)
  await publish(page)
  await expect(heading(page)).toHaveText(`${titulo} (nuevo)`)
  await page.getByRole('tab', { name: form.versions }).click()
  await page.getByRole('button', { name: versions.compare }).last().click()
  await expect(page.getByRole('region', { name: form.titulo })).toContainText(`${titulo} (nuevo)`)
  await page.getByRole('button', { name: versions.restore }).click()
  await expect(heading(page)).toHaveText(titulo)
})

test('the desk of the blog keeps what is written, at any width', async ({ staffPage: page }) => {
  await test.step('the desk of the blog is usable by everybody at any width', async () => {
    await page.goto('#/blog')
    await expect(page.getByRole('table').getByText(postStateTexts.publicada).first()).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    await page.getByRole('searchbox').fill('no hay tal cosa')
    await expect(page.getByText(list.noMatch)).toBeVisible()
    await page.getByRole('button', { name: list.seeAll }).click()
    await page.getByRole('link', { name: /Cierre de radicación/ }).click()
    await expect(textOf(page)).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    await page.getByRole('tab', { name: form.receipts }).click()
    await expect(page.getByRole('table', { name: receipts.table })).toBeVisible()
    await expectAccessibleAtBothWidths(page)
  })
  await test.step('a text that the editor cannot keep whole stays as it was written', async () => {
    await page.goto('#/blog/nueva')
    await page.getByLabel(form.titulo).fill(`Plazos ${Date.now().toString(36)}`)
    await page.getByRole('button', { name: richTextTexts.toSource }).click()
    await page.getByLabel(form.text).fill('<dl><dt>Plazo</dt><dd>30 días</dd></dl>')
    await page.getByRole('button', { name: richTextTexts.toVisual }).click()
    await expect(
      page.getByText(fill(richTextTexts.loss, { parts: partWords(['dl', 'dt', 'dd']) })),
    ).toBeVisible()
    await page.getByRole('button', { name: saveTexts.draft }).click()
    await expect(heading(page)).toContainText('Plazos')
    await page.reload()
    await expect(page.getByLabel(/HTML/)).toHaveValue('<dl><dt>Plazo</dt><dd>30 días</dd></dl>')
  })
})
