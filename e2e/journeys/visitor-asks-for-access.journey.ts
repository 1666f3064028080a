import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import { adPages } from '@enlace/contract/content/places.ts'
import { captchaTexts } from '@enlace/contract/captcha/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { formTexts } from '@enlace/contract/core/form/texts.ts'
import { typedNitTexts } from '@enlace/contract/suppliers/third-party/texts.ts'
import { registerProblems } from '@enlace/contract/supplier-registration/company-calls.ts'
import {
  companyRegistrationTexts as texts,
  validatorTexts,
} from '@enlace/contract/supplier-registration/company-texts.ts'
import { registrationStatusTexts } from '@enlace/contract/supplier-registration/status-texts.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { mailbox } from '../fixtures/mailbox.ts'
import { heading } from '../fixtures/page-parts.ts'
import { expect, test } from '../fixtures/test.ts'

const { faults } = texts
const supplier = { nit: '905418327', name: 'Empaques y Plásticos del Valle S.A.S.' }
const company = 'Andina de Alimentos S.A.S.'
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const finish = (page: Page) => page.getByRole('button', { name: texts.submit })
const dialog = (page: Page) => page.getByRole('dialog', { name: formTexts.missingTitle })
const accepts = (page: Page) => page.getByRole('checkbox', { name: texts.terms.link })
const authorises = (page: Page) => page.getByRole('checkbox', { name: texts.privacy.link })
const captcha = (page: Page) => page.getByRole('checkbox', { name: captchaTexts.label })

/** Labels stand with an asterisk, which is drawn and not said. */
const labelled = (page: Page, label: string) => field(page, `${label}*`)

async function open(page: Page, nit = supplier.nit) {
  await page.goto(`/#/supplier-registration/company/${nit}`)
  await expect(heading(page)).toHaveText(texts.title)
  await expect(finish(page)).toBeVisible()
}

async function fillContact(page: Page, email: string) {
  await labelled(page, texts.contactName).fill('Lucía Inés')
  await labelled(page, texts.contactLastname).fill('Ñáñez Gómez')
  await labelled(page, texts.contactIdentificationType).selectOption('13')
  await labelled(page, texts.contactIdentification).fill('1020304050')
  await field(page, fill(texts.optional, { field: texts.contactArea })).fill('Cartera')
  await labelled(page, texts.contactIndicativeTelephone).fill('57')
  await labelled(page, texts.contactTelephone).fill('3005550188')
  await labelled(page, texts.contactEmail).fill(email)
}

async function consent(page: Page) {
  await captcha(page).check()
  await accepts(page).check()
  await authorises(page).check()
  await expect(page.getByText(captchaTexts.solved)).toBeVisible()
}

async function expectMissing(page: Page, sentences: readonly string[]) {
  await expect(dialog(page).getByRole('listitem')).toHaveText([...sentences])
  await dialog(page).getByRole('button', { name: formTexts.understood }).click()
  await expect(dialog(page)).toBeHidden()
}

