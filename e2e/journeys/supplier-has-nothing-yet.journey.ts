import { fill } from '@enlace/contract/core/fill.ts'
import { emptyTexts } from '@enlace/contract/core/list/empty-texts.ts'
import { filterTexts } from '@enlace/contract/core/list/texts.ts'
import { debitNotesTexts } from '@enlace/contract/notes-debit/texts.ts'
import { noPaymentsTexts } from '@enlace/contract/payments-made/part-texts.ts'
import { paymentsMadeTexts } from '@enlace/contract/payments-made/texts.ts'
import { supplierContractTexts } from '@enlace/contract/supplier-contracts/detail-texts.ts'
import { supplierContractsTexts } from '@enlace/contract/supplier-contracts/texts.ts'
import { expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { documentOn } from '../fixtures/document.ts'
import { listOn, openPlace } from '../fixtures/list.ts'
import { openOwnCompany, operate, ownCompany } from '../fixtures/own-company.ts'
import { signIn } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

const company = ownCompany({ id: '84', nombre: 'Compradora Nueva S.A.', host: 'sin-nada.localhost' })

test('a supplier without payments, debit notes and contracts reads so', async ({ page }) => {
  const person = await openOwnCompany(page, company)
  await operate('company', 'set', '--id', company.id, 'orden_notas_debito=1')
  await signIn(page, person)
  const main = page.getByRole('main')
  await test.step('never paid reads so in its window, is led to the year, and then to all', async () => {
    await openPlace(page, '/#/payments-made/30')
    await expect(main.getByText(fill(noPaymentsTexts.noneInWindow, { n: 30 }))).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    await main.getByRole('button', { name: noPaymentsTexts.seeYear }).click()
    await expect(page).toHaveURL(/payments-made\/365$/)
    await main.getByRole('button', { name: noPaymentsTexts.seeAll }).click()
    await expect(main.getByText(noPaymentsTexts.neverAny)).toBeVisible()
    await page.getByRole('searchbox', { name: paymentsMadeTexts.search }).fill('CE-1')
    await expect(main.getByText(emptyTexts.noMatch)).toBeVisible()
  })
  await test.step('reads that there are no debit notes, in a window and at all', async () => {
    await openPlace(page, '/#/notes-debit/30')
    await expect(main.getByText(fill(debitNotesTexts.noneInWindow, { n: 30 }))).toBeVisible()
    await main.getByRole('button', { name: debitNotesTexts.seeAll }).click()
    await expect(page).toHaveURL(/#\/notes-debit\/0$/)
    await expect(main.getByText(debitNotesTexts.neverAny, { exact: true })).toBeVisible()
    await expectAccessibleAtBothWidths(page)
  })
  await test.step('reads that there are no contracts, and finds those that its company’s files bring', async () => {
    await openPlace(page, '/#/supplier-contracts')
    await expect(main.getByText(supplierContractsTexts.neverAny, { exact: true })).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    await operate('import', '--company', company.id, '--sample', 'contratos')
    await page.reload()
    const list = listOn(page)
    await list.expectTotal(1)
    await openPlace(page, '/#/supplier-contracts?status=liquidado')
    await expect(main.getByText(emptyTexts.noMatch)).toBeVisible()
    await main.getByRole('button', { name: filterTexts.clear }).first().click()
    await list.expectTotal(1)
    await list.links.first().click()
    await expect(documentOn(page).heading).toHaveText(
      fill(supplierContractTexts.title, { numero: 'CT-2026-001' }),
    )
    await expect(page.getByText(supplierContractTexts.notPublished)).toBeVisible()
  })
})
