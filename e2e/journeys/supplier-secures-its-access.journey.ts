import { randomUUID } from 'node:crypto'
import { fill } from '@enlace/contract/core/fill.ts'
import {
  accessChangedMailTexts,
  emailChangeMailTexts,
  newDeviceMailTexts,
} from '@enlace/contract/sign-in/security/mail-texts.ts'
import { securityTexts as texts, strengthTexts } from '@enlace/contract/sign-in/security/texts.ts'
import { factorTexts, stepUpTexts } from '@enlace/contract/sign-in/second-factor/texts.ts'
import { emailChangeTexts } from '@enlace/contract/sign-in/email-change/texts.ts'
import { loginTexts } from '@enlace/contract/sign-in/login/texts.ts'
import { secondStepTexts } from '@enlace/contract/sign-in/login/second-step-texts.ts'
import { purchaseOrdersTexts } from '@enlace/contract/purchase-order/texts.ts'
import { setPasswordTexts } from '@enlace/contract/set-password/texts.ts'
import { mainSupplier } from '@enlace/demo/catalogue/suppliers.ts'
import { menuTexts } from '@enlace/contract/content/menu/texts.ts'
import { totpCode } from '@enlace/testing/totp.ts'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { mailbox } from '../fixtures/mailbox.ts'
import { openOwnCompany, operate, ownCompany } from '../fixtures/own-company.ts'
import { button } from '../fixtures/page-parts.ts'
import { fillLogin, portalAt, signIn, userMenu, type Person } from '../fixtures/people.ts'
import { plugInAuthenticator } from '../fixtures/passkeys.ts'
import { expect, test } from '../fixtures/test.ts'

// A refusal of the server is part of both stories.
test.use({ allowedComplaints: [/status of (401|403|422)/] })

const panel = (page: Page, title: string) => page.getByRole('region', { name: title })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** A user of the demo's main supplier whom no other journey knows. */
async function newPerson(page: Page): Promise<Person> {
  const email = `llaves.${randomUUID().slice(0, 8)}@nuez.example`
  const supplier = ['--company', '1', '--nit', mainSupplier.documento_numero]
  const lines = await operate('user', 'invite', email, ...supplier)
  const password = 'cuatro mulas cargan panela'
  await page.goto(lines.find((line) => line.includes('#/set-password/')) ?? '')
  await page.getByLabel(setPasswordTexts.password).fill(password)
  await page.getByLabel(setPasswordTexts.repeat).fill(password)
  await button(page, setPasswordTexts.submit).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(setPasswordTexts.doneTitle)
  return { email, password, address: portalAt() }
}

async function openSecurity(page: Page, { address }: Person): Promise<void> {
  await page.goto(`${address}#/profile/security`)
  await expect(panel(page, texts.factor)).toBeVisible()
}

async function signOut(page: Page): Promise<void> {
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: menuTexts.logout }).click()
  await expect(button(page, loginTexts.submit)).toBeVisible()
}

/** The same person at another browser. */
async function elsewhere(browser: Browser, person: Person): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, person)
  return page
}

test('guards its login with a passkey, trusts a device, and closes what it left open elsewhere', async ({
  page,
  browser,
}) => {
  const person = await newPerson(page)
  await plugInAuthenticator(page)
  await signIn(page, person)
  const other = await elsewhere(browser, person)
  await test.step('hears by mail of the second device', async () => {
    await mailbox.latest(person.email, newDeviceMailTexts.subject)
  })
  await test.step('makes a passkey, and gets the codes for an emergency once', async () => {
    await openSecurity(page, person)
    await expectAccessible(page)
    await button(page, texts.addPasskey).click()
    await button(page, texts.passkeyCreate).click()
    await expect(page.getByText(texts.passkeyNameRequired)).toBeVisible()
    await page.getByLabel(texts.passkeyName).fill('Portátil')
    await button(page, texts.passkeyCreate).click()
    await expect(dialog(page, texts.codesTitle).getByRole('listitem')).toHaveCount(10)
  })
  const codes = await dialog(page, texts.codesTitle).getByRole('listitem').allTextContents()
  await button(page, texts.codesKept).click()
  await test.step('is asked at the other device, which knew the password only, and shows a code there', async () => {
    await openSecurity(other, person)
    await button(other, texts.renewCodes).click()
    await expect(dialog(other, stepUpTexts.title)).toBeVisible()
    await expectAccessible(other)
    // The question does not stay over another page.
    await other.goto(`${person.address}#/purchase-order/0`)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(purchaseOrdersTexts.title)
    await expect(dialog(other, stepUpTexts.title)).toHaveCount(0)
    await openSecurity(other, person)
    await button(other, texts.renewCodes).click()
    await button(other, factorTexts.useRecovery).click()
    await other.getByLabel(factorTexts.recovery).fill('AAAA-BBBB-CCCC')
    await button(other, stepUpTexts.confirm).click()
    await expect(other.getByRole('alert')).toContainText(stepUpTexts.refusedTitle)
    await other.getByLabel(factorTexts.recovery).fill(codes[0] ?? '')
    await button(other, stepUpTexts.confirm).click()
    await expect(dialog(other, texts.codesTitle)).toBeVisible()
    await button(other, texts.codesKept).click()
    await mailbox.latest(person.email, accessChangedMailTexts['codes-renewed'].subject)
  })
  await test.step('enters with the passkey after the password, and trusts this device', async () => {
    await signOut(page)
    await fillLogin(page, person.email, person.password)
    await expect(page.getByRole('heading', { name: secondStepTexts.title })).toBeFocused()
    await expectAccessible(page)
    await page.getByLabel(secondStepTexts.trust).check()
    await button(page, factorTexts.passkey).click()
    await expect(userMenu(page)).toBeVisible()
    await signOut(page)
    await signIn(page, person)
  })
  await test.step('closes the other sessions and takes the trust away', async () => {
    await openSecurity(page, person)
    await button(page, texts.endOthers).click()
    // The trusted device spared the login's second step, and nothing else.
    await button(page, factorTexts.passkey).click()
    await expect(page.getByText(texts.noOthers)).toBeVisible()
    await other.reload()
    await expect(button(other, loginTexts.submit)).toBeVisible()
    await panel(page, texts.devices).getByRole('button').click()
    await expect(page.getByText(texts.devicesNone)).toBeVisible()
    await expect(panel(page, texts.signIns)).toContainText(texts.outcomes['entered-passkey'])
    await signOut(page)
    await fillLogin(page, person.email, person.password)
    await expect(button(page, factorTexts.passkey)).toBeVisible()
  })
  await other.context().close()
})

