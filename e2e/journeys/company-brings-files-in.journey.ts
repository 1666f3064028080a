import { fieldName } from '@enlace/contract/imports/loaded/field-texts.ts'
import { importRowTexts as rowTexts } from '@enlace/contract/imports/row-texts.ts'
import { importsTexts as texts } from '@enlace/contract/imports/texts.ts'
import { importWordTexts as words } from '@enlace/contract/imports/templates/word-texts.ts'
import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { exportTexts } from '@enlace/contract/exports/texts.ts'
import { setPasswordTexts } from '@enlace/contract/set-password/texts.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { chipOn } from '../fixtures/list.ts'
import { operate } from '../fixtures/own-company.ts'
import { backofficeAddress, expect, signInStaff, test } from '../fixtures/staff.ts'

const QUINDIO = {
  id: '941',
  nit: '901.941.001',
  nombre: 'Distribuidora del Quindío S.A.S.',
  email: 'pagos@quindio.test',
}
const PASSWORD = 'tinta papel y tóner'
const SOURCE = 'Siesa cartera'

const stateColumn = fill(texts.plan.columnOf, { field: fieldName('estado') })
const stateOfAll = fill(texts.plan.fixedValue, { field: fieldName('estado') })

const HEADER = 'NIT;Razón social;No. factura;Fecha factura;Vencimiento;Valor factura;Saldo'
const row = (factura: string, saldo: string) =>
  `900.123.456-8;Papelería Ñandú S.A.S.;${factura};15/10/2026;14/11/2026;1.190.000,00;${saldo}`
const list = (...rows: string[]) => ({
  name: 'cartera.csv',
  mimeType: 'text/csv',
  // As Excel and old ERPs write it: Latin-1, below a title.
  buffer: Buffer.from(['Cartera por pagar;;;;;;', HEADER, ...rows].join('\r\n'), 'latin1'),
})

/** A company of the journey's own, with somebody of accounts payable who is in. */
async function openDesk(page: Page, { id, nit, nombre, email }: typeof QUINDIO): Promise<void> {
  await operate('company', 'create', '--id', id, '--nit', nit, '--name', nombre)
  const lines = await operate('staff', 'invite', email, '--company', id, '--role', 'cuentas_por_pagar')
  const link = lines.map((line) => line.trim()).find((line) => line.includes('#/set-password/')) ?? ''
  await page.goto(link)
  await page.getByLabel(setPasswordTexts.password).fill(PASSWORD)
  await page.getByLabel(setPasswordTexts.repeat).fill(PASSWORD)
  await page.getByRole('button', { name: setPasswordTexts.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(setPasswordTexts.doneTitle)
  await signInStaff(page, { email, password: PASSWORD })
}

async function bring(page: Page, file: ReturnType<typeof list>): Promise<void> {
  await page.getByLabel(texts.begin.files).setInputFiles(file)
  await page.getByRole('button', { name: texts.begin.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    fill(texts.plan.title, { files: file.name }),
  )
}

const expectDownloadTold = (page: Page, archivo: string) =>
  expect(page.getByText(fill(exportTexts.downloaded, { archivo }))).toBeVisible()

async function tryOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: texts.plan.check }).click()
  await expect(page.getByRole('heading', { name: texts.check.title })).toBeVisible()
}

async function load(page: Page): Promise<void> {
  await page.getByRole('button', { name: texts.check.load, exact: true }).click()
  await expect(page.getByRole('button', { name: texts.result.undo })).toBeVisible()
}

