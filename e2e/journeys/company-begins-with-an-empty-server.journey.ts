import { backofficeTexts } from '@enlace/contract/core/backoffice/texts'
import { fill } from '@enlace/contract/core/fill'
import { richTextTexts } from '@enlace/contract/core/rich-text/texts'
import { securityTexts } from '@enlace/contract/core/security/texts'
import { versionTexts } from '@enlace/contract/core/versions/texts'
import { brandingTexts } from '@enlace/contract/features/branding/texts'
import { companiesTexts } from '@enlace/contract/features/companies/texts'
import { companyNameTexts } from '@enlace/contract/core/company/name-texts'
import { firstRunTexts as texts } from '@enlace/contract/features/first-run/texts'
import { importsTexts } from '@enlace/contract/features/imports/texts'
import { loginTexts } from '@enlace/contract/features/login/texts'
import { secondStepTexts } from '@enlace/contract/features/login/second-step-texts'
import { pagesTexts } from '@enlace/contract/features/pages/texts'
import { setPasswordTexts } from '@enlace/contract/features/set-password/texts'
import { supplierDetailTexts, supplierFormTexts } from '@enlace/contract/features/suppliers/texts'
import { totpCode } from '@enlace/testing/totp'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { type EmptyProduct, startEmptyProduct } from '../fixtures/empty-product.ts'
import { mailbox } from '../fixtures/mailbox.ts'
import { userMenu } from '../fixtures/people.ts'
import { expect, test, watch } from '../fixtures/test.ts'

// One story in three chapters: each goes on where the one before it ended.
test.describe.configure({ mode: 'serial' })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const { plan, check } = importsTexts
const { item } = pagesTexts

let product: EmptyProduct
let administrator: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>

test.beforeAll(async () => {
  product = await startEmptyProduct()
})
test.afterAll(() => product.stop())

const at = (place: string) => `${product.backoffice}#${place}`
const progress = (done: number) => fill(texts.progress, { done, all: Object.keys(texts.steps).length })
const wayTo = (step: keyof typeof texts.steps) => fill(texts.go, { place: texts.steps[step].place })

/** A page of the administrator, who entered in the first chapter. */
async function enter(browser: Browser, complaints: string[]): Promise<Page> {
  const context = await browser.newContext({ storageState: administrator })
  watch(context, complaints)
  const page = await context.newPage()
  await page.goto(at('/primeros-pasos'))
  await expect(heading(page)).toHaveText(texts.title)
  return page
}