test('asks for access in the name of its company, and follows the request', async ({ page }) => {
  const email = `lucia.${Date.now()}@nuez.example`
  await open(page)
  const place = page.getByRole('navigation', { name: texts.breadcrumbLabel })
  await expect(place.getByRole('link', { name: texts.home })).toHaveAttribute('href', '#/login')
  await expect(place).toContainText(texts.breadcrumb)
  await expect(page.getByText(texts.intro)).toBeVisible()
  const top = page.getByRole('banner')
  await expect(top.getByRole('link', { name: fill(pageTexts.homeOf, { company }) })).toHaveAttribute(
    'href',
    '#/login',
  )
  await expect(top.getByRole('link', { name: pageTexts.signIn })).toHaveAttribute('href', '#/login')
  const { espacios } = await (
    await page.request.get(`/api/advertisements/${adPages.registrationByCompany}`)
  ).json()
  await expect(page.getByRole('main').getByRole('img', { name: espacios[1].text_imagen })).toBeVisible()
  await expect(page.getByText('Su solicitud llega primero al usuario principal')).toBeVisible()
  await expect(field(page, texts.company.name)).toHaveValue(supplier.name)
  await expect(field(page, texts.company.name)).not.toBeEditable()
  for (const [link, path] of [
    [texts.terms.link, '#/terms-and-conditions'],
    [texts.privacy.link, '#/privacy-policy'],
  ] as const) {
    const anchor = page.getByRole('main').getByRole('link', { name: link })
    await expect(anchor).toHaveAttribute('href', path)
    await expect(anchor).toHaveAttribute('target', '_blank')
  }
  await expectAccessibleAtBothWidths(page)
  await fillContact(page, email)
  await consent(page)
  await finish(page).dblclick()
  await expect(page.getByRole('region', { name: 'Avisos' })).toContainText(texts.done.toastTitle)
  await expect(labelled(page, texts.contactName)).toHaveValue('')
  await expect(accepts(page)).not.toBeChecked()
  await expect(captcha(page)).not.toBeChecked()
  await expectAccessibleAtBothWidths(page)

  const mail = await mailbox.latest(email)
  const number = /SR-\d{4}-\d{6}/.exec(mail.subject)?.[0] ?? 'no number'
  expect(await mailbox.all(email)).toHaveLength(1)
  await expect(page.getByRole('main')).toContainText(number)
  await page.getByRole('link', { name: texts.done.follow }).click()
  await expect(page.getByRole('main')).toContainText(number)
  await expect(page.getByRole('main')).toContainText(registrationStatusTexts.kinds['2'])
})

test('hears what is missing, wrong or refused before it sends, and where to go without a known company', async ({
  page,
}) => {
  await open(page)
  await test.step('is told everything that is missing, and is brought to the first of it', async () => {
    await finish(page).click()
    await expect(dialog(page)).toContainText(formTexts.missing)
    await expectAccessibleAtBothWidths(page)
    await expectMissing(page, [
      faults.contactName,
      faults.contactLastname,
      faults.contactIdentificationType,
      faults.contactIdentification,
      faults.contactIndicativeTelephone,
      faults.contactTelephone,
      faults.contactEmail,
      faults.captcha,
      faults.terms,
      faults.privacy,
    ])
    await expect(labelled(page, texts.contactName)).toBeFocused()
    await expectAccessibleAtBothWidths(page)
  })
  await test.step('hears from the server what it refuses while it types, and finds it cleared', async () => {
    await labelled(page, texts.contactIdentificationType).selectOption('31')
    await labelled(page, texts.contactIdentification).fill('9001234561')
    await labelled(page, texts.contactName).fill('Lucía')
    const notices = page.getByRole('alert')
    await expect(notices.first()).toContainText(validatorTexts.identification.title)
    await expect(notices.first()).toContainText(validatorTexts.identification['check-digit-mismatch'])
    await expect(labelled(page, texts.contactIdentificationType)).toHaveValue('')
    await expect(labelled(page, texts.contactIdentification)).toHaveValue('')
    await expect(labelled(page, texts.contactIdentification)).toBeDisabled()
    await labelled(page, texts.contactEmail).fill('proveedor@demo.co')
    await labelled(page, texts.contactLastname).fill('Ñáñez')
    await expect(notices.last()).toContainText(validatorTexts.email.knownTitle)
    await expect(notices.last()).toContainText(validatorTexts.email.knownHere)
    await expect(labelled(page, texts.contactEmail)).toHaveValue('')
    await expect(labelled(page, texts.contactName)).toHaveValue('Lucía')
  })
  await test.step('is told what is wrong with each field, and cannot type what a field does not take', () =>
    typeWrongly(page))
  await test.step('types the name of a company that nobody knows, in letters', async () => {
    await open(page, '900123456')
    await expect(page.getByText(texts.unknown)).toBeVisible()
    const name = labelled(page, texts.company.name)
    await name.pressSequentially('Nueces & Semillas 2000 S.A.S.')
    await expect(name).toHaveValue('Nueces  Semillas  SA')
    await name.fill('')
    await finish(page).click()
    await expect(dialog(page)).toContainText(faults.businessName)
    await dialog(page).getByRole('button', { name: formTexts.understood }).click()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: texts.register }).click()
    await expect(page).toHaveURL(/#\/supplier-registration\?nit=900123456$/)
  })
  await test.step('is led back to the search from an address without a NIT', async () => {
    await page.goto('/#/supplier-registration/company/905418327-9')
    await expect(heading(page)).toHaveText(texts.malformedNit.title)
    await expect(page.getByText(typedNitTexts['check-digit-mismatch'])).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: texts.malformedNit.search }).click()
    await expect(page.getByRole('textbox', { name: 'NIT' })).toHaveValue('905418327-9')
  })
})

