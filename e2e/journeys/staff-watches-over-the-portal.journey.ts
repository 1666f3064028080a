import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { dashboardTexts } from '@enlace/contract/dashboard/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { listActionTexts } from '@enlace/contract/core/list/texts.ts'
import { exportTexts } from '@enlace/contract/exports/texts.ts'
import {
  apiKeysTexts,
  apiKeyStateTexts,
  apiKeyTexts,
  apiScopeTexts,
} from '@enlace/contract/api-keys/texts.ts'
import { auditActTexts } from '@enlace/contract/audit/act-texts.ts'
import { auditTexts } from '@enlace/contract/audit/texts.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { jobsTexts } from '@enlace/contract/jobs/texts.ts'
import { loginTexts } from '@enlace/contract/sign-in/login/texts.ts'
import { sessionsTexts } from '@enlace/contract/sign-in/sessions/texts.ts'
import { changedTableTexts, sourceChangesTexts } from '@enlace/contract/imports/sources/texts.ts'
import {
  deliveryStateTexts,
  webhookEventTexts,
  webhookFormTexts,
  webhooksTexts,
  webhookTexts,
} from '@enlace/contract/webhooks/texts.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { listOn } from '../fixtures/list.ts'
import { openDesk } from '../fixtures/own-desk.ts'
import { openOwnCompany, ownCompany } from '../fixtures/own-company.ts'
import { signIn } from '../fixtures/people.ts'
import { backofficeAddress, expect, test } from '../fixtures/staff.ts'

const own = ownCompany({ id: '851', nombre: 'Vidrios de la Sabana S.A.S.', host: 'vidrios.localhost' })

async function open(page: Page, place: string, title: string): Promise<void> {
  await page.goto(backofficeAddress(place))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

/** Makes a key for invoices alone, and answers it as it is told: once. */
async function makeKey(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: apiKeysTexts.create }).first().click()
  const dialog = page.getByRole('dialog', { name: apiKeyTexts.createTitle })
  await dialog.getByRole('button', { name: apiKeyTexts.create }).click()
  // An empty form says what is missing.
  await expect(dialog.getByText(apiKeyTexts.scopesMissing)).toBeVisible()
  await dialog.getByLabel(apiKeyTexts.nameLabel).fill(name)
  await dialog.getByLabel(apiScopeTexts['push:facturas']).check()
  await dialog.getByRole('button', { name: apiKeyTexts.create }).click()
  return keepTold(page)
}

/** A program of the company that takes what it is told; answers its address and what came. */
async function openErp() {
  const came: string[] = []
  const erp = createServer((request, response) => {
    came.push(String(request.headers['webhook-signature']))
    response.writeHead(200).end('Recibido por el ERP')
  })
  await new Promise<void>((resolve) => erp.listen(0, resolve))
  const address = erp.address()
  if (address === null || typeof address === 'string') throw new Error('The ERP does not listen')
  return { url: `http://localhost:${address.port}/enlace`, came, close: () => erp.close() }
}

/** Adds a webhook and tries it out. */
async function addWebhook(page: Page): Promise<string> {
  const erp = await openErp()
  await page.getByRole('button', { name: webhooksTexts.create }).first().click()
  const dialog = page.getByRole('dialog', { name: webhookFormTexts.createTitle })
  await dialog.getByLabel(webhookFormTexts.urlLabel).fill('https://10.0.0.8/enlace')
  await dialog.getByLabel(webhookEventTexts['purchase-order.confirmed']).check()
  await dialog.getByRole('button', { name: webhookFormTexts.create }).click()
  await expect(dialog.getByText(webhookFormTexts.faults.private)).toBeVisible()
  await dialog.getByLabel(webhookFormTexts.urlLabel).fill(erp.url)
  await dialog.getByLabel(webhookFormTexts.descriptionLabel).fill('Odoo producción')
  await dialog.getByRole('button', { name: webhookFormTexts.create }).click()
  const told = page.getByRole('dialog', { name: webhookFormTexts.toldTitle })
  const secret = await told.getByRole('group', { name: webhookFormTexts.toldLabel }).innerText()
  await told.getByRole('button', { name: webhookFormTexts.kept }).click()
  await page.getByRole('link', { name: erp.url }).click()
  await page.getByRole('button', { name: webhookTexts.test }).click()
  const deliveries = page.getByRole('table', { name: webhookTexts.deliveriesTable })
  await expect(deliveries.getByText(deliveryStateTexts.entregada)).toBeVisible()
  expect(erp.came).toEqual([expect.stringMatching(/^v1,/)])
  await deliveries.getByRole('button', { name: webhookTexts.see }).click()
  await expect(page.getByRole('dialog').getByText('Recibido por el ERP')).toBeVisible()
  await expectAccessible(page)
  erp.close()
  return secret
}

