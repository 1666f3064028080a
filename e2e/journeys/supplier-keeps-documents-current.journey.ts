import { fill } from '@enlace/contract/core/fill.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { uploadTexts } from '@enlace/contract/core/uploads/texts.ts'
import { profileTexts } from '@enlace/contract/profile/texts.ts'
import { requiredDocumentTexts as texts } from '@enlace/contract/required-documents/texts.ts'
import { requiredDocumentTileTexts } from '@enlace/contract/required-documents/tile-texts.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { operate } from '../fixtures/own-company.ts'
import { expect, test } from '../fixtures/test.ts'

const place = '/#/supplier-qualification/documents'
const states = stateTexts.documento_exigido
const rowOf = (page: Page, documento: string) =>
  page.getByRole('table', { name: texts.list }).getByRole('row').filter({ hasText: documento })
const percent = (page: Page) => page.getByRole('meter', { name: texts.progress.label })

/** A paper of so many megabytes. */
function paper(megabytes: number, words: string): Buffer {
  const bytes = Buffer.alloc(megabytes * 1024 * 1024, words)
  bytes.write('%PDF-1.7\n')
  bytes.write('\n%%EOF\n', bytes.length - 7)
  return bytes
}

/** A line that carries two megabytes a second upwards, so that there is a midst in which it can break. */
async function slowLine(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const become = async ({ offline = false } = {}) => {
    const speed = { latency: 0, downloadThroughput: -1, uploadThroughput: 2 * 1024 * 1024 }
    await browser.send('Network.emulateNetworkConditions', { offline, ...speed })
  }
  await become()
  return become
}

test.describe('a supplier', () => {
  test.use({ person: 'master' })

  test('sees what to put in order first, why, and until when the rest is good', async ({ page }) => {
    await page.goto('/#/inicio')
    await page.getByRole('link', { name: requiredDocumentTileTexts.label }).click()
    await expect(page).toHaveURL(/supplier-qualification\/documents/)
    await expect(percent(page)).toHaveAttribute('aria-valuenow', '50')
    const first = page.getByRole('table', { name: texts.list }).locator('tbody').getByRole('row').first()
    await expect(first).toContainText(states.rechazado)
    await expect(first).toContainText('Faltan las notas y la firma del revisor fiscal')
    for (const [documento, estado] of [
      ['Certificación bancaria', states.vencido],
      ['Certificado de Cámara de Comercio', states.por_vencer],
      ['Formulario SAGRILAFT', states.en_revision],
      ['Cédula del representante legal', states.vigente],
    ] as const)
      await expect(rowOf(page, documento)).toContainText(estado)
    await expect(rowOf(page, 'Referencias comerciales')).not.toContainText(states.falta)
    await expectAccessibleAtBothWidths(page)

    const template = rowOf(page, 'Formulario SAGRILAFT').getByRole('button', { name: texts.template })
    const [form] = await Promise.all([page.waitForEvent('download'), template.click()])
    expect(form.suggestedFilename()).toBe('sagrilaft.pdf')

    await rowOf(page, 'Cámara de Comercio')
      .getByRole('button', { name: fill(texts.versionsOpen, { n: 2 }) })
      .click()
    const versions = page.getByRole('dialog')
    await expect(versions.getByRole('listitem')).toHaveCount(2)
    await expectAccessibleAtBothWidths(page)
    const older = versions.getByRole('button', { name: fill(texts.download, { version: 1 }) })
    const [file] = await Promise.all([page.waitForEvent('download'), older.click()])
    expect(file.suggestedFilename()).toBe('camara-de-comercio.pdf')
    await page.keyboard.press('Escape')

    await page.goto('/#/profile')
    await expect(percent(page)).toHaveAttribute('aria-valuenow', '50')
    await expect(page.getByRole('meter', { name: profileTexts.progress.profileLabel })).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    await page.getByRole('link', { name: profileTexts.progress.open }).click()
    await expect(page).toHaveURL(/supplier-qualification\/documents/)
    await expect(rowOf(page, 'Certificación bancaria')).toContainText(states.vencido)
  })
})

