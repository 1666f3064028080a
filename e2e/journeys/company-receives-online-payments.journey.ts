import { readFile } from 'node:fs/promises'
import { captchaTexts } from '@enlace/contract/captcha/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { listActionTexts } from '@enlace/contract/core/list/texts.ts'
import { exportTexts } from '@enlace/contract/exports/texts.ts'
import { refundTexts } from '@enlace/contract/payments/desk/refund-texts.ts'
import { receivedPaymentsTexts as texts, receivedPaymentTexts } from '@enlace/contract/payments/desk/texts.ts'
import { paymentSettingsTexts } from '@enlace/contract/payments/settings/texts.ts'
import {
  paymentStateTexts,
  paymentsTexts,
  paymentTexts,
  simulatorTexts,
} from '@enlace/contract/payments/texts.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { formatMoney, money, sumMoney } from '@enlace/domain/money.ts'
import type { Page } from '@playwright/test'
import { expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { listOn } from '../fixtures/list.ts'
import { createCompany, operate, ownCompany } from '../fixtures/own-company.ts'
import { openDesk } from '../fixtures/own-desk.ts'
import { button, heading } from '../fixtures/page-parts.ts'
import { portalAt } from '../fixtures/people.ts'
import { shownMoney } from '../fixtures/shown.ts'
import { backofficeAddress, expect, test } from '../fixtures/staff.ts'

// The server refuses a refund above what is left.
test.use({ allowedComplaints: [/status of 422/] })

const company = ownCompany({ id: '8891', nombre: 'Recaudos Claros S.A.', host: 'recaudos.localhost' })

/** Pays through the simulator, as anybody at the portal can. */
async function pay(
  page: Page,
  given: { referencia: string; valor: string; decision: string; outcome: string },
) {
  await page.goto(`${portalAt(company.host)}#/payments`)
  await page.getByLabel(paymentsTexts.concept).selectOption({ label: 'Saldo' })
  await page.getByLabel(paymentsTexts.nit).fill('900123456')
  await page.getByLabel(paymentsTexts.dv).fill('8')
  await page.getByLabel(paymentsTexts.razonSocial).fill('Lácteos del Páramo S.A.S.')
  await page.getByLabel(paymentsTexts.reference).fill(given.referencia)
  await page.getByLabel(paymentsTexts.value).fill(given.valor)
  await page.getByLabel(paymentsTexts.email).fill('tesoreria@paramo.example')
  await page.getByRole('checkbox', { name: captchaTexts.label }).check()
  await expect(page.getByText(captchaTexts.solved)).toBeVisible()
  await button(page, paymentsTexts.continue).click()
  await button(page, paymentsTexts.pay).click()
  await expect(heading(page)).toHaveText(simulatorTexts.title)
  await button(page, given.decision).click()
  await expect(heading(page)).toHaveText(given.outcome)
  return page.url()
}

test('a payment of the portal is seen, opened, asked about, given back in part and exported', async ({
  page,
  browser,
}) => {
  await createCompany(company)
  await operate('payments', 'simulator', '--company', company.id)
  await operate('payments', 'concept', '--company', company.id, '--name', 'Saldo')
  const desk = await openDesk(browser, company)

  await test.step('nobody has paid yet, and somebody of the company wants to know of payments', async () => {
    await desk.goto(backofficeAddress('/pagos-recibidos'))
    await expect(desk.getByText(texts.neverAny)).toBeVisible()
    await expectAccessibleAtBothWidths(desk)
    await desk.goto(backofficeAddress('/pagos-en-linea'))
    await button(desk, paymentSettingsTexts.setRecipients).click()
    const field = desk.getByRole('dialog').getByLabel(paymentSettingsTexts.recipients)
    await field.fill('cartera')
    await button(desk, paymentSettingsTexts.save).click()
    await expect(
      desk.getByText(fill(paymentSettingsTexts.faults.recipient, { correo: 'cartera' })),
    ).toBeVisible()
    await field.fill('cartera@recaudos.example, caja@recaudos.example')
    await button(desk, paymentSettingsTexts.save).click()
    await expect(desk.getByRole('list', { name: paymentSettingsTexts.recipients })).toContainText(
      'caja@recaudos.example',
    )
    await expectAccessibleAtBothWidths(desk)
  })

  const approved = { decision: simulatorTexts.approve, outcome: paymentStateTexts.Aprobada.title }
  const payer = await pay(page, { referencia: 'ND 4471', valor: '1.500.000,50', ...approved })
  await pay(page, { referencia: 'ND 4472', valor: '200.000', ...approved })
  await pay(page, {
    referencia: 'ND 4473',
    valor: '70.000',
    decision: simulatorTexts.reject,
    outcome: paymentStateTexts.Rechazada.title,
  })

  const list = listOn(desk)
  await test.step('the list shows each with its state, and its net is the sum of the rows', async () => {
    await desk.getByRole('link', { name: paymentSettingsTexts.received }).click()
    await list.expectTotal(3)
    const net = await list.amounts(texts.net)
    expect(await list.total(texts.net)).toBe(sumMoney(net))
    expect(await list.total(texts.net)).toBe(money('1700000.50'))
    await expect(list.table).toContainText(stateTexts.pago_en_linea.rechazada)
    await expectAccessibleAtBothWidths(desk)
    await desk.getByRole('searchbox', { name: texts.search }).fill('nd 4471')
    await list.expectTotal(1)
    await list.links.first().click()
  })

  await test.step('its page tells where it stands at the gateway, which is asked again', async () => {
    await expect(desk.getByRole('link', { name: receivedPaymentTexts.receipt })).toBeVisible()
    await button(desk, receivedPaymentTexts.ask).click()
    await expect(desk.getByText(receivedPaymentTexts.asked.al_dia)).toBeVisible()
    await expect(desk.getByRole('table', { name: receivedPaymentTexts.historyTable })).toContainText(
      receivedPaymentTexts.sources.evento,
    )
    await expectAccessibleAtBothWidths(desk)
  })

  await test.step('a refund is noted once by a double click, and not above what is left', async () => {
    await button(desk, refundTexts.note).click()
    const dialog = desk.getByRole('dialog')
    await button(desk, refundTexts.save).click()
    await expect(dialog.getByText(refundTexts.faults.value)).toBeVisible()
    await expect(dialog.getByText(refundTexts.faults.reason)).toBeVisible()
    await expectAccessibleAtBothWidths(desk)
    await dialog.getByLabel(refundTexts.value).fill('1.500.000,51')
    await dialog.getByLabel(refundTexts.reason).fill('Pagó dos veces.')
    await button(desk, refundTexts.save).click()
    const all = formatMoney(money('1500000.50'))
    await expect(dialog.getByText(fill(refundTexts.faults.tooMuch, { valor: all }))).toBeVisible()
    await dialog.getByLabel(refundTexts.value).fill('500.000,50')
    await button(desk, refundTexts.save).dblclick()
    await expect(dialog).toBeHidden()
    await expect(desk.getByRole('list', { name: refundTexts.table }).getByRole('listitem')).toHaveCount(1)
    const figures = desk.getByRole('group', { name: receivedPaymentTexts.figures })
    await expect(figures).toContainText(stateTexts.correo.devuelto)
    const shown = await figures.getByText(texts.net, { exact: true }).locator('xpath=..').innerText()
    expect(shownMoney(/\$\s?[\d.]+,\d\d/.exec(shown)?.[0] ?? '')).toBe(money('1000000.00'))
    await expectAccessibleAtBothWidths(desk)
  })

  await test.step('a wrong note is withdrawn with a reason, and another one takes its place', async () => {
    await desk.getByRole('button', { name: /^Retirar la anotación de/ }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByLabel(refundTexts.withdrawReason).fill('Fue de otro pago.')
    await dialog.getByRole('button', { name: refundTexts.withdraw }).click()
    await expect(desk.getByText(refundTexts.takenBack)).toBeVisible()
    await expect(desk.getByText(refundTexts.isWithdrawn, { exact: true })).toBeVisible()
    await button(desk, refundTexts.note).click()
    await dialog.getByLabel(refundTexts.value).fill('100.000,50')
    await dialog.getByLabel(refundTexts.reason).fill('Descuento acordado.')
    await button(desk, refundTexts.save).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('the payer reads on the payment’s page what was given back', async () => {
    await page.goto(payer)
    const valor = formatMoney(money('100000.50'))
    await expect(page.getByText(fill(paymentTexts.refunded, { valor }))).toBeVisible()
    await expectAccessibleAtBothWidths(page)
  })

  await test.step('the list and its file show the net amounts', async () => {
    await desk.goto(backofficeAddress('/pagos-recibidos'))
    await list.expectTotal(3)
    // What the list showed before stays until its newer rows have come.
    await expect.poll(() => list.total(texts.net)).toBe(money('1600000.00'))
    expect(await list.total(texts.refunded)).toBe(money('100000.50'))
    await desk.getByRole('button', { name: listActionTexts.export, exact: true }).click()
    const [file] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('menuitem', { name: exportTexts.csv }).click(),
    ])
    const lines = await readFile(await file.path(), 'utf8')
    expect(lines).toContain(';COP;1500000,50;100000,50;1400000,00')
    expect(lines).not.toContain('tesoreria@paramo.example')
  })
})

test('the payments received fit a phone', { tag: '@phone' }, async ({ staffPage }) => {
  await staffPage.goto(backofficeAddress('/pagos-recibidos'))
  const list = listOn(staffPage)
  await list.expectSettled()
  await list.links.first().click()
  await expect(staffPage.getByRole('table', { name: receivedPaymentTexts.historyTable })).toBeVisible()
  await expectAccessibleAtBothWidths(staffPage)
})
