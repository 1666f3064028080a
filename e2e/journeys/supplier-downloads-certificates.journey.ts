import { paymentDocument } from '@enlace/contract/payments-made/document.ts'
import { readFile } from 'node:fs/promises'
import { fill } from '@enlace/contract/core/fill.ts'
import { ownListTexts } from '@enlace/contract/core/reconcile/texts.ts'
import { certificateFileTexts } from '@enlace/contract/certificates/paper-texts.ts'
import { certificateReconcileTexts } from '@enlace/contract/certificates/reconcile/texts.ts'
import {
  certificateScreenTexts as texts,
  paymentWithholdingTexts,
} from '@enlace/contract/certificates/screen-texts.ts'
import { certificateStateTexts } from '@enlace/contract/certificates/texts.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { sumMoney } from '@enlace/domain/money.ts'
import { textOfPdf } from '@enlace/testing/pdf.ts'
import type { Download, Locator, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { openList, openPlace } from '../fixtures/list.ts'
import { shownMoney } from '../fixtures/shown.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ person: 'master' })

const today = todayInBogota(new Date())
const year = Number(today.slice(0, 4))
/** The last year whose certificates of a whole year are out: they come with the end of March (art. 381 E.T.). */
const released = today > `${year}-03-31` ? year - 1 : year - 2

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const preview = (page: Page) => panel(page, texts.preview)
const available = (page: Page) => panel(page, texts.available)

/** What a click hands out. */
async function fileOf(page: Page, button: Locator): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  return download
}

const bytesOf = async (download: Download) => readFile(await download.path())

/** The amounts of a table's column, by its header, and what its foot says. */
async function column(table: Locator, header: string) {
  const heads = await table.locator('thead th').allInnerTexts()
  const place = heads.indexOf(header) + 1
  const cells = table.locator(`tbody tr > :nth-child(${place})`)
  const foot = table.locator(`tfoot tr > :nth-child(${place})`)
  return {
    amounts: (await cells.allTextContents()).map(shownMoney),
    total: async () => shownMoney((await foot.textContent()) ?? ''),
  }
}

