import { randomInt } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { captchaTexts } from '@enlace/contract/captcha/texts.ts'
import { fileFaultTexts } from '@enlace/contract/core/files/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { formTexts } from '@enlace/contract/core/form/texts.ts'
import { registerSupplier } from '@enlace/contract/supplier-registration/calls.ts'
import { registrationMailTexts } from '@enlace/contract/supplier-registration/mail-texts.ts'
import { registrationStatusTexts as statusTexts } from '@enlace/contract/supplier-registration/status-texts.ts'
import { supplierRegistrationTexts as texts } from '@enlace/contract/supplier-registration/texts.ts'
import { checkDigit } from '@enlace/domain/nit.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { mailbox } from '../fixtures/mailbox.ts'
import { heading } from '../fixtures/page-parts.ts'
import { decide } from '../fixtures/registration.ts'
import { expect, test } from '../fixtures/test.ts'

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(new RegExp(`^${label}\\*?$`))
const submit = (page: Page) => page.getByRole('button', { name: texts.submit })
const alert = (page: Page) => page.getByRole('dialog', { name: texts.missing })
const pdf = (text: string) => Buffer.from(`%PDF-1.7\n% ${text}\ntrailer\n<<>>\nstartxref\n0\n%%EOF\n`)
/** Begins as a PDF and breaks off: only the whole of it tells. */
const tornPdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\n')

const newNit = () => {
  const documentID = String(randomInt(800_000_000, 899_999_999))
  return { documentID, digit: String(checkDigit(documentID)) }
}

async function open(page: Page, nit = '') {
  await page.goto(`/#/supplier-registration${nit && `?nit=${nit}`}`)
  await expect(submit(page)).toBeVisible()
}

async function attach(page: Page, label: string, name: string, bytes = pdf(label)) {
  await field(page, label).setInputFiles({ name, mimeType: 'application/pdf', buffer: bytes })
  await expect(page.getByRole('button', { name: fill(texts.file.remove, { name }) })).toBeVisible()
}

async function chooseActivity(page: Page) {
  await expect(field(page, 'Subactividad económica')).toBeDisabled()
  await field(page, 'Actividad económica').selectOption({ index: 3 })
  await expect(field(page, 'Subactividad económica')).toBeEnabled()
  await field(page, 'Subactividad económica').selectOption({ index: 1 })
}

async function chooseCity(page: Page) {
  const city = page.getByRole('combobox', { name: 'Ciudad' })
  await city.click()
  await city.pressSequentially('bucara')
  await page.getByRole('option', { name: /Bucaramanga/ }).click()
}

async function fillIn(page: Page, email: string) {
  await field(page, 'Razón social').fill('Cauchos del Sur S.A.S.')
  await chooseActivity(page)
  await field(page, 'Régimen tributario').selectOption({ index: 1 })
  await field(page, '¿Es micro, pequeña o mediana empresa\\?').selectOption({ label: 'Sí' })
  await field(page, 'Nombre\\(s\\)').fill('Lucía Inés')
  await field(page, 'Apellido\\(s\\)').fill('Ñáñez')
  await field(page, 'Tipo de identificación').selectOption({ index: 1 })
  await field(page, 'Número de identificación').fill('1020304050')
  await field(page, 'Teléfono móvil').fill('3005550188')
  await field(page, 'Correo electrónico').fill(email)
  await chooseCity(page)
  await field(page, 'Dirección').fill('Calle 10 # 4-21')
}

async function consent(page: Page) {
  await page.getByRole('checkbox', { name: /términos y condiciones/ }).check()
  await page.getByRole('checkbox', { name: /tratamiento de datos/ }).check()
  await solveCaptcha(page)
}

async function solveCaptcha(page: Page) {
  await page.getByRole('checkbox', { name: captchaTexts.label }).check()
  await expect(page.getByText(captchaTexts.solved)).toBeVisible()
}

