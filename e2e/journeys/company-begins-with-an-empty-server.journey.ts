import { technicalTexts } from '@enlace/contract/core/technical-texts.ts'
import { backofficeTexts, saveTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { brandingTexts } from '@enlace/contract/branding/texts.ts'
import { certificateContentTexts, releaseTexts } from '@enlace/contract/certificates/settings/texts.ts'
import { companiesTexts } from '@enlace/contract/companies/texts.ts'
import { companyNameTexts } from '@enlace/contract/company/name-texts.ts'
import { contactUsTexts } from '@enlace/contract/contact-us/texts.ts'
import { firstRunTexts as texts } from '@enlace/contract/first-run/texts.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { pagesTexts } from '@enlace/contract/content/pages/texts.ts'
import {
  registrationDecisionTexts,
  registrationsTexts,
} from '@enlace/contract/supplier-registration/desk/texts.ts'
import { supplierDetailTexts, supplierFormTexts } from '@enlace/contract/suppliers/texts.ts'
import { verifyTexts } from '@enlace/contract/papers/verify/texts.ts'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { fillIn } from '../fixtures/contact-form.ts'
import { type EmptyProduct, startEmptyProduct } from '../fixtures/empty-product.ts'
import {
  expectRoomForLogo,
  expectNothingLoaded,
  files,
  goOn,
  issueCertificates,
  menuOf,
  openSetting,
  openStranger,
  publish,
  publishReadyText,
  setUpAuthenticator,
  supplier,
  waiting,
  writeHtml,
} from '../fixtures/first-company.ts'
import { acceptInvitation } from '../fixtures/invitation.ts'
import { button, heading } from '../fixtures/page-parts.ts'
import { fillLogin, userMenu } from '../fixtures/people.ts'
import { newCompany, register } from '../fixtures/registration-form.ts'
import { decisionOn } from '../fixtures/staff.ts'
import { expect, test, watch } from '../fixtures/test.ts'

// One story in four chapters: each goes on where the one before it ended.
test.describe.configure({ mode: 'serial' })

let product: EmptyProduct
/** Milliseconds on the path, without what other chapters look at. */
let took = 0
let administrator: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>

test.beforeAll(async () => {
  product = await startEmptyProduct()
})
test.afterAll(() => product.stop())
const at = (place: string) => `${product.backoffice}#${place}`
const steps = texts.steps
const progress = (done: number) => fill(texts.progress, { done, all: Object.keys(steps).length })

/** The home page of the administrator, who entered in the first chapter. */
async function enterHome(browser: Browser, complaints: string[]): Promise<Page> {
  const context = await browser.newContext({ storageState: administrator })
  watch(context, complaints)
  const page = await context.newPage()
  await page.goto(product.backoffice)
  await expect(menuOf(page)).toBeVisible()
  return page
}

/** The first steps of the same, which are in the menu while one is left. */
async function enter(browser: Browser, complaints: string[]): Promise<Page> {
  const page = await enterHome(browser, complaints)
  await menuOf(page).getByRole('link', { name: texts.title }).click()
  await expect(heading(page)).toHaveText(texts.title)
  return page
}

test('goes by the printed link from nothing to a portal of its own', async ({ page }) => {
  const begun = Date.now()
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
    await expectAccessibleAtBothWidths(page)
    await page.getByLabel(companyNameTexts.nit).fill('900.123.456-8')
    await button(page, texts.submit).click()
  })
  await test.step('an administrator sets up a second factor', async () => {
    await setUpAuthenticator(page)
    await expect(heading(page)).toHaveText(texts.title)
    await expect(page.getByText(progress(0))).toBeVisible()
    await expectAccessibleAtBothWidths(page)
  })
  await test.step('says how it is reached', async () => {
    await goOn(page, steps.contact.title)
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    await field(companiesTexts.correo).fill('pagos@maderas.example')
    await field(companiesTexts.dir).fill('Carrera 5 # 8-40')
    await button(page, saveTexts.changes).click()
    await expect(page.getByText(companiesTexts.saved)).toBeVisible()
    const words = { at: 1, all: Object.keys(steps).length, step: steps.contact.title }
    await expect(page.getByText(fill(texts.band.done, words))).toBeVisible()
    await expectAccessibleAtBothWidths(page)
  })
  await test.step('gives itself a face, seen before it is published', async () => {
    await goOn(page, steps.branding.title)
    await page.getByLabel(brandingTexts.welcome).fill('Bienvenidos a Maderas del Sur')
    await page.getByLabel(brandingTexts.colour, { exact: true }).fill('#ffd500')
    const preview = page.frameLocator('iframe').getByRole('heading', { level: 1 })
    await expect(preview).toHaveText('Bienvenidos a Maderas del Sur')
    await button(page, saveTexts.changes).click()
    await expect(page.getByText(brandingTexts.saved)).toBeVisible()
  })
  await test.step('chooses its modules, and is told what they miss', async () => {
    await goOn(page, steps.modules.title)
    for (const name of ['blog', 'agp_registration_supplier'] as const)
      await page.getByRole('checkbox', { name: texts.modules.names[name] }).check()
    await button(page, texts.modules.save).click()
    await expect(page.getByText(texts.modules.saved)).toBeVisible()
    await expect(page.getByText(texts.gaps['privacy-policy'])).toBeVisible()
    await expect(page.getByText(progress(2))).toBeVisible()
    await expectAccessibleAtBothWidths(page)
  })
  await test.step('adds what they miss, one after the other', async () => {
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: steps.modules.title }) })
      .getByRole('link', { name: fill(texts.band.next, { step: texts.gapPlaces.terms }) })
      .click()
    await publishReadyText(page)
    await goOn(page, texts.gapPlaces['privacy-policy'])
    await publishReadyText(page)
    await goOn(page, texts.gapPlaces['certificate-content'])
    await page.getByLabel(certificateContentTexts.city, { exact: true }).fill('Neiva')
    await button(page, saveTexts.changes).click()
    await expect(
      page.getByRole('link', { name: fill(texts.band.next, { step: steps.data.title }) }),
    ).toBeVisible()
    administrator = await page.context().storageState()
  })
  took += Date.now() - begun
  await test.step('visitors see it at once, and the link opens nothing any more', async () => {
    await page.goto(product.portal)
    await expect(heading(page)).toHaveText('Bienvenidos a Maderas del Sur')
    await expect(page.getByText('pagos@maderas.example')).toBeVisible()
    await page.goto(product.link)
    await expect(heading(page)).toHaveText(texts.spentTitle)
    await expect(page.getByRole('link', { name: backofficeTexts.signIn })).toBeVisible()
  })
})

