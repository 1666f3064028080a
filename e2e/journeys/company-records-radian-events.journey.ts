import { fill } from '@enlace/contract/core/fill.ts'
import { radianDeskTexts as texts, radianTexts } from '@enlace/contract/invoices/radian/screen-texts.ts'
import { claimConceptTexts, radianEventTexts, radianFaults } from '@enlace/contract/invoices/radian/texts.ts'
import type { RadianCode } from '@enlace/domain/radian/radian.ts'
import { radianPerson } from '@enlace/testing/radian.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { handInOne, openInvoice, openOwnInvoice } from '../fixtures/handed-in.ts'
import { withDatabase } from '../fixtures/later.ts'
import { expect, test } from '../fixtures/staff.ts'

test.use({ person: 'master', staff: 'accountsPayable', allowedComplaints: [/422 \(Unprocessable/] })

const eventsOn = (page: Page) => page.getByRole('region', { name: radianTexts.title })

/** Opens the form of an event, and records it; the person that it is filled with is that of the event before. */
async function record(
  page: Page,
  code: RadianCode,
  more: { concept?: string; at?: string } = {},
): Promise<void> {
  await eventsOn(page).getByRole('button', { name: texts.record[code] }).click()
  const dialog = page.getByRole('dialog', { name: texts.record[code] })
  if (code === '030') {
    await dialog.getByLabel(texts.names).fill('')
    await dialog.getByRole('button', { name: texts.confirm }).click()
    await expect(dialog.getByText(radianFaults.required).first()).toBeVisible()
    await dialog.getByLabel(texts.names).fill(radianPerson.nombres)
    await dialog.getByLabel(texts.surnames).fill(radianPerson.apellidos)
    await dialog.getByRole('textbox', { name: texts.document }).fill(radianPerson.documento)
    await dialog.getByLabel(texts.position).fill(radianPerson.cargo)
    await expectAccessible(page)
  } else await expect(dialog.getByLabel(texts.names)).toHaveValue(radianPerson.nombres)
  if (more.concept !== undefined) await dialog.getByLabel(texts.concept).selectOption(more.concept)
  if (more.at !== undefined) await dialog.getByLabel(texts.moment).fill(more.at)
  await dialog.getByRole('button', { name: texts.confirm }).click()
  await expect(dialog).toBeHidden()
  await expect(eventsOn(page)).toContainText(radianEventTexts[code])
}

test('the desk records the receipts and the acceptance of an invoice, which its supplier follows', async ({
  page,
  staffPage,
}) => {
  const number = await handInOne(page)
  await openInvoice(staffPage, number)
  await expect(eventsOn(staffPage)).toContainText(texts.notSent)
  await record(staffPage, '030')
  await record(staffPage, '032')
  await expect(eventsOn(staffPage)).toContainText(
    /Quedará aceptada tácitamente el \d{2}\/\d{2}\/\d{4} a las 23:59/,
  )
  await expectAccessibleAtBothWidths(staffPage)
  await openOwnInvoice(page, number)
  await expect(eventsOn(page)).toContainText(/Quedará aceptada tácitamente el/)
  await expect(eventsOn(page)).toContainText(radianPerson.cargo)
  await expectAccessibleAtBothWidths(page)
  await record(staffPage, '033')
  await expect(eventsOn(staffPage)).toContainText(/Aceptada expresamente el/)
  await expect(eventsOn(staffPage).getByRole('button', { name: texts.record['031'] })).toHaveCount(0)
})

test('a claim stops the term, and its supplier reads what to do', async ({ page, staffPage }) => {
  const number = await handInOne(page)
  await openInvoice(staffPage, number)
  await record(staffPage, '030')
  await record(staffPage, '032')
  await record(staffPage, '031', { concept: claimConceptTexts['02'] })
  await openOwnInvoice(page, number)
  await expect(eventsOn(page)).toContainText(claimConceptTexts['02'])
  await expect(eventsOn(page)).toContainText(radianTexts.claimedStep)
})

test('tacit acceptance arrives over a weekend and a holiday, and both sides read it', async ({
  page,
  staffPage,
}) => {
  const number = await handInOne(page)
  await withDatabase(({ asAdmin }) =>
    asAdmin(`update submitted_invoices set fecha_emision = '2026-11-12' where numero = $1`, [number]),
  )
  await openInvoice(staffPage, number)
  // Received on Friday 13 November 2026; Monday the 16th was a holiday, and the term ended on Thursday the 19th.
  await record(staffPage, '030', { at: '2026-11-13T09:00' })
  await eventsOn(staffPage).getByRole('button', { name: texts.record['032'] }).click()
  const dialog = staffPage.getByRole('dialog', { name: texts.record['032'] })
  await dialog.getByLabel(texts.moment).fill('2026-11-13T08:00')
  await dialog.getByRole('button', { name: texts.confirm }).click()
  await expect(
    dialog
      .getByText(fill(radianFaults['before-event'], { codigo: '030', fecha: '13/11/2026 09:00' }))
      .first(),
  ).toBeVisible()
  await expectAccessibleAtBothWidths(staffPage)
  await dialog.getByLabel(texts.moment).fill('2026-11-13T10:00')
  await dialog.getByRole('button', { name: texts.confirm }).click()
  await expect(eventsOn(staffPage)).toContainText('Aceptada tácitamente el 19/11/2026.')
  await expect(eventsOn(staffPage)).toContainText(texts.late)
  await expectAccessibleAtBothWidths(staffPage)
  await openOwnInvoice(page, number)
  await expect(eventsOn(page)).toContainText('Aceptada tácitamente el 19/11/2026.')
  await expect(eventsOn(page)).toContainText(radianTexts.tacitStep)
})