test.describe('a file', () => {
  // The line is cut on purpose.
  test.use({ person: 'caribe', allowedComplaints: [/ERR_INTERNET_DISCONNECTED/] })

  test('goes on where it was after the line broke, a pause and a reload, and the company decides about it', async ({
    page,
  }) => {
    await page.goto(place)
    const chamber = 'Certificado de Cámara de Comercio'
    const upload = (name: string) =>
      rowOf(page, chamber).getByRole('button', { name: fill(name, { documento: chamber }) })
    await expect(upload(texts.uploadFirstOf).or(upload(texts.uploadOf))).toBeVisible()
    // An earlier try may have sent the first version.
    const version = (await upload(texts.uploadFirstOf).isVisible()) ? 1 : 2
    await upload(version === 1 ? texts.uploadFirstOf : texts.uploadOf).click()
    const dialog = page.getByRole('dialog')
    const send = dialog.getByRole('button', { name: texts.form.send, exact: true })
    await send.click()
    await expect(dialog.getByText(texts.faults.file)).toBeVisible()
    await expect(dialog.getByText(texts.faults.issued)).toBeVisible()
    const input = dialog.locator('input[type=file]').first()
    await input.setInputFiles({
      name: 'programa.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('MZ'),
    })
    await expect(dialog.getByText(fill(texts.faults.type, { name: 'programa.pdf' }))).toBeVisible()
    await expectAccessible(page)
    const name = 'cámara de comercio.pdf'
    await input.setInputFiles({ name, mimeType: 'application/pdf', buffer: paper(8, 'cámara ') })
    const today = todayInBogota(new Date())
    await dialog.getByLabel(texts.form.issued).fill(addDays(today, -91))
    await send.click()
    await expect(dialog.getByText(fill(texts.faults.issuedOld, { dias: 90 }))).toBeVisible()
    await dialog.getByLabel(texts.form.issued).fill(addDays(today, -10))

    const firstPiece = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
    const line = await slowLine(page)
    await send.click()
    await firstPiece
    await line({ offline: true })
    const onTheWay = page.getByRole('region', { name: uploadTexts.title })
    await expect(onTheWay.getByText(uploadTexts.waiting)).toBeVisible()
    await line()
    await expect(onTheWay.getByText(fill(uploadTexts.uploading, { name }))).toBeVisible()
    await onTheWay.getByRole('button', { name: uploadTexts.pause }).click()
    await expect(onTheWay.getByText(uploadTexts.paused)).toBeVisible()

    await page.reload()
    await expect(onTheWay.getByText(uploadTexts.paused)).toBeVisible()
    const sent = Number(await onTheWay.getByRole('progressbar').getAttribute('value'))
    expect(sent).toBeGreaterThan(0)
    const offsets: number[] = []
    page.on('request', (request) => {
      if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']))
    })
    await onTheWay.getByRole('button', { name: uploadTexts.goOn }).click()
    await expect(page.getByText(fill(texts.sent, { documento: chamber, version }))).toBeVisible()
    // What had arrived before the reload was not sent again.
    expect(offsets[0]).toBeGreaterThan(0)
    await expect(rowOf(page, chamber)).toContainText(states.en_revision)

    const pending = await operate('required-documents', 'pending', '--company', '2')
    const waiting = pending.find((line) => line.includes(chamber))?.slice(0, 8) ?? ''
    await operate(
      'required-documents',
      'approve',
      waiting,
      '--company',
      '2',
      '--as',
      'compras@caribe.example',
    )
    await page.reload()
    await expect(rowOf(page, chamber)).toContainText(states.vigente)
    await expect(percent(page)).toHaveAttribute('aria-valuenow', '33')
  })

  test('that is given up leaves nothing behind', async ({ page }) => {
    await page.goto(place)
    await rowOf(page, 'RUT')
      .getByRole('button', { name: fill(texts.uploadFirstOf, { documento: 'RUT' }) })
      .click()
    const dialog = page.getByRole('dialog')
    const file = { name: 'rut.pdf', mimeType: 'application/pdf', buffer: paper(8, 'rut ') }
    await dialog.locator('input[type=file]').first().setInputFiles(file)
    await dialog.getByLabel(texts.form.issued).fill(todayInBogota(new Date()))
    const firstPiece = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
    const line = await slowLine(page)
    await dialog.getByRole('button', { name: texts.form.send, exact: true }).click()
    await firstPiece
    await line({ offline: true })
    const onTheWay = page.getByRole('region', { name: uploadTexts.title })
    await expect(onTheWay).toBeInViewport()
    await expect(onTheWay.getByText(uploadTexts.waiting)).toBeVisible()
    await expectAccessible(page)
    await line()
    const dropped = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
    await onTheWay.getByRole('button', { name: uploadTexts.drop }).click()
    expect((await dropped).status()).toBe(200)
    await expect(onTheWay).toBeHidden()
    await page.reload()
    await expect(rowOf(page, 'RUT')).toContainText(states.falta)
    await expect(onTheWay).toBeHidden()
  })
})
