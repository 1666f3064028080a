import { saveTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { notedPaperTexts, paperNotesTexts as texts } from '@enlace/contract/papers/notes/texts.ts'
import { textOfPdf } from '@enlace/testing/pdf.ts'
import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { openDesk } from '../fixtures/own-desk.ts'
import { createCompany, ownCompany } from '../fixtures/own-company.ts'
import { heading } from '../fixtures/page-parts.ts'
import { backofficeAddress, expect, test } from '../fixtures/staff.ts'

const company = ownCompany({ id: '3490', nombre: 'Notas Propias S.A.S.', host: 'notas-propias.localhost' })
const note = 'Radique su factura antes del día 25.'

/** The words of the page with the note of orders. */
async function trialOf(desk: Page): Promise<string> {
  const button = desk.getByRole('button', {
    name: fill(texts.trialOf, { papel: notedPaperTexts['purchase-order'] }),
  })
  const [file] = await Promise.all([desk.waitForEvent('download'), button.click()])
  return textOfPdf(await readFile(await file.path()))
}

test('staff writes the note of a kind of papers, sees it on a page and keeps it', async ({ browser }) => {
  await createCompany(company)
  const desk = await openDesk(browser, company)
  await desk.goto(backofficeAddress('/notas-documentos'))
  await expect(heading(desk)).toHaveText(texts.title)
  await expectAccessibleAtBothWidths(desk)

  const field = desk.getByLabel(notedPaperTexts['purchase-order'], { exact: true })
  await field.fill(note)
  expect(await trialOf(desk)).toContain(note)
  await desk.getByRole('button', { name: saveTexts.changes }).click()
  await expect(desk.getByText(texts.saved)).toBeVisible()
  await desk.reload()
  await expect(field).toHaveValue(note)
})