test('certificates add up, are told when they are missing, and are downloaded and compared', async ({
  page,
}) => {
  await test.step('a certificate adds up to its rows, each row to its withholdings, and each of these leads to its documents', async () => {
    await openPlace(page, `/#/certificates?tipo=iva&anio=${released}&periodo=5`)
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
    const rows = preview(page).getByRole('table').first()
    await expect(rows.locator('tfoot')).toBeVisible()
    for (const header of [texts.operation, texts.ivaBase, texts.value]) {
      const { amounts, total } = await column(rows, header)
      expect(sumMoney(amounts)).toBe(await total())
    }
    await expectAccessibleAtBothWidths(page)

    // The row of the fewest withholdings, which are all on one page.
    const opening = rows.getByRole('button', { name: /retenciones$/ }).last()
    const row = rows.locator('tbody tr').last()
    const value = shownMoney((await row.locator('td').nth(-2).textContent()) ?? '')
    await opening.click()
    await expect(opening).toHaveAttribute('aria-expanded', 'true')
    const lines = preview(page).getByRole('table').nth(1)
    await expect(lines.getByRole('rowheader').first()).toBeVisible()
    const { amounts } = await column(lines, texts.value)
    expect(sumMoney(amounts)).toBe(value)
    await expectAccessibleAtBothWidths(page)

    const invoice = lines.getByRole('rowheader').getByRole('link').first()
    const numero = await invoice.innerText()
    await invoice.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(numero)
  })
  await test.step('what is not out yet and what was never withheld are two answers', async () => {
    await openPlace(page, `/#/certificates?tipo=fuente&anio=${released + 1}`)
    const day = fill(certificateStateTexts.unreleasedUntil, { fecha: `31/03/${released + 2}` })
    await expect(preview(page).getByText(day)).toBeVisible()
    await openPlace(page, '/#/certificates?tipo=ica&anio=2019')
    const none = fill(certificateStateTexts.none, { tipo: texts.of.ica, anio: 2019 })
    await expect(preview(page).getByText(none)).toBeVisible()
    await expectAccessible(page)
    await preview(page)
      .getByRole('button', { name: fill(texts.seeYear, { anio: released }) })
      .click()
    await expect(preview(page).getByRole('table')).toBeVisible()
    await expect(page.getByLabel(texts.city)).toBeVisible()
  })
  await test.step('the PDF is issued once, several come in one file and a whole year in another', async () => {
    await openPlace(page, `/#/certificates?tipo=fuente&anio=${released}`)
    const pdf = await fileOf(page, preview(page).getByRole('button', { name: texts.pdf }))
    const said = textOfPdf(await bytesOf(pdf)).replaceAll(/\s+/g, ' ')
    await expect(preview(page).getByText(/CF-\d{4}-\d{6}, versión 1/)).toBeVisible()
    const [numero = ''] = /CF-\d{4}-\d{6}/.exec(await preview(page).innerText()) ?? []
    expect(said).toContain(numero)
    const again = await fileOf(page, preview(page).getByRole('button', { name: texts.pdf }))
    expect((await bytesOf(again)).equals(await bytesOf(pdf))).toBe(true)

    const list = available(page)
    const boxes = list.getByRole('row').getByRole('checkbox')
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    const several = await fileOf(page, list.getByRole('button', { name: fill(texts.chosen.many, { n: 2 }) }))
    const names = (await bytesOf(several)).toString('latin1')
    expect(new Set(names.match(/certificado-[\w-]+\.pdf/g))).toHaveProperty('size', 2)
    expect(new Set(names.match(/certificado-[\w-]+\.xlsx/g))).toHaveProperty('size', 2)

    await expect(page.getByRole('combobox', { name: /Año/ })).toHaveCount(1)
    const inAll = list.getByRole('checkbox', { name: texts.allYears })
    await inAll.check()
    const otherYears = list.getByRole('cell', { name: /^20\d\d$/ }).filter({ hasNotText: String(released) })
    await expect(otherYears.first()).toBeVisible()
    await inAll.uncheck()
    await expect(otherYears).toHaveCount(0)
    const wholeYear = list.getByRole('button', { name: fill(texts.wholeYear, { anio: released }) })
    const whole = await fileOf(page, wholeYear)
    expect(whole.suggestedFilename()).toMatch(new RegExp(`^certificados-${released}.*\\.zip$`))
    expect((await bytesOf(whole)).toString('latin1')).toContain('.pdf')
    // She sells to another company, too.
    const ofAll = list.getByRole('button', { name: fill(texts.allCompanies, { anio: released }) })
    const pack = (await bytesOf(await fileOf(page, ofAll))).toString('latin1')
    expect(pack).toContain('andina-de-alimentos')
    expect(pack).toContain(certificateFileTexts.readMe)
    await expectAccessible(page)
  })
  await test.step('one’s own list is compared with a certificate: its very lines coincide, a changed one does not', async () => {
    await openPlace(page, `/#/certificates?tipo=iva&anio=${released}&periodo=4`)
    const sheet = await fileOf(page, preview(page).getByRole('button', { name: texts.xlsx }))
    const own = { name: 'libros.xlsx', mimeType: '', buffer: await bytesOf(sheet) }
    await openPlace(page, `/#/certificates/reconcile?con=iva:${released}:4:`)
    await expect(page.getByLabel(certificateReconcileTexts.against)).toHaveValue(`iva:${released}:4:`)
    await page.getByLabel(certificateReconcileTexts.file).setInputFiles(own)
    await expect(page.getByText(certificateReconcileTexts.allMatch)).toBeVisible()
    await expectAccessible(page)
    const csv = Buffer.from('Factura;Valor retenido\nFE-INVENTADA;1000\n')
    await page
      .getByLabel(certificateReconcileTexts.file)
      .setInputFiles({ name: 'x.csv', mimeType: '', buffer: csv })
    const result = panel(page, ownListTexts.results)
    await expect(result.getByRole('rowheader', { name: 'FE-INVENTADA' })).toBeVisible()
  })
  await test.step('each withholding of a payment has a certificate of its own', async () => {
    const list = await openList(page, '/#/payments-made/365')
    const withheld = await list.amounts(paymentDocument.fields.valor_retenciones.label)
    await list.links.nth(withheld.findIndex((amount) => amount !== '0.00')).click()
    const lines = panel(page, paymentWithholdingTexts.title)
    const download = await fileOf(page, lines.getByRole('button').first())
    const said = textOfPdf(await bytesOf(download)).replaceAll(/\s+/g, ' ')
    expect(said).toContain('de una sola retención')
    await expectAccessible(page)
  })
})
