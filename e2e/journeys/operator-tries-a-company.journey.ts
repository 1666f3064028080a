import { companiesTexts } from '@enlace/contract/companies/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { menuTexts } from '@enlace/contract/content/menu/texts.ts'
import { trialBandTexts } from '@enlace/contract/trial/band-texts.ts'
import { trialTexts as texts } from '@enlace/contract/trial/texts.ts'
import type { Page } from '@playwright/test'
import { demoCompanies } from '@enlace/demo/data/companies.ts'
import { expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { openStranger } from '../fixtures/first-company.ts'
import { choosePassword } from '../fixtures/invitation.ts'
import { listOn, openFromMenu } from '../fixtures/list.ts'
import { button, heading } from '../fixtures/page-parts.ts'
import { portalAt, signIn } from '../fixtures/people.ts'
import { backofficeAddress, expect, signInStaff, staffLogins, test } from '../fixtures/staff.ts'

const nombre = 'Prueba de la Sabana'
const password = 'Cosecha*Larga-4827'
const band = (page: Page) => page.getByText(trialBandTexts.band)

test('an operator makes a trial company, opens its portal as a supplier, and removes it', async ({
  page,
  browser,
  complaints,
}) => {
  await signInStaff(page, staffLogins.administrator)
  await test.step('makes it in one click, and sees what it was filled with', async () => {
    await page.goto(backofficeAddress('/companias'))
    await page.getByRole('link', { name: texts.open }).click()
    await page.getByLabel(texts.name).fill(nombre)
    await expectAccessibleAtBothWidths(page)
    await button(page, texts.open).click()
    await expect(heading(page)).toHaveText(texts.page)
    await expect(band(page)).toBeVisible()
    await expect(page.getByText(texts.ready)).toBeVisible({ timeout: 90_000 })
    await expect(page.getByRole('main').getByText('20', { exact: true })).toBeVisible()
    await expectAccessibleAtBothWidths(page)
  })
  const { link, email } = await test.step('gets a link for a supplier, once', async () => {
    await button(page, texts.link).click()
    const told = page.getByRole('group', { name: texts.access.toldLabel })
    await expect(told).toContainText('/set-password/')
    const said = await page.getByText(/@prueba-\d+\.example/).innerText()
    const address = await told.innerText()
    await button(page, texts.access.kept).click()
    await expect(told).toBeHidden()
    return { link: address, email: /\S+@prueba-\d+\.example/.exec(said)?.[0] ?? '' }
  })
  await test.step('sees the balances of that supplier in the portal', async () => {
    const portal = await openStranger(browser, complaints)
    await choosePassword(portal, link, password)
    await signIn(portal, { email, password, address: portalAt() })
    await expect(band(portal)).toBeVisible()
    await openFromMenu(portal, menuTexts.accountStatements, menuTexts.pendingInvoices)
    await expect.poll(async () => (await listOn(portal).links.count()) > 0).toBe(true)
    await expect(portal.getByRole('button', { name: /pendiente\s+\$\s?[1-9].*facturas/ })).toBeVisible()
    await portal.context().close()
  })
  await test.step('removes it from another company, by its name', async () => {
    await page.getByRole('link', { name: texts.companies }).click()
    await button(page, fill(companiesTexts.list.enter, { company: demoCompanies[0]?.nombre ?? '' })).click()
    await expect(band(page)).toBeHidden()
    await page.goto(backofficeAddress('/companias'))
    await button(page, fill(texts.removeNamed, { company: nombre })).click()
    await button(page, texts.removeTitle).click()
    await expect(page.getByText(texts.removeDiffers)).toBeVisible()
    await page.getByLabel(texts.removeType).fill(nombre)
    await button(page, texts.removeTitle).click()
    await expect(page.getByText(fill(texts.removed, { company: nombre }))).toBeVisible()
    await expect(page.getByRole('table').getByText(nombre)).toHaveCount(0)
  })
})
