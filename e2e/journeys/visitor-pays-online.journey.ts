import { readFile } from 'node:fs/promises'
import { captchaTexts } from '@enlace/contract/captcha/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { footerTexts } from '@enlace/contract/core/frame/footer-texts.ts'
import {
  paymentFieldTexts,
  paymentMailTexts,
  paymentStateTexts,
  paymentsTexts as texts,
  paymentTexts,
  receiptTexts,
  simulatorTexts,
} from '@enlace/contract/payments/texts.ts'
import { textOfPdf } from '@enlace/testing/pdf.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { mailbox } from '../fixtures/mailbox.ts'
import { button, heading } from '../fixtures/page-parts.ts'
import { letTimeRunOut, paymentsOf } from '../fixtures/payments.ts'
import { portalAt } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

const field = (page: Page, name: string) => page.getByLabel(name)
const said = (text: string) => text.replaceAll('\u00a0', ' ')

/** A reference that no other journey pays. */
const newReference = () => `ND ${Date.now()}-${Math.floor(Math.random() * 10_000)}`

async function fillForm(page: Page, fields: { referencia: string; concept?: string; correo?: string }) {
  await page.goto('/#/payments')
  const concept = fields.concept ?? 'Saldo de nota débito'
  await field(page, texts.concept).selectOption({ label: concept })
  await field(page, texts.nit).fill('900123456')
  await field(page, texts.dv).fill('8')
  await field(page, texts.razonSocial).fill('Lácteos del Páramo S.A.S.')
  await field(page, texts.reference).fill(fields.referencia)
  if (concept === 'Saldo de nota débito') await field(page, texts.value).fill('1.500.000,5')
  await field(page, texts.email).fill(fields.correo ?? 'tesoreria@paramo.example')
  await page.getByRole('checkbox', { name: captchaTexts.label }).check()
  await expect(page.getByText(captchaTexts.solved)).toBeVisible()
}

/** Fills the form in and goes as far as the simulator's page. */
async function goToGateway(page: Page, fields: Parameters<typeof fillForm>[1]) {
  await fillForm(page, fields)
  await button(page, texts.continue).click()
  await button(page, texts.pay).click()
  await expect(heading(page)).toHaveText(simulatorTexts.title)
}

test('pays what it typed in, of which nothing is lost, and keeps the receipt', async ({ page }) => {
  await test.step('hears at each field what is wrong, and loses nothing by a reload', async () => {
    await page.goto('/#/payments')
    await button(page, texts.continue).click()
    for (const sentence of [
      paymentFieldTexts.concept,
      paymentFieldTexts.nit,
      paymentFieldTexts.dv,
      paymentFieldTexts.razonSocial,
      paymentFieldTexts.reference,
      paymentFieldTexts.value,
      paymentFieldTexts.email,
      paymentFieldTexts.captcha,
    ]) {
      await expect(page.getByRole('main').getByText(sentence)).toBeVisible()
    }
    await expect(field(page, texts.concept)).toBeFocused()
    await expectAccessible(page)
    await field(page, texts.nit).fill('900123456')
    await field(page, texts.dv).fill('7')
    await field(page, texts.value).fill('0')
    await field(page, texts.email).fill('nadie')
    for (const sentence of [
      paymentFieldTexts.dvWrong,
      paymentFieldTexts.valueNotPositive,
      paymentFieldTexts.emailMalformed,
    ]) {
      await expect(page.getByRole('main').getByText(sentence)).toBeVisible()
    }
    await page.reload()
    await expect(field(page, texts.nit)).toHaveValue('900123456')
    await expect(field(page, texts.email)).toHaveValue('nadie')
  })
  await test.step('pays through the simulator, keeps the receipt, and finds it again by the mail', async () => {
    const referencia = newReference()
    const correo = `pagos.${Date.now()}@paramo.example`
    await fillForm(page, { referencia, correo })
    await expectAccessibleAtBothWidths(page)
    await button(page, texts.continue).click()
    const summary = page.getByRole('region', { name: texts.summaryTitle })
    for (const shown of ['1.500.000,50', referencia, '900.123.456-8', correo, 'Andina de Alimentos S.A.S.']) {
      await expect(summary).toContainText(shown)
    }
    await expectAccessibleAtBothWidths(page)
    await test.step('makes one payment by a double click', async () => {
      await button(page, texts.pay).dblclick()
      await expect(page.getByText(simulatorTexts.mark, { exact: true })).toBeVisible()
      expect(await paymentsOf(referencia)).toHaveLength(1)
    })
    await expect(page.getByText('1.500.000,50')).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    await button(page, simulatorTexts.approve).click()
    await expect(heading(page)).toHaveText(paymentStateTexts.Aprobada.title)
    await expectAccessibleAtBothWidths(page)

    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: paymentTexts.receipt }).click()
    const file = await download
    const [payment] = await paymentsOf(referencia)
    expect(file.suggestedFilename()).toBe(`comprobante-${payment?.numero}.pdf`)
    const paper = said(textOfPdf(await readFile(await file.path())))
    for (const shown of [
      receiptTexts.title,
      '$ 1.500.000,50',
      referencia,
      'Lácteos del Páramo S.A.S.',
      correo,
    ]) {
      expect(paper).toContain(shown)
    }
    expect(paper).toContain(receiptTexts.simulated)

    const mail = await mailbox.latest(correo)
    expect(said(mail.subject)).toBe(
      fill(paymentMailTexts.approvedSubject, { concept: 'Saldo de nota débito', value: '$ 1.500.000,50' }),
    )
    await page.goto('about:blank')
    await page.goto(mail.links.find((link) => link.includes('/payments/')) ?? '')
    await expect(heading(page)).toHaveText(paymentStateTexts.Aprobada.title)
  })
})