test('writes what its visitors read', async ({ page: visitor, browser, complaints }) => {
  const page = await enter(browser, complaints)
  await test.step('a page of the company', async () => {
    await page.getByRole('link', { name: fill(texts.go, { place: steps.content.place }) }).click()
    const name = pagesTexts.pages.nosotros.title
    await page.getByRole('link', { name: `${pagesTexts.write}: ${name}` }).click()
    await writeHtml(page, '<h2>Madera desde 1962</h2><p>De bosques que se vuelven a sembrar.</p>')
    await publish(page)
  })
  await test.step('an advertisement on the page where visitors look it up', async () => {
    await page.goto(at('/contenido?parte=anuncios'))
    const place = { page: pagesTexts.adPages['PAG-67'], position: '1' }
    await page.getByRole('link', { name: fill(pagesTexts.addAdvertisementTo, place) }).click()
    await page.getByRole('combobox', { name: pagesTexts.advertisement.kind }).selectOption('html')
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
  await page.context().close()
})

test('goes on by what comes next until nothing is left and a supplier is in', async ({
  page: visitor,
  browser,
  complaints,
}) => {
  const begun = Date.now()
  const page = await enter(browser, complaints)
  await test.step('each list of documents says that nothing was loaded yet', () =>
    expectNothingLoaded(page, at))
  await test.step('three files of the ERP are loaded after a look at what they would do', async () => {
    await goOn(page, steps.data.title)
    await page.getByRole('link', { name: importsTexts.new }).click()
    await page.getByLabel(importsTexts.begin.files).setInputFiles(files)
    await button(page, importsTexts.begin.submit).click()
    await page.getByRole('combobox', { name: importsTexts.plan.source }).fill('Siesa')
    await button(page, importsTexts.plan.check).click()
    await expect(page.getByText(importsTexts.check.noReasons)).toBeVisible()
    await button(page, importsTexts.check.load).click()
    await expect(button(page, importsTexts.result.undo)).toBeVisible()
  })
  await test.step('what needs others is put off: mail, the public address, colleagues', async () => {
    await goOn(page, steps.mail.title)
    await button(page, texts.markDone).click()
    await goOn(page, steps.address.title)
    await page.getByText(technicalTexts.title).first().click()
    await expect(page.getByText('PUBLIC_URL').first()).toBeVisible()
    await button(page, texts.skip).click()
    await goOn(page, steps.invite.title)
    // The place before has the same button, which is gone once the next one is there.
    await expect(page.getByText(`: ${steps.invite.title}.`)).toBeVisible()
    await button(page, texts.skip).click()
    await expectAccessible(page)
  })
  await test.step('a supplier of the files is invited', async () => {
    await goOn(page, steps.suppliers.title)
    await page.getByRole('link', { name: supplier.name }).click()
    await button(page, supplierDetailTexts.invite).first().click()
    await page.getByRole('dialog').getByLabel(supplierFormTexts.email).fill(supplier.email)
    await button(page, supplierFormTexts.send).click()
    const told = fill(supplierFormTexts.invited, { correo: supplier.email })
    await expect(page.getByText(told)).toBeVisible()
  })
  await test.step('the certificates of the year that was loaded get their day, and nothing is left', async () => {
    await goOn(page, steps.modules.title)
    await goOn(page, texts.gapPlaces['certificate-dates'])
    await button(page, releaseTexts.suggestAll).click()
    await button(page, saveTexts.changes).click()
    await expect(page.getByText(releaseTexts.saved)).toBeVisible()
    await openSetting(page, texts.title)
    await expect(page.getByText(texts.complete)).toBeVisible()
  })
  await test.step('it sets its password by the mailed link, enters, and sees what is owed to it', async () => {
    await acceptInvitation(visitor, supplier.email, supplier.password)
    await visitor.goto(product.portal)
    await expect(heading(visitor)).toHaveText('Bienvenidos a Maderas del Sur')
    await fillLogin(visitor, supplier.email, supplier.password)
    await expect(userMenu(visitor)).toBeVisible()
    await expectRoomForLogo(visitor)
    await visitor.goto(`${product.portal}#/account-statements/0`)
    await expect(visitor.getByRole('link', { name: /FE-2041/ })).toBeVisible()
    await expect(visitor.getByText(/3\.570\.000/).first()).toBeVisible()
    await expect(visitor.getByText('A-118')).toHaveCount(0)
    await expectAccessible(visitor)
  })
  took += Date.now() - begun
  await page.context().close()
})

test('serves visitors: a registration, a contact message, a certificate that is verified', async ({
  browser,
  complaints,
}) => {
  const begun = Date.now()
  const page = await enterHome(browser, complaints)
  await test.step('somebody new registers, is found on the home page, is approved, and comes in', async () => {
    const newcomer = newCompany()
    const stranger = await openStranger(browser, complaints)
    await register(stranger, newcomer, product.portal)
    await page.getByRole('link', { name: backofficeTexts.home }).click()
    await waiting(page, 'registrations').click()
    await page.getByRole('table', { name: registrationsTexts.table }).getByRole('link').first().click()
    await button(page, registrationDecisionTexts.approve).click()
    await decisionOn(page).getByRole('button', { name: registrationDecisionTexts.confirm }).click()
    await expect(page.getByText(stateTexts.solicitud_registro.aprobada).first()).toBeVisible()
    await acceptInvitation(stranger, newcomer.email, supplier.password)
    await stranger.goto(product.portal)
    await fillLogin(stranger, newcomer.email, supplier.password)
    await expect(userMenu(stranger)).toBeVisible()
    await stranger.context().close()
  })
  await test.step('a visitor writes, and the company finds the message', async () => {
    const stranger = await openStranger(browser, complaints, `${product.portal}#/contact-us`)
    await fillIn(stranger, 'lucia@nuez.example')
    await button(stranger, contactUsTexts.submit).click()
    await expect(stranger.getByText(contactUsTexts.success)).toBeVisible()
    await stranger.context().close()
    await page.getByRole('link', { name: backofficeTexts.home }).click()
    await waiting(page, 'contact-messages').click()
    await expect(page.getByRole('table').getByText('Lucía Inés').first()).toBeVisible()
  })
  await test.step('a certificate is issued, and its code tells a stranger what it is', async () => {
    const code = await issueCertificates(page)
    const stranger = await openStranger(browser, complaints, `${product.portal}#/verify`)
    await stranger.getByLabel(verifyTexts.code).fill(code)
    await button(stranger, verifyTexts.submit).click()
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(verifyTexts.trial)
    await expectAccessible(stranger)
    await stranger.context().close()
  })
  took += Date.now() - begun
  // Told and not judged: it depends on the machine.
  process.stdout.write(`From the link of the start to all of it: ${Math.round(took / 1000)} s of clicks\n`)
})
