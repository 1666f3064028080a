import { paymentSettingsTexts as texts } from '@enlace/contract/payments/settings/texts.ts'
import { paymentsTexts } from '@enlace/contract/payments/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { createCompany, ownCompany } from '../fixtures/own-company.ts'
import { openDesk } from '../fixtures/own-desk.ts'
import { button } from '../fixtures/page-parts.ts'
import { portalAt } from '../fixtures/people.ts'
import { backofficeAddress, expect, test } from '../fixtures/staff.ts'

// The server refuses keys of another environment.
test.use({ allowedComplaints: [/status of 422/] })

const company = ownCompany({ id: '8883', nombre: 'Pagos Anchos S.A.', host: 'pagos.localhost' })

test('an administrator enters the keys of the gateway, adds a concept, and the portal takes payments for it', async ({
  page,
  browser,
}) => {
  await createCompany(company)
  const desk = await openDesk(browser, company)
  await desk.goto(backofficeAddress('/pagos-en-linea'))
  await expect(desk.getByText(texts.none)).toBeVisible()
  await expectAccessibleAtBothWidths(desk)

  await button(desk, texts.setKeys).click()
  const dialog = desk.getByRole('dialog')
  await button(desk, texts.save).click()
  await expect(dialog.getByText(texts.faults.publicKey)).toBeVisible()
  await dialog.getByLabel(texts.publicKey).fill('pub_test_deestajornada')
  await dialog.getByLabel(texts.integrity).fill('prod_integrity_x')
  await dialog.getByLabel(texts.eventsSecret).fill('test_events_deestajornada')
  await button(desk, texts.save).click()
  await expect(dialog.getByText(fill(texts.faults.prefix, { prefijo: 'test_integrity_' }))).toBeVisible()
  await expectAccessibleAtBothWidths(desk)
  await dialog.getByLabel(texts.integrity).fill('test_integrity_deestajornada')
  await button(desk, texts.save).click()
  await expect(desk.getByText(texts.missing)).toBeVisible()

  await button(desk, texts.addConcept).click()
  await dialog.getByLabel(texts.name).fill('Pliegos')
  await dialog.getByLabel(texts.value).fill('mil')
  await button(desk, texts.save).click()
  await expect(dialog.getByText(texts.faults.value)).toBeVisible()
  await dialog.getByLabel(texts.value).fill('85.000')
  await button(desk, texts.save).click()
  await expect(desk.getByRole('list', { name: texts.conceptsTitle })).toContainText('85.000')

  await button(desk, texts.turnOn).click()
  await expect(desk.getByText(texts.on, { exact: true })).toBeVisible()
  await expectAccessibleAtBothWidths(desk)
  await page.goto(`${portalAt(company.host)}#/payments`)
  await expect(
    page.getByLabel(paymentsTexts.concept).locator('option', { hasText: 'Pliegos' }),
  ).toBeAttached()
  await button(desk, texts.turnOff).click()
  await expect(desk.getByText(texts.off, { exact: true })).toBeVisible()
})