async function typeWrongly(page: Page) {
  await labelled(page, texts.contactName).clear()
  await labelled(page, texts.contactName).pressSequentially('Lucía 2 Inés del Perpetuo Socorro')
  await expect(labelled(page, texts.contactName)).toHaveValue('Lucía  Inés del Perp')
  await expect(labelled(page, texts.contactIdentification)).toBeDisabled()
  await labelled(page, texts.contactIdentificationType).selectOption('13')
  await labelled(page, texts.contactIdentification).pressSequentially('10.203.040x50')
  await expect(labelled(page, texts.contactIdentification)).toHaveValue('1020304050')
  const code = labelled(page, texts.contactIndicativeTelephone)
  await code.pressSequentially('123456')
  await expect(code).toHaveValue('12345')
  await labelled(page, texts.contactTelephone).fill('300555')
  await expect(code).toHaveAccessibleDescription(new RegExp(faults.indicativeLong))
  await labelled(page, texts.contactEmail).fill('lucia@nuez')
  await expect(labelled(page, texts.contactTelephone)).toHaveAccessibleDescription(
    new RegExp(faults.telephoneLength),
  )
  await labelled(page, texts.contactLastname).fill('Ñáñez')
  await expect(labelled(page, texts.contactEmail)).toHaveAccessibleDescription(
    new RegExp(faults.emailInvalid),
  )
  await finish(page).click()
  await expectMissing(page, [
    faults.indicativeLong,
    faults.telephoneLength,
    faults.emailFormat,
    faults.captcha,
    faults.terms,
    faults.privacy,
  ])
  await code.fill('57')
  await labelled(page, texts.contactTelephone).fill('3005550188')
  await consent(page)
  await finish(page).click()
  await expect(page.getByRole('alert').filter({ hasText: faults.emailFormat })).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expect(labelled(page, texts.contactEmail)).toBeFocused()
}

test.describe('when the request is refused', () => {
  test.use({ allowedComplaints: [/ERR_INTERNET_DISCONNECTED/] })

  test('finds what it typed again, whatever became of it', async ({ page }) => {
    await test.step('finds what it typed after a reload, but for the captcha', async () => {
      await open(page)
      await fillContact(page, 'lucia.otra@nuez.example')
      await accepts(page).check()
      await page.reload()
      await expect(labelled(page, texts.contactLastname)).toHaveValue('Ñáñez Gómez')
      await expect(labelled(page, texts.contactIdentificationType)).toHaveValue('13')
      await expect(labelled(page, texts.contactIdentification)).toHaveValue('1020304050')
      await expect(accepts(page)).toBeChecked()
      await expect(captcha(page)).not.toBeChecked()
    })
    await test.step('reads why, loses nothing of what it typed, and sends again', async () => {
      await consent(page)
      const place = `**/api${registerProblems.path}`
      const refusal = { error: true, errorMessage: 'Este correo ya tiene acceso al portal.' }
      const nothing = { message: '', number: null, statusLink: null }
      await page.route(place, (route) => route.fulfill({ json: { ...refusal, ...nothing } }))
      await finish(page).click()
      const notice = page.getByRole('alert').filter({ hasText: texts.refusedTitle })
      await expect(notice).toContainText(refusal.errorMessage)
      await expect(labelled(page, texts.contactLastname)).toHaveValue('Ñáñez Gómez')

      await page.unroute(place)
      await page.route(place, (route) => route.abort('internetdisconnected'))
      await expect(page.getByText(captchaTexts.solved)).toBeVisible()
      await finish(page).click()
      await expect(page.getByRole('main').getByText(texts.refusedTitle)).toBeVisible()
      await expect(labelled(page, texts.contactLastname)).toHaveValue('Ñáñez Gómez')
      await expectAccessible(page)
    })
  })
})
