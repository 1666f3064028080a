import { randomUUID } from 'node:crypto'
import { captchaTexts } from '@enlace/contract/captcha/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { problemTexts } from '@enlace/contract/core/problem-texts.ts'
import { loginTexts } from '@enlace/contract/sign-in/login/texts.ts'
import { recoveryMailTexts } from '@enlace/contract/sign-in/session/recovery-mail-texts.ts'
import { recoveryTexts as texts } from '@enlace/contract/sign-in/password/texts.ts'
import { passwordChangedTexts } from '@enlace/contract/sign-in/session/changed-mail-texts.ts'
import { setPasswordTexts } from '@enlace/contract/set-password/texts.ts'
import { mainSupplier } from '@enlace/demo/catalogue/suppliers.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { captchaBox, solveCaptcha } from '../fixtures/captcha.ts'
import { mailbox } from '../fixtures/mailbox.ts'
import { operate } from '../fixtures/own-company.ts'
import { heading } from '../fixtures/page-parts.ts'
import { fillLogin, userMenu } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

const subject = fill(recoveryMailTexts.subject, { company: 'Andina de Alimentos S.A.S.' })
const email = (page: Page) => page.getByRole('textbox', { name: texts.email })
const submit = (page: Page) => page.getByRole('button', { name: texts.submit })
const notice = (page: Page, message: string) => page.getByRole('region').getByText(message)

test.beforeEach(async ({ page }) => {
  await page.goto('/#/password-recovery')
  await expect(captchaBox(page)).toBeVisible()
})

