import { fill } from '@enlace/contract/core/fill.ts'
import { oidcLoginTexts as login } from '@enlace/contract/staff/sign-in/oidc-login-texts.ts'
import { backofficeLoginTexts, backofficeTexts, saveTexts } from '@enlace/contract/backoffice/texts.ts'
import { domainListTexts as domains, domainStateTexts } from '@enlace/contract/domains/desk-texts.ts'
import { domainTexts } from '@enlace/contract/domains/texts.ts'
import { problemTexts } from '@enlace/contract/core/problem-texts.ts'
import { loginTexts } from '@enlace/contract/sign-in/login/texts.ts'
import { staffOidcTexts as texts } from '@enlace/contract/staff/oidc/texts.ts'
import type { Browser, Page } from '@playwright/test'
import type { Account } from '../../apps/server/test/identity-provider.ts'
import { expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { signInAtProvider, test } from '../fixtures/identity-provider.ts'
import { publishText } from '../fixtures/name-server.ts'
import { deskPassword, joinStaff, openDesk } from '../fixtures/own-desk.ts'
import { createCompany, operate, ownCompany } from '../fixtures/own-company.ts'
import { userMenu } from '../fixtures/people.ts'
import { backofficeAddress, expect } from '../fixtures/staff.ts'

/** A company of its own, because an email's domain leads to one provider. */
const company = ownCompany({ id: '461', nombre: 'Ingreso Ancho S.A.', host: 'ingreso.localhost' })

// The product refuses whom the provider may not let in, and the browser writes each refusal down.
test.use({ allowedComplaints: [/status of 40[39]/] })

test('a company lets its team in by its own provider, and whoever it does not know stays out', async ({
  page,
  browser,
  identityProvider,
}) => {
  const { id, host } = company
  const domain = host.replace('.localhost', '.example')
  const email = `compras@${domain}`
  await createCompany(company)
  const [desk] = await Promise.all([
    openDesk(browser, company),
    operate('staff', 'invite', email, '--company', id, '--role', 'compras'),
  ])
  const { issuer, client, accounts } = identityProvider
  accounts.set('compras', { email, email_verified: true })
  accounts.set('sin-verificar', { email, email_verified: false })
  accounts.set('de-fuera', { email: `otra@${domain}`, email_verified: true })

  await test.step('an administrator tries the provider and switches it on', async () => {
    await desk.goto(backofficeAddress('/ingreso-institucional'))
    await desk.getByLabel(texts.form.isOn).check()
    await desk.getByLabel(texts.form.issuer).fill(issuer)
    await desk.getByLabel(texts.form.clientId).fill(client.id)
    await desk.getByLabel(texts.form.secret).fill(client.secret)
    await desk.getByLabel(texts.form.domains).fill(domain)
    await desk.getByRole('button', { name: texts.form.check }).click()
    await expect(desk.getByText(texts.check.title)).toBeVisible()
    await desk.getByRole('button', { name: saveTexts.changes }).click()
    await expect(desk.getByText(texts.state.on, { exact: true })).toBeVisible()
    await expect(desk.getByLabel(texts.form.secret)).toHaveValue('')
    await expectAccessibleAtBothWidths(desk)
  })
  await test.step('a domain counts once its record is found', () => proveDomain(desk, domain))
  await test.step('all domains stand on a screen of their own, where another one is added and taken off', async () => {
    await desk.goto(backofficeAddress('/dominios'))
    const line = (name: string) => desk.getByRole('listitem').filter({ hasText: name })
    await expect(line(domain).getByText(domainStateTexts.proven)).toBeVisible()
    await desk.getByLabel(domains.domain).fill('compras @ ancho')
    await desk.getByRole('button', { name: domains.add }).click()
    await expect(desk.getByText(domainTexts.malformed)).toBeVisible()
    await desk.getByLabel(domains.domain).fill('otro.example')
    await desk.getByRole('button', { name: domains.add }).click()
    await expect(line('otro.example').getByText(domainStateTexts.waiting)).toBeVisible()
    await expectAccessibleAtBothWidths(desk)
    await desk.getByRole('button', { name: fill(domains.removeLong, { domain: 'otro.example' }) }).click()
    await desk.getByRole('dialog').getByRole('button', { name: domains.removeTitle }).click()
    await expect(line('otro.example')).toHaveCount(0)
    await expect(line(domain)).toBeVisible()
    await desk.goBack()
  })
  await test.step('whoever thinks better of it finds the login as it was', async () => {
    await goToProvider(page, email)
    await page.waitForURL((url) => url.origin === issuer)
    await page.goBack()
    await expect(page.getByRole('button', { name: login.open })).toBeEnabled()
  })
  await test.step('one of the team goes to the provider and comes back inside', async () => {
    await goToProvider(page, email)
    await signInAtProvider(page, issuer, 'compras')
    await expect(userMenu(page)).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
    await page.reload()
    await expect(userMenu(page)).toBeVisible()
  })
  await test.step('a person who was here before ties the account by its own password, and is in for this company alone', () =>
    tieAccount(browser, identityProvider, company))
  await test.step('who is not invited, or whose email is not verified, hears so and stays out', async () => {
    await refuse(browser, { issuer, email, account: 'de-fuera' }, async (stranger) => {
      await expect(stranger.getByRole('alert')).toContainText(
        fill(problemTexts['oidc-foreign'], { email: `otra@${domain}` }),
      )
      await expectAccessibleAtBothWidths(stranger)
      // What the provider answered is spent: a reload asks nothing of it again.
      await stranger.reload()
      await expect(stranger.getByLabel(loginTexts.password, { exact: true })).toBeVisible()
      await expect(stranger.getByRole('alert')).toHaveCount(0)
    })
    await refuse(browser, { issuer, email, account: 'sin-verificar' }, (unsure) =>
      expect(unsure.getByRole('alert')).toContainText(problemTexts['oidc-unverified']),
    )
  })
  await test.step('an answer that nobody asked for opens nothing', async () => {
    const context = await browser.newContext()
    const forged = await context.newPage()
    await forged.goto(`${backofficeAddress()}?code=robado&state=inventado`)
    await expect(forged.getByRole('alert')).toContainText(problemTexts['oidc-spent'])
    await expect(forged.getByRole('heading', { level: 1 })).toHaveText(backofficeLoginTexts.title)
    expect(new URL(forged.url()).search).toBe('')
    await context.close()
  })
  await test.step('a second factor that the company asks for is the provider’s where the company says so', async () => {
    await operate('company', 'set', '--id', id, 'segundo_factor_administracion=todos')
    await refuse(browser, { issuer, email, account: 'compras' }, (unprepared) =>
      expect(unprepared.getByRole('alert')).toContainText(problemTexts['oidc-factor']),
    )
    await desk.getByLabel(texts.form.satisfiesFactor).check()
    await desk.getByRole('button', { name: saveTexts.changes }).click()
    await expect(desk.getByText(texts.form.saved).last()).toBeVisible()
    const context = await browser.newContext()
    const again = await context.newPage()
    await goToProvider(again, email)
    await signInAtProvider(again, issuer, 'compras')
    await expect(userMenu(again)).toBeVisible()
    await context.close()
  })
  await desk.context().close()
})

/** Goes by the button of the login to the provider of the company whose email it is. */
async function goToProvider(page: Page, email: string): Promise<void> {
  await page.goto(backofficeAddress())
  await page.getByRole('button', { name: login.open }).click()
  await page.getByLabel(login.email).fill(email)
  await page.getByRole('button', { name: login.go }).click()
}

/** Comes back from the provider as an account that is not let in, with a browser of its own. */
async function refuse(
  browser: Browser,
  { issuer, email, account }: { issuer: string; email: string; account: string },
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await goToProvider(page, email)
  await signInAtProvider(page, issuer, account)
  await page.waitForURL((url) => url.origin === new URL(backofficeAddress()).origin)
  await look(page)
  await expect(userMenu(page)).toHaveCount(0)
  await context.close()
}

/** Sets the record of a domain up, which is not there at first, and lets it be looked for. */
async function proveDomain(desk: Page, domain: string): Promise<void> {
  const check = desk.getByRole('button', { name: fill(texts.domains.checkLong, { domain }) })
  await check.click()
  await expect(desk.getByText(fill(texts.domains.notFound, { domain })).first()).toBeVisible()
  const line = desk.getByRole('listitem').filter({ hasText: domain })
  await expect(line.getByText(texts.domains.states.waiting)).toBeVisible()
  const [name = '', text = ''] = await line.locator('code').allTextContents()
  await publishText(name, text)
  // Within 3 s of the last time it is not looked for again.
  await expect(async () => {
    await check.click()
    await expect(line.getByText(texts.domains.states.proven)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expectAccessibleAtBothWidths(desk)
}

/** Comes by the provider as somebody who had a password here before, and finds what the session opens. */
async function tieAccount(
  browser: Browser,
  { issuer, accounts }: { issuer: string; accounts: Map<string, Account> },
  { id, nombre, host }: { id: string; nombre: string; host: string },
): Promise<void> {
  const domain = host.replace('.localhost', '.example')
  const member = `jefe@${domain}`
  await joinStaff(browser, { id, email: member })
  accounts.set('jefe', { email: member, email_verified: true })
  const other = await browser.newContext()
  const tying = await other.newPage()
  await goToProvider(tying, member)
  await signInAtProvider(tying, issuer, 'jefe')
  await expect(tying.getByText(fill(login.tieIntro, { email: member }))).toBeVisible()
  await expectAccessibleAtBothWidths(tying)
  await tying.getByLabel(login.tiePassword, { exact: true }).fill(deskPassword)
  await tying.getByRole('button', { name: login.tie }).click()
  await userMenu(tying).click()
  await expect(
    tying.getByText(fill(backofficeTexts.confined, { company: nombre }), { exact: false }),
  ).toBeVisible()
  await tying.goto(backofficeAddress('/mi-cuenta'))
  await expect(tying.getByText(problemTexts['own-sign-in-needed'])).toBeVisible()
  await expectAccessibleAtBothWidths(tying)
  await other.close()
}
