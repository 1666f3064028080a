import { attachmentTexts } from '@enlace/contract/documents/attachments/texts.ts'
import { manyFilesTexts as texts } from '@enlace/contract/documents/attachments/desk/many-texts.ts'
import { documentFilesTexts } from '@enlace/contract/documents/attachments/desk/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { expectRows } from '../fixtures/list-measures.ts'
import { listOn, openPlace } from '../fixtures/list.ts'
import { button, heading } from '../fixtures/page-parts.ts'
import { people, signIn } from '../fixtures/people.ts'
import { backofficeAddress, expect, test } from '../fixtures/staff.ts'

const pdf = Buffer.from(`%PDF-1.7\n${' '.repeat(100)}\n%%EOF\n`)
const tab = (page: Page) => page.getByRole('tab', { name: new RegExp(`^${attachmentTexts.title}`) })
const fileNamed = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf })

// One upload is broken off on purpose.
test.use({ allowedComplaints: [/ERR_FAILED.*\/api\/staff\/document-files\//] })

test('staff puts many files beside their documents by the numbers in their names, and the supplier has them', async ({
  staffPage: page,
  page: portal,
}) => {
  await signIn(portal, people.master())
  await openPlace(portal, '/#/purchase-order/0')
  await listOn(portal).expectSettled()
  const [first, second] = await listOn(portal).links.all()
  const [numero = '', other = ''] = [await first?.innerText(), await second?.innerText()]
  const address = (await first?.getAttribute('href')) ?? ''

  await test.step('each file finds its document, one is looked for by hand, and one is left out', async () => {
    await page.goto(backofficeAddress('/archivos-de-documentos'))
    await expect(heading(page)).toHaveText(texts.title)
    await expect(button(page, fill(texts.send.many, { n: 0 }))).toBeDisabled()
    await expectAccessibleAtBothWidths(page)
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([
        fileNamed(`${numero} firmada.pdf`),
        fileNamed('escaneado.pdf'),
        fileNamed('sobra.pdf'),
        { ...fileNamed('vacio.pdf'), buffer: Buffer.alloc(0) },
      ])
    const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
    await expect(row('firmada').getByText(texts.states.ready)).toBeVisible()
    await expect(row('vacio').getByText(texts.states.failed)).toBeVisible()
    await row('sobra')
      .getByRole('button', { name: fill(texts.drop, { name: 'sobra.pdf' }) })
      .click()
    await expect(row('sobra')).toHaveCount(0)
    await row('escaneado').getByRole('textbox').fill(other)
    await row('escaneado').getByRole('button', { name: texts.searchButton }).click()
    await expect(row('escaneado').getByText(texts.states.ready)).toBeVisible()
    await expectAccessibleAtBothWidths(page)
  })
  await test.step('what did not arrive stays with its reason, and is sent again', async () => {
    await page.route('**/api/staff/document-files/**', (route) => route.abort(), { times: 1 })
    await button(page, fill(texts.send.many, { n: 2 })).click()
    await expect(page.getByText(texts.states.sent)).toHaveCount(1)
    await button(page, texts.send.one).click()
    await expect(page.getByText(texts.states.sent)).toHaveCount(2)
  })
  await test.step('the supplier sees the file in its order', async () => {
    await portal.goto(new URL(address, portal.url()).href)
    await tab(portal).click()
    await expect(portal.getByText(`${numero} firmada.pdf`, { exact: true })).toBeVisible()
  })
  await test.step('a single one is added on the document’s page, and taken back with a reason', async () => {
    await page.goto(backofficeAddress(`/ordenes?q=${encodeURIComponent(numero)}`))
    await expectRows(page)
    await listOn(page).links.first().click()
    await tab(page).click()
    await button(page, documentFilesTexts.add).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[type=file]').first().setInputFiles(fileNamed('acta.pdf'))
    await dialog.getByLabel(documentFilesTexts.description).fill('Acta de entrega')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: documentFilesTexts.confirmAdd }).click()
    await expect(page.getByText('Acta de entrega', { exact: true })).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    await button(page, fill(documentFilesTexts.withdraw, { name: 'acta.pdf' })).click()
    await page.getByLabel(documentFilesTexts.withdrawReason).fill('Es de otra orden.')
    await button(page, documentFilesTexts.confirmWithdraw).click()
    await expect(page.getByText('Acta de entrega', { exact: true })).toHaveCount(0)
  })
})
