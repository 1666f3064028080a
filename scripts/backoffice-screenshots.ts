import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { richTextTexts } from '@enlace/contract/core/rich-text/texts.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { dashboardTexts } from '@enlace/contract/dashboard/texts.ts'
import { demoPeople, signInToDemo } from './demo-sign-in.ts'
import { untilCalm } from './until-calm.ts'

type Means = {
  backoffice: string
  open: (viewport: { width: number; height: number }) => Promise<Page>
  take: (page: Page, name: string, height: number) => Promise<void>
}

/** A list of invoices as an ERP gives it, for a load that is tried out and dropped again. */
const invoices = join(import.meta.dirname, 'fixtures', 'cartera.csv')

/** Takes the README's pictures of the back office, as the demo's administrator. */
export async function takeBackoffice({ backoffice, open, take }: Means): Promise<void> {
  const page = await open({ width: 1280, height: 800 })
  await signIn(page, backoffice)
  const look = (place: string) => visit(page, backoffice, place)
  await look('primeros-pasos')
  await take(page, 'desk-start', 760)
  await look('proveedores')
  await take(page, 'desk-suppliers', 720)
  await look('marca')
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
  await untilCalm(page)
  await take(page, 'desk-branding', 720)
  await look('contenido/textos/login')
  await page.getByRole('button', { name: richTextTexts.toSource }).waitFor()
  await untilCalm(page)
  await take(page, 'desk-content', 800)
  await look('plantillas/template/supplier-registration')
  await page.frameLocator('iframe').first().locator('body').waitFor()
  await untilCalm(page)
  await take(page, 'desk-template', 800)
  await look('parametros')
  await take(page, 'desk-parameters', 760)
  await takeDesks(page, look, take)
  await look('fuentes')
  await take(page, 'desk-sources', 420)
  await takeLoad(page, backoffice, take)

  const phone = await open({ width: 360, height: 740 })
  await signIn(phone, backoffice)
  await visit(phone, backoffice, 'proveedores')
  await take(phone, 'desk-phone', 740)
}

/** Where the day's work is done, and where somebody watches over it. */
async function takeDesks(page: Page, look: (place: string) => Promise<void>, take: Means['take']) {
  await look('inicio')
  await page.getByRole('heading', { name: dashboardTexts.title }).waitFor()
  await untilCalm(page)
  await take(page, 'desk-dashboard', 800)
  const opened = [
    ['solicitudes', 'desk-review', 900],
    ['cuentas-bancarias', 'desk-bank-change', 760],
  ] as const
  for (const [place, name, height] of opened) {
    await look(place)
    await page.getByRole('table').first().locator('tbody').getByRole('link').first().click()
    await page.waitForURL(new RegExp(`${place}/.+`))
    await untilCalm(page)
    await take(page, name, height)
  }
  await look('preguntas')
  await take(page, 'desk-questions', 640)
  await look('certificados/anio')
  await take(page, 'desk-certificates', 640)
  await look('auditoria')
  await take(page, 'desk-audit', 640)
}

/** A load from its columns to what it would do; nothing of it is kept. */
async function takeLoad(page: Page, backoffice: string, take: Means['take']): Promise<void> {
  const { begin, plan, check } = importsTexts
  await visit(page, backoffice, 'cargas/nueva')
  await page.getByLabel(begin.files).setInputFiles(invoices)
  await page.getByRole('button', { name: begin.submit }).click()
  await page.getByRole('combobox', { name: plan.source }).fill('Siesa cartera')
  // As high as its columns reach.
  await page.setViewportSize({ width: 1280, height: 1240 })
  await untilCalm(page)
  await take(page, 'desk-mapping', 1240)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: plan.check }).click()
  await page.getByRole('heading', { name: check.title }).waitFor()
  await untilCalm(page)
  await page.evaluate('scrollTo(0, 0)')
  await take(page, 'desk-trial', 720)
  await page.getByRole('button', { name: plan.summary.change, exact: true }).click()
  await page.getByRole('button', { name: plan.drop }).click()
  await page.getByRole('button', { name: plan.dropConfirm, exact: true }).click()
  await page.getByRole('link', { name: importsTexts.new }).waitFor()
}

async function signIn(page: Page, backoffice: string): Promise<void> {
  await signInToDemo(page, backoffice, demoPeople.staff)
  await page.waitForURL(/#\/inicio/)
}

async function visit(page: Page, backoffice: string, place: string): Promise<void> {
  await page.goto(`${backoffice}#/${place}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await untilCalm(page)
}
