import { fill } from '@enlace/contract/core/fill.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { bankAccountTexts as texts, bankStateTexts } from '@enlace/contract/bank-accounts/texts.ts'
import { demoBankTexts } from '@enlace/demo/texts/bank-accounts.ts'
import { holdHours } from '@enlace/domain/bank-account.ts'
import type { Page } from '@playwright/test'
import { expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { openPlace } from '../fixtures/list.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ person: 'master' })

const panel = (page: Page, name: string) => page.getByRole('region', { name })
const { form, faults } = texts

test('a master sees the accounts by their last digits, and a change that waits with the old account still in use', async ({
  page,
}) => {
  await openPlace(page, '/#/profile/bank-accounts')
  const inUse = panel(page, texts.inUse)
  await expect(inUse).toContainText('•••• 6650')
  const change = panel(page, fill(texts.underWay, { numero: '' }).trim()).first()
  await expect(change).toContainText(
    fill(bankStateTexts.onHold.replace('{fecha})', ''), { state: stateTexts.cambio_cuenta.aprobado }),
  )
  await expect(change).toContainText(fill(texts.waits, { horas: holdHours }))
  await expect(change).toContainText('•••• 3579')
  await change.getByText(texts.history).click()
  await expectAccessibleAtBothWidths(page)
  const button = change.getByRole('button', { name: texts.download })
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename()).toBe(demoBankTexts.fileName)
  await page.getByRole('button', { name: texts.ask, exact: true }).click()
  await expect(page.getByText(form.factorNeeded)).toBeVisible()
  await page.getByRole('button', { name: form.send }).click()
  for (const fault of [faults.bank, faults.kind, faults.number, faults.holder, faults.nit, faults.file])
    await expect(page.getByText(fault, { exact: true })).toBeVisible()
  await expectAccessibleAtBothWidths(page)
})