test('sets up the factor that the company demands, and changes password and email', async ({
  page,
  browser,
}) => {
  const company = ownCompany({ id: '8102', nombre: 'Doble Paso S.A.', host: 'doblepaso.localhost' })
  const person = await openOwnCompany(page, company)
  await operate('company', 'set', '--id', company.id, 'segundo_factor=todos')
  const secret = await test.step('is let in once an app is set up', async () => {
    await page.goto(person.address)
    await fillLogin(page, person.email, person.password)
    await expect(page.getByRole('heading', { name: secondStepTexts.enrolTitle })).toBeFocused()
    await button(page, secondStepTexts.enrolTotp).click()
    await expect(page.getByRole('img', { name: texts.totpQr })).toBeVisible()
    await expectAccessible(page)
    const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
    await page.getByLabel(texts.totpCode).fill('123')
    await button(page, texts.totpConfirm).click()
    await expect(page.getByText(factorTexts.codeWrong)).toBeVisible()
    await page.getByLabel(texts.totpCode).fill(totpCode(key))
    await button(page, texts.totpConfirm).click()
    await expect(page.getByRole('listitem').filter({ hasText: /^\w{4}-\w{4}-\w{4}$/ })).toHaveCount(10)
    await button(page, texts.codesKept).click()
    await expect(userMenu(page)).toBeVisible()
    await mailbox.latest(person.email, accessChangedMailTexts['totp-added'].subject)
    return key
  })
  const password = 'seis loros sobre el Magdalena'
  await test.step('cannot take the only factor away, and changes the password', async () => {
    await openSecurity(page, person)
    await button(page, texts.removeTotp).click()
    await button(page, texts.remove).click()
    await expect(page.getByText('exige un segundo factor a su usuario')).toBeVisible()
    await button(page, texts.changePassword).click()
    await page.getByLabel(texts.current).fill('no es esta')
    await page.getByLabel(texts.newPassword, { exact: true }).fill('12345678901')
    await expect(page.getByText(strengthTexts.levels[1], { exact: true })).toBeVisible()
    await page.getByLabel(texts.newPassword, { exact: true }).fill(password)
    await expect(page.getByText(strengthTexts.levels[4])).toBeVisible()
    await page.getByLabel(texts.repeat).fill(password)
    await button(page, texts.passwordSave).click()
    await expect(page.getByText(texts.currentWrong)).toBeVisible()
    await page.getByLabel(texts.current).fill(person.password)
    await button(page, texts.passwordSave).click()
    await expect(page.getByText(texts.passwordSaved)).toBeVisible()
    await mailbox.latest(person.email, accessChangedMailTexts.password.subject)
  })
  const email = `nuevo-${person.email}`
  await test.step('changes the email, which both addresses confirm', async () => {
    await button(page, texts.changeEmail).click()
    await page.getByLabel(texts.newEmail).fill(email)
    await button(page, texts.emailSend).click()
    await expect(page.getByText(texts.emailWaitingBoth)).toBeVisible()
    for (const [address, outcome] of [
      [email, 'waiting'],
      [person.email, 'applied'],
    ] as const) {
      const mail = await mailbox.latest(address, emailChangeMailTexts.subject)
      await page.goto(/http\S+#\/email-change\/\S+/.exec(mail.text)?.[0] ?? '')
      await expect(
        page.getByText(fill(emailChangeTexts.ask, { old: person.email, new: email })),
      ).toBeVisible()
      await expectAccessible(page)
      await button(page, emailChangeTexts.confirm).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        emailChangeTexts.outcomes[outcome].title,
      )
    }
  })
  await test.step('enters with the new email, the new password and a code of the app', async () => {
    const fresh = await (await browser.newContext()).newPage()
    await fresh.goto(person.address)
    await fillLogin(fresh, email, password)
    await fresh.getByLabel(factorTexts.code).fill(totpCode(secret, Date.now() + 30_000))
    await button(fresh, secondStepTexts.submit).click()
    await expect(userMenu(fresh)).toBeVisible()
    await fresh.context().close()
  })
})
