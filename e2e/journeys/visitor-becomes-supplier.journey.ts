import { fileViewerTexts } from '@enlace/contract/core/files/viewer-texts.ts'
import { readFile } from 'node:fs/promises'
import { certificateMailTexts } from '@enlace/contract/certificates/mail-texts.ts'
import { certificateTypeTexts, periodTexts } from '@enlace/contract/certificates/period-texts.ts'
import { backofficeTexts, saveTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import { presenceTexts } from '@enlace/contract/sign-in/presence/texts.ts'
import { kindTexts } from '@enlace/contract/notifications/texts.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { releaseTexts } from '@enlace/contract/certificates/settings/texts.ts'
import { certificateYearTexts as yearTexts } from '@enlace/contract/certificates/desk/texts.ts'
import { certificateScreenTexts } from '@enlace/contract/certificates/screen-texts.ts'
import {
  checkTexts,
  registrationDecisionTexts as decisionTexts,
  registrationReviewTexts,
  registrationsTexts as texts,
} from '@enlace/contract/supplier-registration/desk/texts.ts'
import { registrationStatusTexts } from '@enlace/contract/supplier-registration/status-texts.ts'
import { supplierRegistrationTexts } from '@enlace/contract/supplier-registration/texts.ts'
import { demoCompanies } from '@enlace/demo/data/companies.ts'
import { textOfPdf } from '@enlace/testing/pdf.ts'
import type { Page } from '@playwright/test'
import { expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { acceptInvitation } from '../fixtures/invitation.ts'
import { mailbox } from '../fixtures/mailbox.ts'
import { heading } from '../fixtures/page-parts.ts'
import { fillLogin, portalAt, userMenu } from '../fixtures/people.ts'
import { attachPaper, newCompany, question, register } from '../fixtures/registration-form.ts'
import { backofficeAddress, decisionOn, expect, staffLogins, test } from '../fixtures/staff.ts'
import { withhold } from '../fixtures/withholdings.ts'

const told = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()
const password = 'vidrio templado y claro'

test.use({ staff: 'purchasing' })

/** Opens a request of the inbox by what it is searched for. */
async function openRequest(page: Page, wanted: string): Promise<void> {
  await page.goto(backofficeAddress(`/solicitudes?q=${encodeURIComponent(wanted)}`))
  await page.getByRole('table', { name: texts.table }).getByRole('link').first().click()
  await expect(page.getByText(registrationReviewTexts.checks)).toBeVisible()
}

/** A year of which the demo has no withholdings: what is done for all suppliers of it is done for the new one alone. */
const withheldYear = 2019

/** Sets the days of release of the year, issues its certificates and tells its suppliers, as accounts payable does. */
async function publishCertificates(page: Page): Promise<void> {
  await page.goto(backofficeAddress(`/configuracion-certificados?anio=${withheldYear}`))
  const day = page.getByLabel(
    fill(releaseTexts.dayOf, {
      certificado: `${certificateTypeTexts.fuente.name}, ${periodTexts.year.toLowerCase()}`,
    }),
  )
  if ((await day.inputValue()) === '') {
    await page.getByRole('button', { name: releaseTexts.suggestAll }).click()
    await page.getByRole('button', { name: saveTexts.changes }).click()
    await told(page, releaseTexts.saved)
  }
  await page.goto(backofficeAddress(`/certificados/anio?anio=${withheldYear}`))
  const runs = page.getByRole('region', { name: yearTexts.runs })
  for (const act of ['issue', 'notify'] as const) {
    await page.getByRole('button', { name: yearTexts.buttons[act] }).click()
    await page.getByRole('dialog').getByRole('button', { name: yearTexts.buttons[act] }).click()
    const run = runs.getByRole('listitem').first()
    await expect(run).toContainText(yearTexts.acts[act])
    await expect(run).toContainText(yearTexts.states.done)
    await expect(run).toContainText(fill(yearTexts.made[act], { n: 1 }))
  }
  await page.goto(backofficeAddress(`/certificados/avisos?anio=${withheldYear}&ver=avisados`))
  await told(page, /@vidrios\.example/)
}

test('a visitor asks, corrects what is returned, is approved, and downloads its first certificate', async ({
  page,
  browser,
  staffPage,
  staffSessionOf,
}) => {
  const company = newCompany()
  const number = await register(page, company)

  await openRequest(staffPage, number)
  await expect(heading(staffPage)).toHaveText(company.name)
  await told(staffPage, checkTexts.digito)
  await staffPage.getByRole('tab', { name: 'Cédula del representante legal' }).click()
  const picture = staffPage.getByRole('region', { name: fileViewerTexts.label }).getByRole('img')
  await expect(picture).toBeVisible()
  const height = staffPage.viewportSize()?.height ?? 0
  await expect
    .poll(async () => (await picture.boundingBox())?.height ?? 0)
    .toBeGreaterThanOrEqual(0.6 * height)
  await staffPage.getByRole('button', { name: decisionTexts.return }).click()
  const returning = decisionOn(staffPage)
  await expect(
    returning.getByRole('heading', { name: fill(decisionTexts.returnTitle, { numero: number }) }),
  ).toBeVisible()
  await returning.getByLabel(decisionTexts.addField).selectOption({ label: 'RUT' })
  await returning
    .getByLabel(fill(decisionTexts.fieldReason, { campo: 'RUT' }))
    .fill('El RUT es de hace dos años. Adjunte el actual.')
  await returning.getByRole('button', { name: decisionTexts.confirmReturn }).click()
  await told(staffPage, fill(decisionTexts.returned, { correo: company.email }))

  const returned = await mailbox.latest(company.email)
  const link = returned.links.find((address) => address.includes('/registration-status/')) ?? ''
  await page.goto(link)
  await told(page, 'El RUT es de hace dos años. Adjunte el actual.')
  await expect(question(page, 'Razón social')).toHaveValue(company.name)
  await attachPaper(page, 'RUT', 'rut de hoy.pdf')
  await page.getByRole('button', { name: supplierRegistrationTexts.submitCorrection }).click()
  await told(page, registrationStatusTexts.nextSteps.recibida)

  // The reviewer's screen hears of the correction by itself.
  await expect(staffPage.getByText(stateTexts.solicitud_registro.recibida).first()).toBeVisible()
  await staffPage.getByRole('button', { name: decisionTexts.approve, exact: true }).click()
  await decisionOn(staffPage).getByRole('button', { name: decisionTexts.confirm }).click()
  await told(staffPage, fill(decisionTexts.approved, { nombre: company.name, correo: company.email }))
  await expect(staffPage.getByText(stateTexts.solicitud_registro.aprobada).first()).toBeVisible()

  await acceptInvitation(page, company.email, password)
  await page.goto(portalAt())
  await fillLogin(page, company.email, password)
  await expect(userMenu(page)).toBeVisible()

  await withhold(company.documentID, withheldYear)
  const accountant = await (
    await browser.newContext({ storageState: await staffSessionOf('accountsPayable') })
  ).newPage()
  await publishCertificates(accountant)

  const mail = await mailbox.latest(
    company.email,
    fill(certificateMailTexts.subject, { company: demoCompanies[0]?.nombre ?? '', anio: withheldYear }),
  )
  expect(mail.text).toContain('100.000,00 en 1 certificado')
  await page.goto(`${portalAt()}#/notifications`)
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: kindTexts['certificate-published'].title })
    .getByRole('link')
    .click()
  await expect(heading(page)).toHaveText(certificateScreenTexts.title)
  await page.goto(`${portalAt()}#/certificates?tipo=fuente&anio=${withheldYear}`)
  // The company issued it: what the supplier has is that, and no other.
  await expect(page.getByText(/CF-\d{4}-\d{6}, versión 1/).first()).toBeVisible()
  const button = page.getByRole('button', { name: certificateScreenTexts.pdf }).first()
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  const pdf = textOfPdf(await readFile(await download.path()))
  expect(pdf).toContain(company.name)
  await accountant.context().close()
})

