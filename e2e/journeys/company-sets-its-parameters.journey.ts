import { saveTexts } from '@enlace/contract/backoffice/texts.ts'
import { problemTexts } from '@enlace/contract/core/problem-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { certificateSettingsTexts, signingKeyTexts } from '@enlace/contract/certificates/settings/texts.ts'
import { cataloguesTexts } from '@enlace/contract/catalogues/texts.ts'
import { companyCalendarTexts as calendarTexts } from '@enlace/contract/company-calendar/texts.ts'
import { contactListsTexts } from '@enlace/contract/contact-us/lists/texts.ts'
import { contactUsTexts } from '@enlace/contract/contact-us/texts.ts'
import { exportTexts } from '@enlace/contract/exports/texts.ts'
import { loginTexts } from '@enlace/contract/sign-in/login/texts.ts'
import { parameterTexts } from '@enlace/contract/parameters/label-texts.ts'
import { parametersTexts } from '@enlace/contract/parameters/texts.ts'
import { setPasswordTexts } from '@enlace/contract/set-password/texts.ts'
import { readyContactLists } from '@enlace/domain/company-start/contact-lists.ts'
import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { createCompany, operate, type OwnCompany, ownCompany } from '../fixtures/own-company.ts'
import { heading } from '../fixtures/page-parts.ts'
import { portalAt } from '../fixtures/people.ts'
import { backofficeAddress, signInStaff, test } from '../fixtures/staff.ts'

const password = 'tinta papel y tóner'

/** Makes a company of its own with an administrator who has come in. */
async function enterOwnCompany(page: Page, company: OwnCompany): Promise<string> {
  const { id, host } = company
  const email = `admin@${host.replace('.localhost', '.ejemplo.co')}`
  await createCompany(company)
  await operate('company', 'set', '--id', id, 'segundo_factor_administracion=ninguno', 'contact=1')
  const lines = await operate('staff', 'invite', email, '--company', id, '--role', 'administrador')
  const link = /https?:\S+#\/set-password\/\S+/.exec(lines.join('\n'))?.[0] ?? ''
  await page.goto(link)
  await page.getByLabel(setPasswordTexts.password).fill(password)
  await page.getByLabel(setPasswordTexts.repeat).fill(password)
  await page.getByRole('button', { name: setPasswordTexts.submit }).click()
  await expect(heading(page)).toHaveText(setPasswordTexts.doneTitle)
  await signInStaff(page, { email, password })
  return host
}

async function open(page: Page, place: string, title: string): Promise<void> {
  await page.goto(backofficeAddress(`/${place}`))
  await expect(heading(page)).toHaveText(title)
}

// What somebody else changed first is refused.
test.use({ allowedComplaints: [/status of 409/] })

