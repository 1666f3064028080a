import { demoBankTexts } from '@enlace/demo/texts/bank-accounts.ts'
import { deskTexts } from '@enlace/contract/core/desk/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import { demoRequestTexts } from '@enlace/demo/texts/profile.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { bankDeskTexts } from '@enlace/contract/bank-accounts/desk/texts.ts'
import { contractsDeskTexts as policyTexts } from '@enlace/contract/supplier-contracts/desk/texts.ts'
import { demoCompanies } from '@enlace/demo/data/companies.ts'
import { demoPassword } from '@enlace/demo/data/people.ts'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { mailbox } from '../fixtures/mailbox.ts'
import { heading } from '../fixtures/page-parts.ts'
import {
  backofficeAddress,
  decisionOn,
  enterCompany,
  expect,
  signInStaff,
  staffLogins,
  test,
} from '../fixtures/staff.ts'

const [, second] = demoCompanies
const [treasurer] = demoBankTexts.secondApprovers

/** A member in a browser of its own, at the second company. */
async function atSecondCompany(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signInStaff(page, { email, password: demoPassword })
  await enterCompany(page, second?.nombre ?? '')
  return page
}

/** Opens what is first at a desk. */
async function openFirst(page: Page, place: string, table: string): Promise<void> {
  await page.goto(backofficeAddress(place))
  await page.getByRole('table', { name: table }).getByRole('link').first().click()
}

/** The digits of the newest mail about a change, as soon as there are more mails than before. */
async function newCode(email: string, numero: string, before: number): Promise<string> {
  const about = async () => (await mailbox.all(email)).filter(({ text }) => text.includes(numero))
  await expect.poll(async () => (await about()).length, { timeout: 40_000 }).toBeGreaterThan(before)
  const { text = '' } = (await about()).at(-1) ?? {}
  return /\b\d{4} \d{4}\b/.exec(text)?.[0] ?? ''
}

test('a change of account takes two people: the first one waits for another, and a role that may not sees nothing', async ({
  browser,
}) => {
  const [first, other, buyer] = await Promise.all([
    atSecondCompany(browser, treasurer.email),
    atSecondCompany(browser, staffLogins.administrator.email),
    atSecondCompany(browser, staffLogins.purchasing.email),
  ])
  await buyer.goto(backofficeAddress('/cuentas-bancarias'))
  await expect(heading(buyer)).toHaveText(pageTexts.notAllowedTitle)

  await openFirst(first, '/cuentas-bancarias', bankDeskTexts.table)
  await expect(first.getByText(bankDeskTexts.decisor.ya_aprobo)).toBeVisible()
  await expect(first.getByRole('button', { name: bankDeskTexts.approve, exact: true })).toHaveCount(0)
  await expectAccessible(first)

  await openFirst(other, '/cuentas-bancarias', bankDeskTexts.table)
  await expect(other.getByText(demoBankTexts.verified)).toBeVisible()
  const trail = other.getByRole('navigation', { name: deskTexts.breadcrumb })
  const numero = await trail.getByText(/^CB-/).innerText()
  await other.getByRole('button', { name: bankDeskTexts.approve, exact: true }).click()
  const decision = decisionOn(other)
  await expect(decision.getByText(bankDeskTexts.approveSecond)).toBeVisible()
  await decision
    .getByLabel(bankDeskTexts.how)
    .fill('Llamada al gerente financiero, al teléfono del ERP; lo confirmó.')
  const { email } = staffLogins.administrator
  const before = (await mailbox.all(email)).filter(({ text }) => text.includes(numero)).length
  await decision.getByRole('button', { name: bankDeskTexts.sendCode }).click()
  await decision.getByLabel(bankDeskTexts.code).fill(await newCode(email, numero, before))
  await decision.getByRole('button', { name: bankDeskTexts.confirmApprove }).click()
  await expect(other.getByText(fill(bankDeskTexts.approvedSecond, { numero }))).toBeVisible()

  // The first one hears of the second by itself, and when the account is changed.
  const held = first.getByText(new RegExp(bankDeskTexts.hold.split('{')[0] ?? ''))
  await expect(held).toBeVisible()
  for (const page of [first, other, buyer]) await page.context().close()
})

test.describe('a policy that two decide about at once', () => {
  // The second one is refused.
  test.use({ allowedComplaints: [/status of 409/] })

  test('is decided by the first, of whom the second is told while its words stay on the screen', async ({
    staffPage,
    browser,
    staffSessionOf,
  }) => {
    const context = await browser.newContext({
      baseURL: backofficeAddress(),
      storageState: await staffSessionOf('purchasing'),
    })
    const other = await context.newPage()
    for (const page of [staffPage, other]) {
      await page.goto(backofficeAddress(`/contratos/polizas?q=${demoRequestTexts.policy.numero}`))
      await page.getByRole('table', { name: policyTexts.table }).getByRole('link').first().click()
      await expect(page.getByRole('heading', { name: policyTexts.about })).toBeVisible()
    }
    await other.getByRole('button', { name: policyTexts.reject }).click()
    const rejection = decisionOn(other)
    const reason = rejection.getByLabel(policyTexts.rejectReason)
    await reason.fill('La firma del tomador no se lee.')

    await staffPage.getByRole('button', { name: policyTexts.approve, exact: true }).click()
    await decisionOn(staffPage).getByRole('button', { name: policyTexts.confirmApprove }).click()
    await expect(staffPage.getByText(stateTexts.poliza_enviada.aprobada).first()).toBeVisible()

    await rejection.getByRole('button', { name: policyTexts.confirmReject }).click()
    await expect(rejection.getByText(/ya decidió: aprobada, el \d\d\/\d\d\/\d{4}/)).toBeVisible()
    await expect(reason).toHaveValue('La firma del tomador no se lee.')
    await expectAccessible(other)
    await context.close()
  })
})
