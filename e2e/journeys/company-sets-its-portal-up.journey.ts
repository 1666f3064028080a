import { saveTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { availabilityTexts as texts } from '@enlace/contract/availability/texts.ts'
import { brandingTexts } from '@enlace/contract/branding/texts.ts'
import { companiesTexts } from '@enlace/contract/companies/texts.ts'
import { firstRunTexts } from '@enlace/contract/first-run/texts.ts'
import { setPasswordTexts } from '@enlace/contract/set-password/texts.ts'
import { offlineExpectationTexts } from '@enlace/contract/offline-expectation/texts.ts'
import { contrastChecks } from '@enlace/domain/brand-colours.ts'
import { checkDigit } from '@enlace/domain/nit.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { operate } from '../fixtures/own-company.ts'
import { button, heading } from '../fixtures/page-parts.ts'
import { portalAt } from '../fixtures/people.ts'
import { backofficeAddress, expect, signInStaff, staffLogins, test } from '../fixtures/staff.ts'

test('an operator makes a company as a copy of another, brands it, and shows it at its own host', async ({
  page,
}) => {
  const nit = '860031028'
  const host = 'copiada.localhost'
  await signInStaff(page, staffLogins.administrator)
  await test.step('chooses what is copied', async () => {
    await page.goto(backofficeAddress('/companias'))
    await page.getByRole('link', { name: companiesTexts.create.open }).click()
    await page.getByLabel(companiesTexts.nit).fill(`${nit}-${checkDigit(nit)}`)
    await page.getByLabel(companiesTexts.nombre).fill('Copiada del Norte S.A.')
    await page.getByLabel(companiesTexts.create.host).fill(host)
    await page
      .getByLabel(companiesTexts.create.begin)
      .selectOption({ label: fill(companiesTexts.create.copy, { company: 'Cementos del Caribe S.A.' }) })
    await page.getByLabel(companiesTexts.create.partNames.branding).uncheck()
    await expectAccessible(page)
    await button(page, companiesTexts.create.submit).click()
    await expect(heading(page)).toHaveText(firstRunTexts.title)
    await expect(
      page.getByText(fill(firstRunTexts.intro, { company: 'Copiada del Norte S.A.' })),
    ).toBeVisible()
  })
  await test.step('sees at once how well a colour is read', async () => {
    await page.goto(backofficeAddress('/marca'))
    await page.getByLabel(brandingTexts.colour, { exact: true }).fill('#ffd500')
    const [first] = contrastChecks('#ffd500')
    const used = first?.colour ?? ''
    await expect(page.getByText(new RegExp(`se usa ${used}`, 'i')).first()).toBeVisible()
    await page.getByLabel(brandingTexts.welcome).fill('Hola, proveedores del norte')
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(
      'Hola, proveedores del norte',
    )
    await expectAccessible(page)
    await button(page, saveTexts.changes).click()
    await expect(page.getByText(brandingTexts.saved)).toBeVisible()
  })
  await test.step('visitors of its host see it', async () => {
    await page.goto(portalAt(host))
    await expect(heading(page)).toHaveText('Hola, proveedores del norte')
  })
})

/** Somebody of a company that only this journey closes. */
async function enterOwnCompany(page: Page, host: string): Promise<void> {
  const [email, password] = [`admin@${host}.example`, 'siete loros sobre el Magdalena']
  const company = ['--id', '8190']
  await operate(
    'company',
    'create',
    ...company,
    '--nit',
    '860050750',
    '--name',
    'Mantenida S.A.',
    '--host',
    host,
  )
  await operate('company', 'set', ...company, 'segundo_factor_administracion=ninguno')
  const lines = await operate('staff', 'invite', email, '--company', '8190')
  await page.goto(lines.find((line) => line.includes('#/set-password/')) ?? '')
  await page.getByLabel(setPasswordTexts.password).fill(password)
  await page.getByLabel(setPasswordTexts.repeat).fill(password)
  await button(page, setPasswordTexts.submit).click()
  await expect(heading(page)).toHaveText(setPasswordTexts.doneTitle)
  await signInStaff(page, { email, password })
}

/** An hour from now, as a field for date and time takes it in Colombia. */
const inHours = (hours: number) => new Date(Date.now() + (hours - 5) * 3_600_000).toISOString().slice(0, 16)

test('a company announces maintenance, closes its portal, and opens it again', async ({ page, browser }) => {
  const host = 'mantenida.localhost'
  await enterOwnCompany(page, host)
  const context = await browser.newContext()
  const visitor = await context.newPage()
  await test.step('what would meet itself or the past is told, and nothing typed is lost', async () => {
    await page.goto(backofficeAddress('/disponibilidad'))
    await button(page, texts.plan).click()
    await page.getByLabel(texts.form.startsAt).fill(inHours(48))
    await page.getByLabel(texts.form.endsAt).fill(inHours(47))
    await page.getByLabel(texts.form.message).fill('Cambiamos de servidor.')
    await button(page, texts.form.submit).click()
    await expect(page.getByText(texts.endEarly)).toBeVisible()
    await page.getByLabel(texts.form.endsAt).fill(inHours(50))
    await page.getByLabel(texts.form.announceFrom).fill(inHours(-1))
    await expectAccessible(page)
    await button(page, texts.form.submit).click()
    await expect(
      page.getByRole('table', { name: texts.planned }).getByText(texts.states.planned, { exact: true }),
    ).toBeVisible()
  })
  await test.step('visitors read it before it begins', async () => {
    await visitor.goto(portalAt(host))
    await expect(visitor.getByText('Cambiamos de servidor.')).toBeVisible()
    await expectAccessible(visitor)
  })
  await test.step('closed now, the portal counts down; opened, it is there', async () => {
    await button(page, texts.close).click()
    await page.getByLabel(texts.closeUntil).fill(inHours(30))
    await page.getByRole('dialog').getByRole('button', { name: texts.close }).click()
    await expect(page.getByText(texts.offline, { exact: true })).toBeVisible()
    await expect(page.getByRole('timer')).toContainText('1 d')
    await visitor.goto(`${portalAt(host)}#/set-password/x`)
    await expect(heading(visitor)).toHaveText(offlineExpectationTexts.title)
    await button(page, texts.open).click()
    await expect(page.getByText(texts.online, { exact: true })).toBeVisible()
    await expectAccessible(page)
  })
  await context.close()
})
