import { demoBankTexts } from '@enlace/demo/texts/bank-accounts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { bankDeskTexts as texts } from '@enlace/contract/bank-accounts/desk/texts.ts'
import { expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { backofficeAddress, expect, test } from '../fixtures/staff.ts'

const [approver] = demoBankTexts.approvers

test('an administrator sees who approves changes of account, who named and confirmed them, and what taking one away means', async ({
  staffPage,
}) => {
  await staffPage.goto(backofficeAddress('/cuentas-bancarias'))
  const row = staffPage.getByRole('listitem').filter({ hasText: approver.email })
  await expect(row).toContainText(texts.approverStates.vigente)
  await expect(row).toContainText(/Propuesto por .+, confirmado por .+, vigente desde el \d\d\/\d\d\/\d{4}/)
  await expectAccessibleAtBothWidths(staffPage)
  await row.getByRole('button', { name: fill(texts.remove, { nombre: approver.name }) }).click()
  const dialog = staffPage.getByRole('dialog')
  // The demo's administrator operates the installation, too.
  await expect(dialog.getByText(texts.removeNowBody)).toBeVisible()
  await expectAccessibleAtBothWidths(staffPage)
  await dialog.getByRole('button', { name: texts.cancel }).first().click()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText(texts.approverStates.vigente)
})