async function keepTold(page: Page): Promise<string> {
  const told = page.getByRole('dialog', { name: apiKeyTexts.toldTitle })
  const secret = await told.getByRole('group', { name: apiKeyTexts.toldLabel }).innerText()
  await told.getByRole('button', { name: apiKeyTexts.kept }).click()
  return secret
}

// Anyone who is signed out from afar is told so by the server.
// So is anyone who types an address inside, by the field.
test.use({ allowedComplaints: [/status of (401|422)/] })

test('an administrator reads how the portal goes, what a load changed, ends a session, keeps keys, tries a webhook out, and finds all of it written down', async ({
  page,
  browser,
}) => {
  const person = await openOwnCompany(page, own)
  await signIn(page, person)
  const desk = await openDesk(browser, own)

  await expect(desk.getByRole('heading', { name: dashboardTexts.title })).toBeVisible()
  await desk.getByRole('link', { name: new RegExp(`^${dashboardTexts.active}`) }).click()
  await listOn(desk).expectTotal(1)

  await open(desk, '/fuentes', importsTexts.sources)
  await desk.getByRole('link', { name: importsTexts.freshness.changes }).click()
  const changes = desk.getByRole('table', { name: sourceChangesTexts.summaryTable })
  await expect(changes).toContainText(changedTableTexts['account_statements'] ?? '')
  await expectAccessible(desk)

  await open(desk, '/sesiones', sessionsTexts.title)
  await desk.getByRole('button', { name: fill(sessionsTexts.endOf, { persona: person.email }) }).click()
  await desk.getByRole('dialog').getByRole('button', { name: sessionsTexts.end }).click()
  await expect(desk.getByText(fill(sessionsTexts.ended, { persona: person.email })).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: loginTexts.submit, exact: true })).toBeVisible()

  await open(desk, '/claves-api', apiKeysTexts.title)
  const first = await makeKey(desk, 'SAP producción')
  await desk.getByRole('button', { name: fill(apiKeysTexts.rotateOf, { nombre: 'SAP producción' }) }).click()
  await desk.getByRole('dialog').getByRole('button', { name: apiKeyTexts.rotate }).click()
  const second = await keepTold(desk)
  expect(second).not.toBe(first)
  await desk
    .getByRole('button', { name: fill(apiKeysTexts.revokeOf, { nombre: 'SAP producción' }) })
    .first()
    .click()
  await desk.getByRole('dialog').getByRole('button', { name: apiKeyTexts.revoke }).click()
  await expect(desk.getByText(apiKeyStateTexts.revocada)).toBeVisible()
  await expect(desk.getByText(second)).toHaveCount(0)
  await expectAccessible(desk)

  await open(desk, '/webhooks', webhooksTexts.title)
  const signing = await addWebhook(desk)

  await open(desk, '/auditoria', auditTexts.title)
  for (const act of [
    'api-key:created',
    'api-key:rotated',
    'api-key:revoked',
    'sessions:ended',
    'webhook:tested',
  ])
    await expect(
      desk.getByRole('cell', { name: auditActTexts[act] ?? act, exact: true }).first(),
    ).toBeVisible()
  await desk.getByRole('button', { name: listActionTexts.export, exact: true }).click()
  const [file] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('menuitem', { name: exportTexts.csv }).click(),
  ])
  const lines = await readFile(await file.path(), 'utf8')
  expect(lines).toContain(auditActTexts['api-key:revoked'])
  for (const secret of [second, signing]) expect(lines).not.toContain(secret)
  await desk.context().close()
})

test.describe('an auditor', () => {
  test.use({ staff: 'auditor' })

  test('looks at everything that happens, and can change nothing of it', async ({ staffPage }) => {
    await staffPage.goto(backofficeAddress('/inicio'))
    await staffPage.getByText(dashboardTexts.table).first().click()
    await expect(staffPage.getByRole('table').first()).toBeVisible()
    await expectAccessibleAtBothWidths(staffPage)
    await open(staffPage, '/auditoria', auditTexts.title)
    await listOn(staffPage).expectSettled()
    await expectAccessibleAtBothWidths(staffPage)
    for (const [place, title] of [
      ['/sesiones', sessionsTexts.title],
      ['/claves-api', apiKeysTexts.title],
      ['/trabajos', jobsTexts.title],
      ['/webhooks', webhooksTexts.title],
    ] as const /* pairs */) {
      await open(staffPage, place, title)
      await expect(staffPage.getByText(backofficeTexts.readOnly)).toBeVisible()
      await expect(staffPage.getByRole('button', { name: sessionsTexts.end })).toHaveCount(0)
      for (const name of [apiKeysTexts.create, webhooksTexts.create])
        await expect(staffPage.getByRole('button', { name })).toHaveCount(0)
      await expectAccessibleAtBothWidths(staffPage)
    }
  })
})