test('pays a fixed value at the second try', async ({ page }) => {
  const referencia = newReference()
  await test.step('pays what the company fixed for a concept, and changes the data before paying', async () => {
    await fillForm(page, { referencia, concept: 'Pliegos de condiciones · $\u00a085.000,00' })
    await expect(field(page, texts.value)).toHaveValue('$ 85.000,00')
    await expect(field(page, texts.value)).toHaveAttribute('readonly')
    await button(page, texts.continue).click()
    await expect(page.getByRole('heading', { name: texts.summaryTitle })).toBeFocused()
    await button(page, texts.change).click()
    await expect(field(page, texts.reference)).toHaveValue(referencia)
    await field(page, texts.razonSocial).fill('Quesos del Páramo S.A.S.')
    await button(page, texts.continue).click()
    await expect(page.getByRole('region', { name: texts.summaryTitle })).toContainText(
      'Quesos del Páramo S.A.S.',
    )
  })
  await test.step('is rejected, hears that nothing was charged, tries again and is approved', async () => {
    await button(page, texts.pay).click()
    await button(page, simulatorTexts.reject).click()
    await expect(heading(page)).toHaveText(paymentStateTexts.Rechazada.title)
    await expect(page.getByText(paymentStateTexts.Rechazada.body)).toBeVisible()
    await expect(page.getByRole('link', { name: paymentTexts.receipt })).toHaveCount(0)
    await expectAccessible(page)
    await button(page, paymentTexts.retry).click()
    await button(page, simulatorTexts.approve).click()
    await expect(heading(page)).toHaveText(paymentStateTexts.Aprobada.title)
    expect((await paymentsOf(referencia)).map(({ estado }) => estado)).toEqual(['Rechazada', 'Aprobada'])
  })
})

test('comes back from the gateway without a payment, and the page follows what becomes of it', async ({
  page,
  context,
  request,
}) => {
  const referencia = newReference()
  await test.step('leaves the gateway, and may go on', async () => {
    await goToGateway(page, { referencia })
    await button(page, simulatorTexts.abandon).click()
    await expect(heading(page)).toHaveText(paymentStateTexts.Pendiente.title)
    await expect(page.getByRole('link', { name: paymentTexts.resume })).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('gains nothing by an address or an event that claims an approval', async () => {
    const token = new URL(page.url()).hash.split('/').at(-1) ?? ''
    await page.goto(`/payments/return/${token}?id=sim-000000000000&status=APPROVED&estado=Aprobada`)
    await expect(heading(page)).toHaveText(paymentStateTexts.Pendiente.title)
    const [payment] = await paymentsOf(referencia)
    const forged = await request.post('/api/payments/events/simulador/1', {
      headers: { 'x-simulator-signature': 'x'.repeat(43) },
      data: { transaction: { id: 'sim-1', reference: payment?.numero, status: 'APPROVED' } },
    })
    expect([forged.status(), await forged.json()]).toMatchObject([403, { code: 'signature-refused' }])
    await page.reload()
    await expect(heading(page)).toHaveText(paymentStateTexts.Pendiente.title)
    expect(await paymentsOf(referencia)).toMatchObject([{ estado: 'Pendiente' }])
  })
  await test.step('finds the payment expired when the time is over, and begins another', async () => {
    await letTimeRunOut(referencia)
    // The page asks by itself.
    await expect(heading(page)).toHaveText(paymentStateTexts.Expirada.title)
    await expectAccessible(page)
    await button(page, paymentTexts.retry).click()
    await expect(heading(page)).toHaveText(simulatorTexts.title)
  })
  await test.step('waits for a bank, and sees the answer on the page as it stands', async () => {
    await button(page, simulatorTexts.pend).click()
    await expect(page.getByText(paymentStateTexts.Pendiente.confirming)).toBeVisible()
    const address = await page.getByRole('link', { name: paymentTexts.resume }).getAttribute('href')
    const bank = await context.newPage()
    await bank.goto(address ?? '')
    await button(bank, simulatorTexts.approve).click()
    await expect(heading(bank)).toHaveText(paymentStateTexts.Aprobada.title)
    await bank.close()
    await expect(heading(page)).toHaveText(paymentStateTexts.Aprobada.title)
  })
})

test.describe('where there is nothing to pay', () => {
  test.use({ allowedComplaints: [/404 \(Not Found\).*payments\/validate/] })

  test('says so', async ({ page }) => {
    await test.step('a link that opens nothing says so, and leads to a payment of one’s own', async () => {
      await page.goto(`/#/payments/${'x'.repeat(43)}`)
      await expect(heading(page)).toHaveText(paymentTexts.missingTitle)
      await expectAccessible(page)
      await page.getByRole('link', { name: paymentTexts.again }).click()
      await expect(heading(page)).toHaveText(texts.title)
    })
    await test.step('a company that takes no payments says so, and that nobody pays to be registered', async () => {
      await page.goto(portalAt('caribe.localhost'))
      await page.getByRole('contentinfo').getByRole('link', { name: footerTexts.payments }).click()
      const company = 'Cementos del Caribe S.A.'
      await expect(page.getByText(fill(texts.disabled, { company }))).toBeVisible()
      await expect(page.locator('strong')).toHaveText(fill(texts.notice, { company }))
      await expect(button(page, texts.continue)).toHaveCount(0)
      await expectAccessibleAtBothWidths(page)
    })
  })
})