test.describe('two of the staff at one request', () => {
  // The second one is refused.
  test.use({ allowedComplaints: [/status of 409/] })

  test('see each other, and the second hears who decided what while what it typed stays', async ({
    staffPage,
    browser,
    staffSessionOf,
  }) => {
    const context = await browser.newContext({
      baseURL: backofficeAddress(),
      storageState: await staffSessionOf('accountsPayable'),
    })
    const other = await context.newPage()
    await openRequest(staffPage, 'Transportes Río Pance')
    await openRequest(other, 'Transportes Río Pance')
    const noted = fill(presenceTexts.one, {
      nombre: 'Adriana Lozano Prieto',
      cosa: presenceTexts.things.registration,
    })
    await told(other, noted)
    await told(staffPage, /está revisando esta solicitud/)

    await other.getByRole('button', { name: decisionTexts.approve, exact: true }).click()
    const approval = decisionOn(other)
    await approval.getByLabel(decisionTexts.branch).fill('Bodega Acopi')

    await staffPage.getByRole('button', { name: decisionTexts.reject }).click()
    const rejection = decisionOn(staffPage)
    await rejection.getByLabel(decisionTexts.rejectReason).fill('No se contrata transporte por ahora.')
    await rejection.getByRole('button', { name: decisionTexts.confirmReject }).click()
    await expect(staffPage.getByText(stateTexts.solicitud_registro.rechazada).first()).toBeVisible()

    await approval.getByRole('button', { name: decisionTexts.confirm }).click()
    await told(other, /Adriana Lozano Prieto ya decidió: rechazada, el \d\d\/\d\d\/\d{4}/)
    await expect(approval.getByLabel(decisionTexts.branch)).toHaveValue('Bodega Acopi')
    await expect(other.getByText('No se contrata transporte por ahora.').first()).toBeVisible()
    await context.close()
  })
})

test('a role that only looks changes nothing, and one without the area does not even see the place', async ({
  browser,
  staffSessionOf,
}) => {
  const [auditor, press] = await Promise.all(
    (['auditor', 'communications'] as const).map(async (name) => {
      const context = await browser.newContext({
        baseURL: backofficeAddress(),
        storageState: await staffSessionOf(name),
      })
      return context.newPage()
    }),
  )
  if (!auditor || !press) throw new Error(`${Object.keys(staffLogins).length} members can sign in`)
  await auditor.goto(backofficeAddress('/solicitudes'))
  await expect(heading(auditor)).toHaveText(texts.title)
  await expect(auditor.getByText('Empaques Flexibles del Valle S.A.S.').first()).toBeVisible()
  await expectAccessibleAtBothWidths(auditor)
  await openRequest(auditor, 'Empaques Flexibles')
  await told(auditor, backofficeTexts.readOnly)
  for (const name of [decisionTexts.approve, decisionTexts.return, decisionTexts.reject])
    await expect(auditor.getByRole('button', { name, exact: true })).toHaveCount(0)
  await expectAccessibleAtBothWidths(auditor)

  await press.goto(backofficeAddress('/solicitudes'))
  await expect(heading(press)).toHaveText(pageTexts.notAllowedTitle)
  await expect(press.getByRole('link', { name: texts.title, includeHidden: true })).toHaveCount(0)
  await auditor.context().close()
  await press.context().close()
})
