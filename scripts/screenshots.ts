import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { roadTexts } from '@enlace/contract/documents/road-texts.ts'
import { loginTexts } from '@enlace/contract/sign-in/login/texts.ts'
import { takeBackoffice } from './backoffice-screenshots.ts'
import { ensureChromium, findWholeChromium } from './chromium.ts'
import { openDemoPage } from './demo-page.ts'
import { demoPeople, signInToDemo } from './demo-sign-in.ts'
import { untilCalm } from './until-calm.ts'
import { ROOT } from './workspace.ts'

// `node scripts/screenshots.ts [address [back office]]`: takes the README's pictures from the running product with its demo.
const [address = 'http://localhost:3000/', backoffice = 'http://localhost:3001/'] = process.argv.slice(2)
const FOLDER = join(ROOT, 'docs', 'images')
const LARGEST = 230_000

// The whole one, because the shell draws no PDF: a review desk would be shown without its paper.
const shell = await ensureChromium()
const browser = await chromium.launch({ executablePath: findWholeChromium() ?? shell })
mkdirSync(FOLDER, { recursive: true })
const open = (viewport: { width: number; height: number }) => openDemoPage(browser, viewport)
try {
  const wide = await open({ width: 1280, height: 800 })
  await wide.goto(address)
  await wide.getByRole('button', { name: loginTexts.submit }).waitFor()
  await wide.getByText(loginTexts.message).or(wide.getByLabel(loginTexts.message)).first().waitFor()
  await take(wide, 'login', 640)
  await look(wide, 'search-company', 'search', 720)
  await look(wide, 'supplier-registration', 'registration', 900)
  await look(wide, 'contact-us', 'contact', 800)
  await look(wide, 'payments', 'payments', 760)
  await signIn(wide)
  await visit(wide, 'account-statements/30')
  await take(wide, 'statements', 720)
  await wide.goto(`${address}#/account-statements/0?status=programada&sort=-saldo`)
  await openFirst(wide)
  await take(wide, 'statement-detail', 760)
  await look(wide, 'inicio', 'start', 760)
  await visit(wide, 'payments-made/90')
  await take(wide, 'payments-made', 720)
  await visit(wide, 'purchase-order/0')
  await take(wide, 'orders', 640)
  await look(wide, 'certificates', 'certificates', 800)
  await look(wide, 'profile/bank-accounts', 'bank-accounts', 720)

  await visit(wide, 'supplier-contracts')
  await wide.locator('tbody a').first().click()
  await wide.getByRole('heading', { level: 1, name: /^CT-/ }).or(wide.getByRole('tablist')).first().waitFor()
  await take(wide, 'contract', 760)
  await look(wide, 'supplier-qualification', 'evaluation', 800)
  await look(wide, 'supplier-qualification/documents', 'documents', 800)
  await look(wide, 'reports/cartera-por-edades', 'report', 800)
  await look(wide, 'blog', 'blog', 720)
  await look(wide, 'events', 'events', 800)

  const phone = await open({ width: 360, height: 740 })
  await look(phone, 'supplier-registration/company/905418327', 'phone-access', 740)
  await signIn(phone)
  await visit(phone, 'account-statements/30')
  await take(phone, 'phone', 740)

  await takeBackoffice({ backoffice, open, take })
} finally {
  await browser.close()
}

async function signIn(page: Page) {
  await signInToDemo(page, address, demoPeople.supplier)
  await untilDrawn(page)
}

async function visit(page: Page, place: string) {
  await page.goto(`${address}#/${place}`)
  await untilDrawn(page)
}

/** A visitor's page, with what the company says and advertises on it. */
async function look(page: Page, place: string, name: string, height: number) {
  await page.goto('about:blank')
  await page.goto(`${address}#/${place}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await untilCalm(page)
  await take(page, name, height)
}

async function openFirst(page: Page) {
  await untilDrawn(page)
  await page.locator('tbody a').first().click()
  await page.getByRole('heading', { name: roadTexts.title }).waitFor()
}

async function untilDrawn(page: Page) {
  await page.locator('tbody a').first().waitFor()
  await page.locator('table[aria-busy]').waitFor({ state: 'detached' })
}

async function take(page: Page, name: string, height: number) {
  const path = join(FOLDER, `${name}.png`)
  const width = page.viewportSize()?.width ?? 0
  await page.mouse.move(0, 0)
  await page.evaluate('document.fonts.ready')
  await page.screenshot({ path, clip: { x: 0, y: 0, width, height } })
  const { size } = statSync(path)
  console.log(`docs/images/${name}.png ${Math.ceil(size / 1000)} kB`)
  if (size > LARGEST) throw new Error(`${name}.png is larger than ${LARGEST / 1000} kB.`)
}
