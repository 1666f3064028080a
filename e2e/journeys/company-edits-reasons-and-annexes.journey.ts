import { saveTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { invoiceDecisionTexts } from '@enlace/contract/invoices/desk/screen-texts.ts'
import { invoiceListsTexts as texts } from '@enlace/contract/invoices/lists/texts.ts'
import { invoicesTexts } from '@enlace/contract/invoices/supplier-texts.ts'
import { expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { handInOne, openInvoice } from '../fixtures/handed-in.ts'
import { heading } from '../fixtures/page-parts.ts'
import { backofficeAddress, decisionOn, expect, test } from '../fixtures/staff.ts'

test.use({ person: 'master', staff: 'administrator' })

test('a reason and an annex of the company are offered and asked from then on', async ({
  page,
  staffPage,
}) => {
  const reason = 'Falta el visto bueno del interventor'
  const annex = 'Informe de interventoría'
  await test.step('an administrator adds both', async () => {
    await staffPage.goto(backofficeAddress('/motivos-y-anexos'))
    await expect(heading(staffPage)).toHaveText(texts.title)
    const reasons = staffPage.getByRole('region', { name: texts.reasons, exact: true })
    await reasons.getByRole('button', { name: texts.addReason }).click()
    const added = reasons.getByRole('region').last()
    await expect(added.getByText(texts.faults.title)).toBeVisible()
    await added.getByRole('textbox', { name: texts.reasonTitle }).fill(reason)
    await added.getByRole('textbox', { name: texts.step }).fill('Pida el visto bueno y radique de nuevo.')
    // What is typed stays where the reason is folded, and moves with it.
    const named = (label: string) => reasons.getByRole('region', { name: label, exact: true })
    await named(reason)
      .getByRole('button', { name: `${texts.fold}: ${reason}` })
      .click()
    await expect(named(reason).getByRole('textbox')).toHaveCount(0)
    await expect(named(reason)).toContainText('Pida el visto bueno y radique de nuevo.')
    await named(reason)
      .getByRole('button', { name: fill(texts.up, { nombre: reason }) })
      .click()
    await named(reason)
      .getByRole('button', { name: `${texts.edit}: ${reason}` })
      .click()
    await expect(named(reason).getByRole('textbox', { name: texts.reasonTitle })).toHaveValue(reason)
    await reasons.getByRole('button', { name: texts.preview }).click()
    await expect(reasons.getByText(fill(texts.previewedAccepted, { n: 0 }))).toBeVisible()
    const annexes = staffPage.getByRole('region', { name: texts.annexes, exact: true })
    await annexes.getByRole('button', { name: texts.addAnnex }).click()
    const asked = annexes.getByRole('region').last()
    await asked.getByRole('combobox').first().fill(annex)
    await asked.getByLabel(texts.mandatory).uncheck()
    await expectAccessibleAtBothWidths(staffPage)
    await staffPage.getByRole('button', { name: saveTexts.changes }).click()
    await expect(staffPage.getByText(texts.saved)).toBeVisible()
  })
  await test.step('the supplier reads what is asked, and the desk returns with the reason', async () => {
    const number = await handInOne(page)
    await expect(page.getByText(fill(invoicesTexts.annexOptional, { anexo: annex }))).toBeVisible()
    await openInvoice(staffPage, number)
    const decision = decisionOn(staffPage)
    await decision.getByRole('button', { name: invoiceDecisionTexts.return }).click()
    await decision.getByLabel(invoiceDecisionTexts.reason).selectOption(reason)
    await expect(decision).toContainText('Pida el visto bueno y radique de nuevo.')
  })
})