test('goes by the printed link from nothing to a portal of its own', { tag: '@phone' }, async ({ page }) => {
  await test.step('the first administrator and the company are made once, and wrong words are told', async () => {
    await page.goto(product.link)
    await expect(heading(page)).toHaveText(texts.setupTitle)
    await page.getByLabel(companyNameTexts.nombre).fill('Maderas del Sur S.A.S.')
    await page.getByLabel(companyNameTexts.nit).fill('900.123.456-1')
    await page.getByLabel(texts.firstName).fill('Rosa')
    await page.getByLabel(texts.lastName).fill('Quintero')
    await page.getByLabel(texts.email).fill('rosa@maderas.example')
    await page.getByLabel(new RegExp(`^${texts.password}`)).fill('siete loros sobre el Magdalena')
    await button(page, texts.submit).click()
    await expect(page.getByText(companyNameTexts.nitMalformed)).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel(companyNameTexts.nit).fill('900.123.456-8')
    await button(page, texts.submit).click()
  })
  await test.step('an administrator sets up a second factor', async () => {
    await button(page, secondStepTexts.enrolTotp).click()
    const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
    await page.getByLabel(securityTexts.totpCode).fill(totpCode(key))
    await button(page, securityTexts.totpConfirm).click()
    await button(page, securityTexts.codesKept).click()
    await expect(heading(page)).toHaveText(texts.title)
    await expect(page.getByText(progress(0))).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('chooses its modules', async () => {
    await page.getByRole('checkbox', { name: texts.modules.names.blog }).check()
    await button(page, texts.modules.save).click()
    await expect(page.getByText(progress(1))).toBeVisible()
  })
  await test.step('says how it is reached', async () => {
    await page.getByRole('link', { name: wayTo('contact') }).click()
    await page
      .getByRole('textbox', { name: companiesTexts.correo, exact: true })
      .fill('pagos@maderas.example')
    await button(page, companiesTexts.save).click()
    await expect(page.getByText(companiesTexts.saved)).toBeVisible()
  })
  await test.step('is led from each step to the next', async () => {
    const all = Object.keys(texts.steps).length
    const done = fill(texts.band.done, { at: 1, all, step: texts.steps.contact.title })
    await expect(page.getByText(done)).toBeVisible()
    await expectAccessible(page)
    await page
      .getByRole('link', { name: fill(texts.band.next, { step: texts.steps.branding.title }) })
      .click()
  })
  await test.step('gives itself a face, seen before it is published', async () => {
    await page.getByLabel(brandingTexts.welcome).fill('Bienvenidos a Maderas del Sur')
    await page.getByLabel(brandingTexts.colour, { exact: true }).fill('#ffd500')
    const preview = page.frameLocator('iframe').getByRole('heading', { level: 1 })
    await expect(preview).toHaveText('Bienvenidos a Maderas del Sur')
    await button(page, brandingTexts.save).click()
    await expect(page.getByText(brandingTexts.saved)).toBeVisible()
    await page.goto(at('/primeros-pasos'))
    await expect(page.getByText(progress(3))).toBeVisible()
    administrator = await page.context().storageState()
  })
  await test.step('visitors see it at once, and the link opens nothing any more', async () => {
    await page.goto(product.portal)
    await expect(heading(page)).toHaveText('Bienvenidos a Maderas del Sur')
    await expect(page.getByText('pagos@maderas.example')).toBeVisible()
    await expect(button(page, loginTexts.submit)).toBeVisible()
    await page.goto(product.link)
    await expect(heading(page)).toHaveText(texts.spentTitle)
    await expect(page.getByRole('link', { name: backofficeTexts.signIn })).toBeVisible()
  })
})

test('writes what its visitors read', async ({ page: visitor, browser, complaints }) => {
  const page = await enter(browser, complaints)
  await test.step('a page of the company', async () => {
    await page.getByRole('link', { name: wayTo('content') }).click()
    const name = pagesTexts.pages.nosotros.title
    await page.getByRole('link', { name: `${pagesTexts.write}: ${name}` }).click()
    await writeHtml(page, '<h2>Madera desde 1962</h2><p>De bosques que se vuelven a sembrar.</p>')
    await publish(page)
  })
  await test.step('an advertisement on the page where visitors look it up', async () => {
    await page.goto(at('/contenido?parte=anuncios'))
    const place = { page: pagesTexts.adPages['PAG-67'], position: '1' }
    await page.getByRole('link', { name: fill(pagesTexts.addAdvertisementTo, place) }).click()
    await page.getByLabel(pagesTexts.advertisement.kind).selectOption('html')
    await writeHtml(page, '<p>Cierre de facturas: 18 de diciembre.</p>')
    await publish(page)
  })
  await test.step('whoever comes reads both under the company’s own brand', async () => {
    await visitor.goto(`${product.portal}#/search-company`)
    await expect(visitor.getByText('Cierre de facturas: 18 de diciembre.')).toBeVisible()
    await visitor.goto(`${product.portal}#/about-us`)
    await expect(visitor.getByRole('heading', { name: 'Madera desde 1962' })).toBeVisible()
    await expect(visitor.getByText('De bosques que se vuelven a sembrar.')).toBeVisible()
  })
  await page.goto(at('/primeros-pasos'))
  await expect(page.getByText(progress(4))).toBeVisible()
  await page.context().close()
})

test('brings its suppliers and their invoices in, and one of them reads what is owed to it', async ({
  page: supplier,
  browser,
  complaints,
}) => {
  const page = await enter(browser, complaints)
  await test.step('two files of the ERP are loaded after a look at what they would do', async () => {
    await page.getByRole('link', { name: wayTo('data') }).click()
    await page.getByRole('link', { name: importsTexts.new }).click()
    await page.getByLabel(importsTexts.begin.files).setInputFiles(files)
    await button(page, importsTexts.begin.submit).click()
    await page.getByRole('combobox', { name: plan.source }).fill('Siesa')
    await button(page, plan.check).click()
    await expect(page.getByText(check.noReasons)).toBeVisible({ timeout: 20_000 })
    await button(page, check.load).click()
    await expect(button(page, importsTexts.result.undo)).toBeVisible({ timeout: 20_000 })
  })
  await test.step('a supplier’s principal user is invited', async () => {
    await page.goto(at('/primeros-pasos'))
    await page.getByRole('link', { name: wayTo('suppliers') }).click()
    await page.getByRole('link', { name: 'Papelería El Cid S.A.' }).click()
    await button(page, supplierDetailTexts.invite).first().click()
    await page.getByRole('dialog').getByLabel(supplierFormTexts.email).fill(principal.email)
    await button(page, supplierFormTexts.send).click()
    await expect(page.getByText(fill(supplierFormTexts.invited, { correo: principal.email }))).toBeVisible()
    await page.goto(at('/primeros-pasos'))
    await expect(page.getByText(progress(6))).toBeVisible()
    await expectAccessible(page)
    await page.context().close()
  })
  await test.step('it sets its password by the mailed link, and enters', async () => {
    const { text } = await mailbox.latest(principal.email)
    await supplier.goto(new RegExp(`${product.portal}#/set-password/\\S+`).exec(text)?.[0] ?? '')
    await supplier.getByLabel(setPasswordTexts.password).fill(principal.password)
    await supplier.getByLabel(setPasswordTexts.repeat).fill(principal.password)
    await button(supplier, setPasswordTexts.submit).click()
    await expect(heading(supplier)).toHaveText(setPasswordTexts.doneTitle)
    await supplier.goto(product.portal)
    await expect(heading(supplier)).toHaveText('Bienvenidos a Maderas del Sur')
    await supplier.getByLabel(loginTexts.email).fill(principal.email)
    await supplier.getByLabel(loginTexts.password, { exact: true }).fill(principal.password)
    await button(supplier, loginTexts.submit).click()
    await expect(userMenu(supplier)).toBeVisible()
  })
  await test.step('its own invoices are there, and nobody else’s', async () => {
    await supplier.goto(`${product.portal}#/account-statements/0`)
    await expect(supplier.getByRole('link', { name: /FE-2041/ })).toBeVisible()
    await expect(supplier.getByRole('link', { name: /FE-2077/ })).toBeVisible()
    await expect(supplier.getByText(/3\.570\.000/).first()).toBeVisible()
    await expect(supplier.getByText('A-118')).toHaveCount(0)
    await expectAccessible(supplier)
  })
})

const principal = { email: 'cartera@elcid.example', password: 'tinta papel y tóner' }

const files = [
  csv('proveedores.csv', [
    'NIT;Razón social',
    '860.001.911-1;Papelería El Cid S.A.',
    '890.903.938-8;Ferretería de los Andes S.A.',
  ]),
  csv('cartera.csv', [
    'NIT;No. factura;Fecha factura;Vencimiento;Valor factura;Saldo',
    '860.001.911-1;FE-2041;05/10/2026;04/11/2026;1.190.000,00;1.190.000,00',
    '860.001.911-1;FE-2077;02/11/2026;02/12/2026;3.570.000,00;3.570.000,00',
    '890.903.938-8;A-118;20/10/2026;19/11/2026;8.330.000,00;8.330.000,00',
  ]),
]

function csv(name: string, lines: readonly string[]) {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) }
}

/** Writes the text of what is open as HTML. */
async function writeHtml(page: Page, html: string): Promise<void> {
  await button(page, richTextTexts.toSource).click()
  await page.getByRole('textbox', { name: item.html }).fill(html)
}

async function publish(page: Page): Promise<void> {
  await button(page, versionTexts.publish).click()
  // The word of an earlier time may still be there, so its answer tells.
  const answer = page.waitForResponse((response) => response.url().endsWith('/publish'))
  await page.getByRole('dialog').getByRole('button', { name: versionTexts.publish }).click()
  expect((await answer).ok()).toBe(true)
  await expect(page.getByText(item.published).last()).toBeVisible()
}
