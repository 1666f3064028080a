import { certificateScreenTexts } from '@enlace/contract/certificates/screen-texts.ts'
import { companyPapersTexts as texts } from '@enlace/contract/company-papers/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { addDays, formatDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { openDesk } from '../fixtures/own-desk.ts'
import { openOwnCompany, ownCompany } from '../fixtures/own-company.ts'
import { heading } from '../fixtures/page-parts.ts'
import { signIn } from '../fixtures/people.ts'
import { backofficeAddress, expect, test } from '../fixtures/staff.ts'

const company = ownCompany({
  id: '3480',
  nombre: 'Papeles Propios S.A.S.',
  host: 'papeles-propios.localhost',
})
const nombre = 'Certificado de Cámara de Comercio'
const paper = (words: string) => Buffer.from(`%PDF-1.7\n${words.padEnd(400)}\n%%EOF\n`)
const today = todayInBogota(new Date())

/** Fills the dialog of a paper and saves it. */
async function put(desk: Page, words: string, vence: string): Promise<void> {
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel(texts.fecha).fill(addDays(today, -1))
  await dialog.getByLabel(texts.venceLabel).fill(vence)
  const file = { name: 'camara.pdf', mimeType: 'application/pdf', buffer: paper(words) }
  await dialog.locator('input[type=file]').first().setInputFiles(file)
  await dialog.getByRole('button', { name: texts.save }).click()
  await expect(dialog).toHaveCount(0)
}

/** What the portal hands out under the paper's name. */
async function downloaded(page: Page): Promise<Buffer> {
  const link = page.getByRole('link', { name: nombre })
  await expect(link).toHaveCount(1)
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
  return readFile(await file.path())
}

test('staff adds a paper of the company and replaces it, and suppliers get the one in force', async ({
  page,
  browser,
}) => {
  const supplier = await openOwnCompany(page, company)
  const desk = await openDesk(browser, company)
  await desk.goto(backofficeAddress('/documentos-de-la-compania'))
  await expect(heading(desk)).toHaveText(texts.title)
  await expectAccessibleAtBothWidths(desk)

  await test.step('what is missing is said at its field, and what was typed stays', async () => {
    await desk.getByRole('button', { name: texts.add }).first().click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByLabel(texts.nombre).fill(nombre)
    await dialog.getByRole('button', { name: texts.save }).click()
    for (const fault of [texts.faults.fecha, texts.faults.file])
      await expect(dialog.getByText(fault)).toBeVisible()
    await expectAccessible(desk)
    await expect(dialog.getByLabel(texts.nombre)).toHaveValue(nombre)
    await put(desk, 'uno', addDays(today, 12))
    const ending = fill(texts.ending, { nombre, fecha: formatDate(addDays(today, 12)) })
    await expect(desk.getByText(ending)).toBeVisible()
    await expectAccessibleAtBothWidths(desk)
  })

  await signIn(page, supplier)
  await page.goto(`${supplier.address}#/certificates`)
  await expect(page.getByText(certificateScreenTexts.papersHint)).toBeVisible()
  expect((await downloaded(page)).equals(paper('uno'))).toBe(true)

  await test.step('a new version takes its place, and the history tells who put which', async () => {
    await desk.getByRole('button', { name: fill(texts.replaceOf, { nombre }) }).click()
    await put(desk, 'dos', addDays(today, 300))
    await expect(desk.getByText(texts.states.por_vencer)).toHaveCount(0)
    await desk.getByRole('button', { name: fill(texts.historyOf, { nombre }) }).click()
    const versions = desk.getByRole('dialog').getByRole('listitem')
    await expect(versions).toHaveCount(2)
    await expect(versions.last()).toContainText(`admin@${company.host}`)
    await expectAccessible(desk)
    const older = versions.last().getByRole('button', { name: fill(texts.downloadVersion, { version: 1 }) })
    const [file] = await Promise.all([desk.waitForEvent('download'), older.click()])
    expect((await readFile(await file.path())).equals(paper('uno'))).toBe(true)
    await desk.keyboard.press('Escape')
  })

  await page.reload()
  await expect(page.getByText(certificateScreenTexts.papersHint)).toBeVisible()
  expect((await downloaded(page)).equals(paper('dos'))).toBe(true)

  await test.step('once it is retired, suppliers see it no more', async () => {
    await desk.getByRole('button', { name: fill(texts.retireOf, { nombre }) }).click()
    await desk.getByRole('dialog').getByRole('button', { name: texts.retire }).click()
    await expect(desk.getByText(texts.states.retirado, { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByText(certificateScreenTexts.papersNone)).toBeVisible()
  })
})