test('a company sets what its portal does', async ({ page }) => {
  const company = ownCompany({ id: '8310', nombre: 'Lácteos 8310 S.A.S.', host: 'compania8310.localhost' })
  const { id } = company
  const host = await enterOwnCompany(page, company)
  await test.step('finds a parameter, changes it beside somebody else, and its portal follows', async () => {
    const { label } = parameterTexts.agp_registration_supplier
    await open(page, 'parametros', parametersTexts.title)
    await expectAccessibleAtBothWidths(page)
    await page.getByRole('searchbox').fill('registro de proveedores')
    await page.getByLabel(label, { exact: true }).check()
    await page.getByRole('searchbox').fill('días de pagos')
    const days = page.getByRole('textbox', { name: parameterTexts.payed_range_days.label })
    await days.fill('4000')
    await expect(page.getByText('Escriba un número entre 0 y 3650.')).toBeVisible()
    await expect(page.getByRole('button', { name: saveTexts.changes })).toBeDisabled()
    await days.fill('90')
    await expect(page.getByText(fill(parametersTexts.pending, { n: 2 }))).toBeVisible()

    // Somebody else is first: what was typed stays, beside what it is now.
    await operate('company', 'set', '--id', id, 'payed_range_days=45')
    await page.getByRole('button', { name: saveTexts.changes }).click()
    await expect(page.getByText(problemTexts['changed-meanwhile'])).toBeVisible()
    await expect(page.getByText(fill(parametersTexts.conflict, { valor: '45 días' }))).toBeVisible()
    await expect(days).toHaveValue('90')
    await page.reload()
    await expect(days).toHaveValue('90')
    await page.getByRole('button', { name: saveTexts.changes }).click()
    await expect(page.getByText(parametersTexts.saved)).toBeVisible()
    await page
      .getByRole('button', {
        name: fill(parametersTexts.history, { nombre: parameterTexts.payed_range_days.label }),
      })
      .click()
    await expect(page.getByRole('dialog').getByText('45 días').first()).toBeVisible()

    await page.goto(portalAt(host))
    await expect(page.getByRole('link', { name: loginTexts.register })).toBeVisible()
  })
  await test.step('keeps its calendar, who reads what comes in, what forms offer and how it signs', async () => {
    await open(page, 'calendario', calendarTexts.title)
    await page.getByLabel(calendarTexts.hasCutoff).check()
    await page.getByLabel('viernes').check()
    await page.getByRole('button', { name: calendarTexts.add }).click()
    const year = new Date().getFullYear() + 1
    await page.getByRole('textbox', { name: calendarTexts.from }).fill(`${year}-01-02`)
    await page.getByRole('textbox', { name: calendarTexts.until }).fill(`${year}-01-12`)
    await page.getByRole('textbox', { name: calendarTexts.reason }).fill('Vacaciones colectivas')
    await expectAccessible(page)
    await page.getByRole('button', { name: saveTexts.changes }).click()
    await expect(page.getByText(/El calendario se guardó/)).toBeVisible()

    await open(page, 'listas-de-contacto', contactListsTexts.title)
    await page.getByRole('button', { name: contactListsTexts.lists.affairs.add }).click()
    const added = readyContactLists.affairs.length + 1
    await page.getByLabel(fill(contactListsTexts.option, { n: added })).fill('Pagos y retenciones')
    await expectAccessible(page)
    await page.getByRole('tab', { name: contactListsTexts.readers.title }).click()
    await page.getByRole('button', { name: contactListsTexts.readers.add }).click()
    await page.getByLabel(contactListsTexts.readers.subject).selectOption({ label: 'Pagos y retenciones' })
    await page.getByLabel(contactListsTexts.name).fill('Tesorería')
    await page.getByLabel(contactListsTexts.email).fill('tesoreria@lacteos.ejemplo.co')
    await page.getByRole('button', { name: saveTexts.changes }).click()
    await expect(page.getByText(contactListsTexts.saved)).toBeVisible()

    await open(page, 'catalogos?lista=tax-regimes', cataloguesTexts.title)
    await page
      .getByRole('button', { name: /^Retirar / })
      .first()
      .click()
    await expectAccessible(page)
    await page.getByRole('button', { name: saveTexts.changes }).click()
    await expect(page.getByText(cataloguesTexts.saved)).toBeVisible()
    await expect(page.getByText(cataloguesTexts.retired, { exact: true })).toBeVisible()

    await open(page, 'configuracion-certificados/firma', certificateSettingsTexts.title)
    await page.getByRole('button', { name: signingKeyTexts.trial }).click()
    await expect(page.getByText(signingKeyTexts.trialIssuer)).toBeVisible()
    await expectAccessible(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: signingKeyTexts.test }).click(),
    ])
    expect(file.suggestedFilename()).toBe('prueba-de-firma.pdf')
    await expect(
      page.getByText(fill(exportTexts.downloaded, { archivo: file.suggestedFilename() })),
    ).toBeVisible()

    await page.goto(`${portalAt(host)}#/contact-us`)
    await expect(page.getByLabel(contactUsTexts.labels.subject)).toContainText('Pagos y retenciones')
  })
})