test.describe('a registration with its papers', () => {
  // The browser reports that a file was refused.
  test.use({ allowedComplaints: [/422 \(Unprocessable Entity\)/] })

  test('is sent once, keeps all that was typed when a file is refused, and is corrected by its link', async ({
    page,
  }) => {
    const { documentID, digit } = newNit()
    const email = `lucia.${documentID}@cauchos.example`
    await open(page, `${documentID}-${digit}`)
    await expect(field(page, 'NIT')).toHaveValue(documentID)
    await expect(page.getByText(texts.nitRight)).toBeVisible()
    await fillIn(page, email)
    await attach(page, 'RUT', 'rut.pdf')
    await attach(page, 'Certificación bancaria', 'banco.pdf', tornPdf)
    await attach(page, 'Cédula del representante legal', 'cedula.pdf')
    await consent(page)
    await submit(page).click()

    const refusal = fill(fileFaultTexts.type, { name: 'banco.pdf' })
    await expect(page.getByText(refusal).first()).toBeVisible()
    await expect(field(page, 'Razón social')).toHaveValue('Cauchos del Sur S.A.S.')
    await expect(
      page.getByRole('button', { name: fill(texts.file.remove, { name: 'rut.pdf' }) }),
    ).toBeVisible()
    await expectAccessibleAtBothWidths(page)

    await attach(page, 'Certificación bancaria', 'banco nuevo.pdf')
    await expect(page.getByText(refusal)).toHaveCount(1)
    await solveCaptcha(page)
    let sends = 0
    page.on('request', (request) => {
      if (request.url().endsWith(registerSupplier.path)) sends += 1
    })
    await submit(page).dblclick()
    await expect(heading(page)).toHaveText(texts.done.title)
    const number = /SR-\d{4}-\d{6,}/.exec(await page.getByRole('main').innerText())?.[0] ?? ''
    expect([number, sends]).toEqual([expect.stringMatching(/^SR-/), 1])
    await expectAccessibleAtBothWidths(page)

    const subject = fill(registrationMailTexts.received.subject, {
      company: 'Andina de Alimentos S.A.S.',
      number,
    })
    const mail = await mailbox.latest(email, subject)
    const link = mail.links.find((address) => address.includes('/registration-status/')) ?? ''
    await page.goto(link)
    await expect(heading(page)).toHaveText(number)
    await expect(page.getByText(statusTexts.nextSteps.recibida)).toBeVisible()
    await expect(page.getByText('banco nuevo.pdf')).toBeVisible()
    await expect(page.getByText(email)).toHaveCount(0)
    await expectAccessibleAtBothWidths(page)

    await decide(number, 'en_revision')
    await decide(number, 'devuelta', ['La certificación bancaria tiene más de 30 días.'])
    await page.getByRole('button', { name: statusTexts.refresh }).click()
    await expect(page.getByText('La certificación bancaria tiene más de 30 días.').first()).toBeVisible()
    await expect(field(page, 'Razón social')).toHaveValue('Cauchos del Sur S.A.S.')
    await expect(field(page, 'Subactividad económica')).not.toHaveValue('')
    await expect(page.getByText(fill(texts.file.kept, { name: 'rut.pdf' }))).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    await attach(page, 'Certificación bancaria', 'banco de hoy.pdf')
    await field(page, 'Dirección').fill('Carrera 7 # 12-34')
    await page.getByRole('button', { name: texts.submitCorrection }).click()
    await expect(page.getByText(fill(texts.done.corrected, { number })).first()).toBeVisible()
    await expect(page.getByText('banco de hoy.pdf')).toBeVisible()
    await expect(page.getByText('banco nuevo.pdf')).toHaveCount(0)
    await expect(page.getByText(statusTexts.nextSteps.recibida)).toBeVisible()
  })
})

test('hears what is missing or wrong in the form, and loses nothing of it', async ({ page }) => {
  await open(page)
  await test.step('lists the labels of everything obligatory that is missing, and leads back to the first', async () => {
    await expectAccessible(page)
    await field(page, 'Razón social').fill('   ')
    await submit(page).click()
    await expect(alert(page)).toBeVisible()
    const labels = await alert(page).getByRole('listitem').allInnerTexts()
    expect(labels.slice(0, 3)).toEqual(['NIT', 'Dígito de verificación', 'Razón social'])
    expect(labels).toContain('RUT')
    expect(labels).toContain('Autorizar tratamiendo de datos')
    expect(labels.at(-1)).toBe(texts.captcha)
    expect(labels).not.toContain('Sitio web')
    await expectAccessible(page)
    await alert(page).getByRole('button', { name: formTexts.understood }).click()
    await expect(alert(page)).toBeHidden()
    await expect(field(page, 'NIT')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'NIT')).toBeFocused()
  })
  await test.step('says at once that a check digit is not the NIT’s, and that a file cannot be sent', async () => {
    await field(page, 'NIT').fill('800123457')
    await field(page, 'Dígito de verificación').fill('1')
    await field(page, 'Razón social').focus()
    await expect(page.getByText(texts.faults.checkDigit)).toBeVisible()
    await field(page, 'RUT').setInputFiles({
      name: 'programa.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('MZ\x90\x00'),
    })
    await expect(page.getByText(fill(fileFaultTexts.type, { name: 'programa.pdf' }))).toBeVisible()
    // From the disk: bytes that are handed over in the page cost seconds.
    const large = test.info().outputPath('grande.pdf')
    writeFileSync(large, Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-'))
    await field(page, 'RUT').setInputFiles(large)
    await expect(
      page.getByText(fill(fileFaultTexts.large, { name: 'grande.pdf', megabytes: 10 })),
    ).toBeVisible()
  })
  await test.step('keeps what was typed across a reload, and another activity asks for another sub-activity', async () => {
    await field(page, 'Razón social').fill('Cauchos del Sur S.A.S.')
    await chooseActivity(page)
    await chooseCity(page)
    const chosen = await field(page, 'Subactividad económica').inputValue()
    await page.reload()
    await expect(field(page, 'Razón social')).toHaveValue('Cauchos del Sur S.A.S.')
    await expect(field(page, 'Subactividad económica')).toHaveValue(chosen)
    await expect(page.getByRole('combobox', { name: 'Ciudad' })).toHaveValue(/Bucaramanga/)
    await field(page, 'Actividad económica').selectOption({ index: 5 })
    await expect(field(page, 'Subactividad económica')).toHaveValue('')
  })
})

test.describe('where there is no form to fill in', () => {
  // The browser reports that there is no such request.
  test.use({ allowedComplaints: [/404 \(Not Found\)/] })

  test('says so, and finds the form at its other address', async ({ page }) => {
    await test.step('a link to a request that is nobody’s says so', async () => {
      await page.goto(`/#/registration-status/${'x'.repeat(43)}`)
      await expect(heading(page)).toHaveText(statusTexts.missing.title)
      await expectAccessible(page)
    })
    await test.step('shows the form at its other address, and says where a company takes no registrations', async () => {
      await page.goto('/#/register-login')
      await expect(submit(page)).toBeVisible()
      await expect(page.locator('body')).toHaveClass('login')
      const caribe = new URL(process.env['ENLACE_PORTAL_URL'] ?? '')
      caribe.hostname = 'caribe.localhost'
      await page.goto(`${caribe.href}#/supplier-registration`)
      await expect(page.getByText(texts.off.title)).toBeVisible()
      await expectAccessible(page)
    })
  })
})