test('somebody of accounts payable loads what the ERP gives out', async ({ page }) => {
  await openDesk(page, QUINDIO)
  await test.step('brings a list of invoices in, mends what was refused, and undoes what was wrong', async () => {
    await page.goto(backofficeAddress('/cargas'))
    await expect(page.getByText(texts.list.neverAny)).toBeVisible()
    await page.getByRole('link', { name: texts.new }).click()
    const template = page.waitForEvent('download')
    await page.getByRole('button', { name: texts.begin.template.get.xlsx }).click()
    await expectDownloadTold(page, (await template).suggestedFilename())
    await bring(page, list(row('FE-101', '1.190.000,00'), row('FE-102', 'por confirmar')))

    // What the file is and which column is which were found; only the source's name is missing.
    await expect(page.getByLabel(texts.plan.part, { exact: true })).toHaveValue('account-statements')
    await expect(page.getByLabel(fill(texts.plan.columnOf, { field: fieldName('factura') }))).toHaveValue(
      'No. factura',
    )
    await page.getByRole('button', { name: texts.plan.check }).click()
    // What is lacking is beside the button, and the field itself, far above it, has the focus.
    await expect(page.getByRole('alert').getByText(texts.plan.faults.title)).toBeVisible()
    const source = page.getByRole('combobox', { name: texts.plan.source })
    await expect(source).toBeFocused()
    await expect(source).toBeInViewport()
    await expectAccessible(page)
    // A line of what is missing leads there again.
    await page.getByRole('alert').getByRole('button').first().click()
    await expect(source).toBeFocused()
    await source.fill(SOURCE)
    // The file has no states: one is said for all of its invoices, and remembered.
    await page.getByLabel(stateColumn).selectOption({ label: texts.plan.fixed })
    await page.getByLabel(stateOfAll).selectOption('causada')
    await expectAccessible(page)
    await tryOut(page)
    await expect(page.getByText(/línea 4: El número «por confirmar» no se puede leer/)).toBeVisible()
    // The form is not asked again below the result.
    await expect(page.getByLabel(texts.plan.part, { exact: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: texts.plan.summary.change })).toBeVisible()
    await page.setViewportSize({ width: 360, height: 780 })
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await load(page)
    await expectAccessible(page)

    // The refused record comes back as a workbook with why, and the mended file is read by the same columns.
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: fill(texts.result.mend, { file: 'cartera.csv' }) }).click()
    expect((await coming).suggestedFilename()).toBe('Rechazados cartera.xlsx')
    await expectDownloadTold(page, 'Rechazados cartera.xlsx')
    const report = page.waitForEvent('download')
    await page.getByRole('button', { name: texts.result.reportCsv }).click()
    await expectDownloadTold(page, (await report).suggestedFilename())
    await page.getByRole('link', { name: texts.result.again }).click()
    await bring(page, list(row('FE-102', '1.190,00')))
    await expect(page.getByRole('combobox', { name: texts.plan.source })).toHaveValue(SOURCE)
    await expect(page.getByLabel(stateOfAll)).toHaveValue('causada')
    await tryOut(page)
    await load(page)

    // The balance was a thousand times too small: the load is undone, and what was before it stays.
    await page.getByRole('button', { name: texts.result.undo }).click()
    await expect(page.getByText('se elimina 1 factura')).toBeVisible()
    await page.getByRole('button', { name: texts.result.undoConfirm, exact: true }).click()
    await expect(page.getByText(texts.states.undone, { exact: true })).toBeVisible()
    await page.getByRole('navigation', { name: texts.title }).getByRole('link', { name: texts.title }).click()
    await expect(
      page.getByRole('row').filter({ hasText: texts.states.undone }).getByText('cartera.csv'),
    ).toBeVisible()
    // The chip of a state leaves its loads, and the other chips say what they would leave.
    const loaded = page.getByRole('main').getByText(texts.states.loaded, { exact: true })
    await expect(loaded).toHaveCount(1)
    await chipOn(page, texts.states.undone).click()
    await expect(page).toHaveURL(/estado=undone/)
    await expect(loaded).toHaveCount(0)
    await expect(chipOn(page, texts.states.loaded)).toBeVisible()
    await expectAccessible(page)
    await chipOn(page, texts.states.undone).click()
    await page.setViewportSize({ width: 390, height: 844 })
    const refused = page
      .getByRole('row')
      .filter({ hasText: texts.states.undone })
      .locator('[data-card=count]')
    expect(await refused.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain(
      texts.list.refused,
    )
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(backofficeAddress('/fuentes'))
    await page.getByRole('button', { name: fill(texts.freshness.changeOf, { source: SOURCE }) }).click()
    await page.getByRole('button', { name: texts.freshness.save }).click()
    await expect(
      page.getByText(fill(texts.freshness.rhythms['business-day'], { before: '08:00' })),
    ).toBeVisible()
    await expect(page.getByText(texts.freshness.states['on-time'])).toBeVisible()
  })
  await test.step('says once what the words of a file mean and which of its rows are theirs', () =>
    sayMeanings(page))
})

async function sayMeanings(page: Page): Promise<void> {
  await page.goto(backofficeAddress('/cargas/nueva'))
  const rows = ['900123456;Peña S.A.S.;Mediana;Norte', '860001911;Andina S.A.;Sí;Sur']
  const buffer = Buffer.from(['NIT;Razón social;Mipyme;Regional', ...rows, 'TOTAL;;;'].join('\n'))
  await bring(page, { name: 'terceros.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('combobox', { name: texts.plan.source }).fill('Terceros')
  await page.getByLabel(fill(words.wordOf, { cell: 'Mediana', count: '1' })).selectOption('si')
  await page
    .getByLabel(rowTexts.column, { exact: true })
    .selectOption({ label: fill(rowTexts.by, { column: 'Regional' }) })
  await page.getByRole('checkbox', { name: fill(rowTexts.cell, { cell: 'Norte', count: '1' }) }).check()
  await page.getByRole('checkbox', { name: fill(rowTexts.cell, { cell: 'Sur', count: '1' }) }).uncheck()
  await expectAccessible(page)
  await tryOut(page)
  await expect(page.getByText(texts.check.noReasons)).toBeVisible()
  await expect(page.getByText(texts.check.leftOut)).toBeVisible()
  await page.setViewportSize({ width: 360, height: 780 })
  await expectAccessible(page)
}

test.describe('an auditor', () => {
  test.use({ staff: 'auditor' })

  test('looks at loads and sources and can change nothing', async ({ staffPage: page }) => {
    await page.goto(backofficeAddress('/cargas'))
    await expect(page.getByText(backofficeTexts.readOnly)).toBeVisible()
    await expect(page.getByRole('link', { name: texts.new })).toHaveCount(0)
    await expectAccessibleAtBothWidths(page)
    await page.goto(backofficeAddress('/cargas/nueva'))
    await expect(page.getByRole('button', { name: texts.begin.submit })).toBeDisabled()
    await expectAccessibleAtBothWidths(page)
    await page.goto(backofficeAddress('/fuentes'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.freshness.title)
    await expectAccessibleAtBothWidths(page)
  })
})
