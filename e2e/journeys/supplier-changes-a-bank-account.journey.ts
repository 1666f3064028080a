import { fill } from '@enlace/contract/core/fill.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { bankChangeMailTexts } from '@enlace/contract/bank-accounts/mail-texts.ts'
import { bankAccountTexts as texts, bankStateTexts } from '@enlace/contract/bank-accounts/texts.ts'
import { bankChangePageTexts } from '@enlace/contract/bank-accounts/change/texts.ts'
import { demoBankTexts } from '@enlace/demo/texts/bank-accounts.ts'
import { holdHours } from '@enlace/domain/bank-account.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { openPlace } from '../fixtures/list.ts'
import { mailbox } from '../fixtures/mailbox.ts'
import { portalAt } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ person: 'master' })

const panel = (page: Page, name: string) => page.getByRole('region', { name })
const pdf = Buffer.from(`%PDF-1.7\n${' '.repeat(100)}\n%%EOF\n`)
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
  await page.getByRole('button', { name: form.send }).click()
  for (const fault of [faults.bank, faults.kind, faults.number, faults.holder, faults.nit, faults.file])
    await expect(page.getByText(fault, { exact: true })).toBeVisible()
  await expectAccessibleAtBothWidths(page)
})

test.describe('a change', () => {
  // The server refuses a holder who is not the supplier.
  test.use({ allowedComplaints: [/status of 422/] })

  test('that is asked for is mailed to the contact whom the company knew, who stops it from the mail', async ({
    page,
    browser,
  }) => {
    await openPlace(page, '/#/profile/bank-accounts')
    await page.getByRole('button', { name: texts.ask, exact: true }).click()
    await page.getByLabel('Yumbo').uncheck()
    await page.getByLabel(form.bank).selectOption({ label: 'Nu' })
    await page.getByLabel(form.kind).selectOption({ label: 'Ahorros' })
    await page.getByLabel(form.number, { exact: false }).first().fill('550-123-456-78')
    await page.getByLabel(form.repeat).fill('55012345679')
    await page.getByLabel(form.holder).fill('Inversiones de Otro S.A.S.')
    await page.getByLabel(form.holderNit).fill('905.418.327-1')
    await page.getByLabel(form.issued).fill(addDays(todayInBogota(new Date()), -31))
    const file = page.locator('input[type=file]').first()
    await file.setInputFiles({ name: 'virus.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') })
    await expect(page.getByText(fill(faults.fileType, { name: 'virus.pdf' }))).toBeVisible()
    await file.setInputFiles({ name: 'certificación.pdf', mimeType: 'application/pdf', buffer: pdf })
    await page.getByRole('button', { name: form.send }).click()
    await expect(page.getByText(faults.repeat)).toBeVisible()
    await expect(page.getByText(fill(faults.issuedOld, { dias: 30 }))).toBeVisible()
    await page.getByLabel(form.repeat).fill('55012345678')
    await page.getByLabel(form.issued).fill(todayInBogota(new Date()))
    await page.getByRole('button', { name: form.send }).click()
    // The server's word on the holder; what was typed, the file too, is still there.
    await expect(page.getByText(/No se admiten cuentas de terceros/).first()).toBeVisible()
    await expect(page.getByText('certificación.pdf')).toBeVisible()
    await page.getByLabel(form.holder).fill('EMPAQUES Y PLASTICOS DEL VALLE SAS')
    await page.getByRole('button', { name: form.send }).click()
    const asked = panel(page, fill(texts.underWay, { numero: '' }).trim()).filter({ hasText: '•••• 5678' })
    await expect(asked).toContainText(stateTexts.cambio_cuenta.solicitado)
    await expect(panel(page, texts.inUse)).toContainText('•••• 4821')

    const number = /CB-\d{4}-\d{6}/.exec((await asked.textContent()) ?? '')?.[0] ?? ''
    const subject = fill(bankChangeMailTexts.asked.subject, {
      numero: number,
      proveedor: 'Empaques y Plásticos del Valle S.A.S.',
    })
    const mail = await mailbox.latest('facturacion@empaquesplasticosvalle.example', subject)
    const route = /#(\/bank-change\/[\w-]{43})/.exec(mail.text)?.[1] ?? ''
    const stranger = await browser.newContext()
    const visit = await stranger.newPage()
    await visit.goto(`${portalAt()}#${route}`)
    await expect(visit.getByRole('heading', { level: 1 })).toContainText(number)
    await expect(visit.getByText('•••• 5678')).toBeVisible()
    await visit.getByRole('button', { name: bankChangePageTexts.cancel }).click()
    await expect(visit.getByText(bankChangePageTexts.sureFault)).toBeVisible()
    await expectAccessible(visit)
    await visit.getByLabel(bankChangePageTexts.sure).check()
    await visit.getByRole('button', { name: bankChangePageTexts.cancel }).click()
    await expect(visit.getByRole('heading', { level: 1 })).toHaveText(bankChangePageTexts.done)
    await visit.reload()
    await expect(visit.getByText(/Este cambio se canceló/)).toBeVisible()
    await stranger.close()

    await page.reload()
    const earlier = panel(page, texts.earlier)
    await expect(earlier.getByRole('row', { name: number })).toContainText(stateTexts.cambio_cuenta.cancelado)
    await expect(panel(page, texts.inUse)).toContainText('•••• 4821')
  })
})
