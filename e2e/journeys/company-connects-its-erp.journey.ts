import { fill } from '@enlace/contract/core/fill.ts'
import { menuTexts } from '@enlace/contract/content/menu/texts.ts'
import { apiKeysTexts, apiKeyTexts, apiScopeTexts, pushKindTexts } from '@enlace/contract/api-keys/texts.ts'
import {
  connectionsTexts,
  connectionTexts as texts,
  pulledKindTexts,
  pullStateTexts,
  unmappedTexts,
} from '@enlace/contract/connections/texts.ts'
import { attachmentTexts } from '@enlace/contract/documents/attachments/texts.ts'
import { fileFaultTexts } from '@enlace/contract/core/files/texts.ts'
import { ErpClient } from '@enlace/erp-client/client.ts'
import { startOdoo, type StandInOdoo } from '@enlace/testing/odoo.ts'
import { furnish, putInvoice, putOrder, stock } from '@enlace/testing/odoo-documents.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { listOn, openFromMenu } from '../fixtures/list.ts'
import { openDesk } from '../fixtures/own-desk.ts'
import { acceptInvitation, createCompany, operate, ownCompany } from '../fixtures/own-company.ts'
import { portalAt, signIn } from '../fixtures/people.ts'
import { backofficeAddress, expect, test } from '../fixtures/staff.ts'

const own = ownCompany({ id: '7419', nombre: 'Cafés de Altura S.A.S.', host: 'altura.localhost' })
const NIT = '890903938'

let odoo: StandInOdoo
test.beforeAll(async () => {
  odoo = await startOdoo()
  const world = furnish(odoo)
  const { order } = putOrder(odoo, world, stock(odoo))
  const attach = (name: string, text: string) =>
    odoo.put('ir.attachment', {
      name,
      res_model: 'purchase.order',
      res_id: order,
      res_field: false,
      type: 'binary',
      file_size: text.length,
      checksum: name,
      datas: Buffer.from(text).toString('base64'),
    })
  attach('condiciones.pdf', '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
  attach('programa.pdf', 'MZ')
  putInvoice(odoo, world, { ref: false })
})
test.afterAll(() => odoo.close())

test('a program pushes by its key, a connection brings from Odoo, and the supplier reads the order', async ({
  page,
  browser,
}) => {
  await createCompany(own)
  const desk = await openDesk(browser, own)

  const key = await test.step('an administrator makes a key', () => makeKey(desk))
  await test.step('by which a program pushes, as its statistics show', () => pushBy(key, desk))
  const invited = operate('user', 'invite', `ventas@${own.host}`, '--company', own.id, '--nit', NIT)
  await test.step('a connection is tried, made and run, and its report read', () => connect(desk))
  await test.step('the supplier reads the order that came', async () => {
    const address = portalAt(own.host)
    await signIn(page, await acceptInvitation(page, `ventas@${own.host}`, address, await invited))
    await openFromMenu(page, menuTexts.consultations, menuTexts.purchaseOrders)
    await listOn(page).expectTotal(1)
    await page.getByRole('link', { name: 'P00012' }).click()
    await page.getByRole('tab', { name: attachmentTexts.title }).click()
    await expect(page.getByText(/condiciones\.pdf/).first()).toBeVisible()
  })
})

async function makeKey(desk: Page): Promise<string> {
  await desk.goto(backofficeAddress('/claves-api'))
  await desk.getByRole('button', { name: apiKeysTexts.create }).first().click()
  const dialog = desk.getByRole('dialog', { name: apiKeyTexts.createTitle })
  await dialog.getByLabel(apiKeyTexts.nameLabel).fill('Siesa')
  await dialog.getByLabel(apiScopeTexts['push:terceros']).check()
  await dialog.getByRole('button', { name: apiKeyTexts.create }).click()
  const told = desk.getByRole('dialog', { name: apiKeyTexts.toldTitle })
  const secret = await told.getByRole('group', { name: apiKeyTexts.toldLabel }).innerText()
  await told.getByRole('button', { name: apiKeyTexts.kept }).click()
  return secret
}

async function pushBy(key: string, desk: Page): Promise<void> {
  const client = new ErpClient({ url: process.env['ENLACE_PORTAL_URL'] ?? '', key })
  const parties = [
    { nit: NIT, nombre: 'Ferretería Ñandú S.A.S.' },
    { nit: 'ninguno', nombre: 'Nadie' },
  ]
  const { counts } = await client.push('third-parties', parties)
  expect(counts).toMatchObject({ inserted: 1, refused: 1 })
  await desk.getByRole('link', { name: 'Siesa', exact: true }).click()
  await expect(desk.getByRole('heading', { name: apiKeysTexts.statistics })).toBeVisible()
  const pushes = desk.getByRole('table', { name: apiKeysTexts.lastPushes })
  await expect(pushes).toContainText(pushKindTexts['third-parties'])
  await expect(pushes).toContainText(apiKeysTexts.pushStates.complete)
  await expectAccessible(desk)
}

async function connect(desk: Page): Promise<void> {
  await desk.goto(backofficeAddress('/conexiones/nueva'))
  await desk.getByLabel(texts.nameLabel).fill('Odoo producción')
  await desk.getByLabel(texts.addressLabel).fill(odoo.url)
  await desk.getByLabel(texts.placeLabels.odoo).fill(odoo.access.database)
  await desk.getByLabel(texts.userLabels.odoo).fill(odoo.access.user)
  await desk.getByLabel(texts.secretLabels.odoo).fill(odoo.access.secret)
  // What the user may not read is said, and everything else comes.
  odoo.denied.add('stock.picking')
  await desk.getByRole('button', { name: texts.probe }).click()
  const said = desk.getByRole('status').filter({ hasText: fill(texts.probeOk, { producto: 'Odoo 17.0' }) })
  await expect(said).toContainText(fill(texts.probeCount, { registros: pulledKindTexts.orders, cuenta: 1 }))
  await expect(desk.getByText(texts.probeMissing)).toBeVisible()
  await desk.getByRole('group', { name: texts.files }).getByLabel(pulledKindTexts.orders).check()
  await desk.getByRole('button', { name: connectionsTexts.create }).click()
  const runs = desk.getByRole('table', { name: texts.runsTable })
  await expect(runs).toContainText(pullStateTexts.partial)
  const findings = desk.getByRole('table', { name: texts.findingsTable })
  await expect(findings).toContainText(unmappedTexts['invoice-without-number'])
  await expect(findings).toContainText(fill(fileFaultTexts.type, { name: 'programa.pdf' }))
  await expectAccessible(desk)
}
