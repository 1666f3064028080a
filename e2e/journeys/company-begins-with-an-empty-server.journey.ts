import { backofficeTexts } from '@enlace/contract/core/backoffice/texts'
import { fill } from '@enlace/contract/core/fill'
import { securityTexts } from '@enlace/contract/core/security/texts'
import { brandingTexts } from '@enlace/contract/features/branding/texts'
import { companiesTexts } from '@enlace/contract/features/companies/texts'
import { firstRunTexts as texts } from '@enlace/contract/features/first-run/texts'
import { loginTexts } from '@enlace/contract/features/login/texts'
import { secondStepTexts } from '@enlace/contract/features/login/second-step-texts'
import { totpCode } from '@enlace/testing/totp'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { type EmptyProduct, startEmptyProduct } from '../fixtures/empty-product.ts'
import { expect, test } from '../fixtures/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
let product: EmptyProduct

test.beforeAll(async () => {
  product = await startEmptyProduct()
})
test.afterAll(() => product.stop())

test('goes by the printed link from nothing to a portal of its own', { tag: '@phone' }, async ({ page }) => {
  await test.step('the first administrator and the company are made once, and wrong words are told', async () => {
    await page.goto(product.link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.setupTitle)
    await page.getByLabel(companiesTexts.nombre).fill('Maderas del Sur S.A.S.')
    await page.getByLabel(companiesTexts.nit).fill('900.123.456-1')
    await page.getByLabel(texts.firstName).fill('Rosa')
    await page.getByLabel(texts.lastName).fill('Quintero')
    await page.getByLabel(texts.email).fill('rosa@maderas.example')
    await page.getByLabel(new RegExp(`^${texts.password}`)).fill('siete loros sobre el Magdalena')
    await button(page, texts.submit).click()
    await expect(page.getByText(companiesTexts.nitMalformed)).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel(companiesTexts.nit).fill('900.123.456-8')
    await button(page, texts.submit).click()
  })
  await test.step('an administrator sets up a second factor', async () => {
    await button(page, secondStepTexts.enrolTotp).click()
    const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
    await page.getByLabel(securityTexts.totpCode).fill(totpCode(key))
    await button(page, securityTexts.totpConfirm).click()
    await button(page, securityTexts.codesKept).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title)
    await expect(page.getByText(fill(texts.progress, { done: 0, all: 7 }))).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('chooses its modules', async () => {
    await page.getByRole('checkbox', { name: texts.modules.names.blog }).check()
    await button(page, texts.modules.save).click()
    await expect(page.getByText(fill(texts.progress, { done: 1, all: 7 }))).toBeVisible()
  })
  await test.step('says how it is reached', async () => {
    await page.getByRole('link', { name: fill(texts.go, { place: texts.steps.contact.place }) }).click()
    await page
      .getByRole('textbox', { name: companiesTexts.correo, exact: true })
      .fill('pagos@maderas.example')
    await button(page, companiesTexts.save).click()
    await expect(page.getByText(companiesTexts.saved)).toBeVisible()
  })
  await test.step('gives itself a face, seen before it is published', async () => {
    await page.goto(`${product.backoffice}#/marca`)
    await page.getByLabel(brandingTexts.welcome).fill('Bienvenidos a Maderas del Sur')
    await page.getByLabel(brandingTexts.colour, { exact: true }).fill('#ffd500')
    const preview = page.frameLocator('iframe').getByRole('heading', { level: 1 })
    await expect(preview).toHaveText('Bienvenidos a Maderas del Sur')
    await button(page, brandingTexts.save).click()
    await expect(page.getByText(brandingTexts.saved)).toBeVisible()
    await page.goto(`${product.backoffice}#/primeros-pasos`)
    await expect(page.getByText(fill(texts.progress, { done: 3, all: 7 }))).toBeVisible()
  })
  await test.step('visitors see it at once, and the link opens nothing any more', async () => {
    await page.goto(product.portal)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenidos a Maderas del Sur')
    await expect(page.getByText('pagos@maderas.example')).toBeVisible()
    await expect(button(page, loginTexts.submit)).toBeVisible()
    await page.goto(product.link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.spentTitle)
    await expect(page.getByRole('link', { name: backofficeTexts.signIn })).toBeVisible()
  })
})