test('gets a link by mail, sets a new password once, and signs in with it', async ({ page }) => {
  const person = await newPerson(page)
  await test.step('asks for it with the keyboard alone', async () => {
    await page.goto('/#/login')
    await page.getByRole('link', { name: loginTexts.recover }).click()
    await expect(heading(page)).toHaveText(texts.title)
    await expect(page.locator('body')).toHaveClass('login')
    await expectAccessibleAtBothWidths(page)
    await email(page).focus()
    await page.keyboard.type(person)
    await page.keyboard.press('Tab')
    await expect(captchaBox(page)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page.getByText(captchaTexts.solved)).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  })
  await test.step('is back at the login, which says that the mail is on its way', async () => {
    await expect(page).toHaveURL(/#\/login$/)
    await expect(notice(page, 'Se ha enviado una nueva clave de acceso a su correo')).toBeVisible()
  })
  const link = await test.step('finds the link in the mail', () => linkFor(person))
  await test.step('sets a new password, for the address that the page names', async () => {
    await page.goto(link)
    await expect(page.getByText(person)).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    await page.reload()
    await setPassword(page, 'un segundo secreto largo')
    await expect(heading(page)).toHaveText(setPasswordTexts.doneTitle)
  })
  await test.step('opens a link twice, and is led from the spent one to another', async () => {
    const again = await page.context().newPage()
    await again.goto(link)
    await expect(heading(again)).toHaveText(setPasswordTexts.spentTitle)
    await expectAccessible(again)
    await again.getByRole('link', { name: setPasswordTexts.askAgain }).click()
    await expect(heading(again)).toHaveText(texts.title)
    await again.close()
  })
  await test.step('is told by mail that it changed', async () => {
    const { text } = await mailbox.latest(person, passwordChangedTexts.subject)
    expect(text).toContain(passwordChangedTexts.sessions)
  })
  await test.step('signs in with it', async () => {
    await page.getByRole('link', { name: setPasswordTexts.goToLogin }).click()
    await expect(page.getByLabel(loginTexts.email)).toHaveValue(person)
    await expect(page.getByLabel(loginTexts.password, { exact: true })).toBeFocused()
    await expect(page.getByText(loginTexts.emailKnown)).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    await fillLogin(page, person, 'un segundo secreto largo')
    await expect(userMenu(page)).toBeVisible()
  })
})

test('finds the way around the form, and hears what is missing in it', async ({ page }) => {
  await test.step('hears in the specification’s words what is missing or wrong', async () => {
    await submit(page).click()
    await expect(email(page)).toHaveAccessibleDescription('Lo sentimos! Debe ingresar un correo válido')
    await expect(captchaBox(page)).toHaveAccessibleDescription(
      'Debe seleccionar el captcha para restablecer la contraseña',
    )
    await expect(email(page)).toBeFocused()
    await expectAccessible(page)
    await email(page).fill('proveedor@demo')
    await expect(email(page)).toHaveAccessibleDescription(
      'Lo sentimos! El correo tiene un formato incorrecto',
    )
    await email(page).fill('proveedor@demo.co')
    await submit(page).click()
    await expect(captchaBox(page)).toBeFocused()
    await solveCaptcha(page)
    await expect(captchaBox(page)).toHaveAccessibleDescription('')
  })
  await test.step('reads the company’s introduction, tips and advertisements around the form', async () => {
    await expect(page.getByText('Escriba el correo con el que ingresa al portal.')).toBeVisible()
    const tips = page.getByRole('region', { name: texts.tips })
    await expect(tips.getByRole('heading', { name: 'Para una contraseña segura' })).toBeVisible()
    const advertisements = page.getByRole('region', { name: texts.advertisements })
    await expect(advertisements.getByRole('heading', { name: 'Tiempos de respuesta' })).toBeVisible()
  })
  await test.step('finds the same page under its second name, and the way back to the login', async () => {
    await page.goto('/#/password')
    await expect(heading(page)).toHaveText(texts.title)
    await expect(page.locator('body')).toHaveClass('login')
    await page.getByRole('link', { name: texts.toLogin }).click()
    await expect(page.getByRole('button', { name: loginTexts.submit, exact: true })).toBeVisible()
  })
  await test.step('hears at the login that there is no such user', async () => {
    await ask(page, `nadie.${randomUUID()}@ejemplo.co`)
    await expect(page).toHaveURL(/#\/login$/)
    await expect(notice(page, 'No encontramos un usuario activo con ese correo')).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('asked too often', () => {
  test.use({ allowedComplaints: [/status of 4(22|29)/] })

  test('says in Spanish when to try again, and keeps what was typed', async ({ page }) => {
    for (let turn = 0; turn < 20; turn++) {
      const { status } = await page.request
        .post('/api/password-recovery', { multipart: { data: 'x' } })
        .then((response) => ({ status: response.status() }))
      expect(status).toBe(422)
    }
    await email(page).fill('proveedor@demo.co')
    await solveCaptcha(page)
    await submit(page).click()
    const [sentence = ''] = problemTexts['too-many-requests'].split('{wait}')
    await expect(page.getByRole('alert')).toContainText(new RegExp(`${sentence}(\\d+ segundos?|1 minuto)\\.`))
    await expect(email(page)).toHaveValue('proveedor@demo.co')
    await expect(page.getByText(captchaTexts.solved)).toBeVisible()
    await expectAccessible(page)
  })
})

/** A person of the demo's company, invited by its operator, with a password that it forgets. */
async function newPerson(page: Page): Promise<string> {
  const person = `olvido.${randomUUID().slice(0, 8)}@nuez.example`
  const lines = await operate(
    'user',
    'invite',
    person,
    '--company',
    '1',
    '--nit',
    mainSupplier.documento_numero,
  )
  await page.goto(lines.find((line) => line.includes('#/set-password/')) ?? '')
  await setPassword(page, 'el primer secreto olvidado')
  await expect(heading(page)).toHaveText(setPasswordTexts.doneTitle)
  return person
}

async function setPassword(page: Page, password: string) {
  await page.getByLabel(setPasswordTexts.password).fill(password)
  await page.getByLabel(setPasswordTexts.repeat).fill(password)
  await page.getByRole('button', { name: setPasswordTexts.submit }).click()
}

/** Asks for a new password as far as the login. */
async function ask(page: Page, person: string) {
  await page.goto('/#/password-recovery')
  await email(page).fill(person)
  await solveCaptcha(page)
  await submit(page).click()
  await expect(page).toHaveURL(/#\/login$/)
}

/** The link of the newest recovery's mail. */
async function linkFor(person: string): Promise<string> {
  const mail = await mailbox.latest(person, subject)
  return mail.links.find((link) => link.includes('#/set-password/')) ?? ''
}
