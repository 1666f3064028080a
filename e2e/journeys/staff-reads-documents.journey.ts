import { auditActText } from '@enlace/contract/audit/shown-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { problemTexts } from '@enlace/contract/core/problem-texts.ts'
import { deskDocumentTexts as texts, deskListTexts } from '@enlace/contract/documents/desk/texts.ts'
import { historyTexts } from '@enlace/contract/documents/history/texts.ts'
import { relatedTexts } from '@enlace/contract/documents/related/texts.ts'
import { documentTexts } from '@enlace/contract/documents/texts.ts'
import { pdfButtonTexts } from '@enlace/contract/papers/texts.ts'
import { questionTexts } from '@enlace/contract/questions/texts.ts'
import { deskSearchTexts } from '@enlace/contract/search/desk/texts.ts'
import { viewTexts } from '@enlace/contract/sign-in/session/view-texts.ts'
import { supplierDetailTexts, supplierViewTexts } from '@enlace/contract/suppliers/texts.ts'
import type { Page } from '@playwright/test'
import { paths } from '../../apps/portal/src/core/paths.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { expectRows } from '../fixtures/list-measures.ts'
import { chipOn, listOn } from '../fixtures/list.ts'
import { button, heading } from '../fixtures/page-parts.ts'
import { people, signIn } from '../fixtures/people.ts'
import { backofficeAddress, expect, test } from '../fixtures/staff.ts'

test.use({ allowedComplaints: [/status of 403.*\/api\/notifications\/choices\//] })

const supplier = 'Empaques y Plásticos del Valle S.A.S.'
const withoutUsers = 'Agropecuaria Los Arrayanes S.A.S.'
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })

async function openList(page: Page, kind: keyof typeof deskListTexts, place: string) {
  await page.goto(backofficeAddress(place))
  await expect(heading(page)).toHaveText(deskListTexts[kind].title)
  await expectRows(page)
}

test('staff finds an invoice among all, sees whether its supplier has looked, and gets it on paper', async ({
  staffPage: page,
  page: portal,
}) => {
  await openList(page, 'account-statements', '/facturas')
  await expectAccessibleAtBothWidths(page)
  const list = listOn(page)
  const { total: all } = await list.range()

  await test.step('narrows the list to one supplier, whom the address keeps', async () => {
    await list.openFilters()
    const box = page.getByRole('combobox', { name: texts.supplier })
    await box.fill('Empaques')
    await page.getByRole('option', { name: new RegExp(`^${supplier}`) }).click()
    await expect(page).toHaveURL(/proveedor=\d+/)
    await page.keyboard.press('Escape')
    await expect.poll(async () => (await list.range()).total).toBeLessThan(all)
    expect(new Set(await list.column(texts.supplier))).toEqual(new Set([supplier]))
    await expectAccessible(page)
  })
  const [link] = await list.links.all()
  const numero = (await link?.innerText()) ?? ''

  await test.step('finds one by its number, of all suppliers', async () => {
    await page.goto(backofficeAddress(`/facturas?q=${numero}`))
    await expectRows(page)
    await list.links.first().click()
    await expect(heading(page)).toHaveText(fill(relatedTexts['account-statements'], { numero }))
    await expectAccessibleAtBothWidths(page)
  })
  const place = page.url()
  const seen = page.getByRole('region', { name: texts.seenTitle })

  await test.step('sees that nobody of the supplier has opened it, which reading it here does not change', async () => {
    await page.reload()
    // An earlier try may have opened it.
    await expect(seen.getByText(texts.notSeen).or(seen.getByText(texts.seenAt))).toBeVisible()
    await expect(seen.getByText(texts.notMarked)).toBeVisible()
    const downloading = page.waitForEvent('download')
    await button(page, pdfButtonTexts.download).click()
    expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/)
  })

  await test.step('sees who opened it first, once somebody of the supplier has', async () => {
    const id = place.split('/').at(-1) ?? ''
    await signIn(portal, people.master())
    await portal.goto(new URL(`/#/account-statements/0/${id}`, portal.url()).href)
    await expect(heading(portal)).toContainText(numero)
    await page.reload()
    await expect(seen.getByText(texts.seenAt)).toBeVisible()
    await tab(page, historyTexts.title).click()
    await expect(page.getByText(/^El proveedor abrió el documento$/)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('finds it from anywhere by its number', async () => {
    await page.goto(backofficeAddress('/inicio'))
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: deskSearchTexts.label }).fill(numero)
    await page
      .getByRole('option', { name: new RegExp(fill(relatedTexts['account-statements'], { numero })) })
      .first()
      .click()
    await expect(heading(page)).toHaveText(fill(relatedTexts['account-statements'], { numero }))
  })
})

test('staff reads the other kinds, and comes to them from a supplier', async ({ staffPage: page }) => {
  const places = {
    'payments-made': '/pagos',
    'purchase-order': '/ordenes',
    'purchase-tickets': '/entradas',
    'notes-debit': '/notas-debito',
  } as const
  for (const kind of ['payments-made', 'purchase-order', 'purchase-tickets', 'notes-debit'] as const)
    await test.step(`${kind}: the list and one of it`, async () => {
      await openList(page, kind, places[kind])
      await expectAccessibleAtBothWidths(page)
      await listOn(page).links.first().click()
      await expect(page.getByRole('region', { name: texts.seenTitle })).toBeVisible()
      await expectAccessibleAtBothWidths(page)
    })

  await test.step('opens the orders of one supplier from its page', async () => {
    await page.goto(backofficeAddress(`/proveedores?q=${encodeURIComponent(withoutUsers)}`))
    await page.getByRole('link', { name: withoutUsers, exact: true }).click()
    await tab(page, supplierDetailTexts.documents).click()
    await page
      .getByRole('term')
      .filter({ hasText: deskListTexts['purchase-order'].title })
      .locator('xpath=following-sibling::dd[1]')
      .getByRole('link')
      .click()
    await expect(heading(page)).toHaveText(deskListTexts['purchase-order'].title)
    await expectRows(page)
    expect(new Set(await listOn(page).column(texts.supplier))).toEqual(new Set([withoutUsers]))
    await expect(chipOn(page, 'Por entregar')).toBeVisible()
  })
})

test('staff sees the portal as a supplier without users, cannot write, and the trail says so', async ({
  staffPage: page,
}) => {
  await page.goto(backofficeAddress(`/proveedores?q=${encodeURIComponent(withoutUsers)}`))
  await page.getByRole('link', { name: withoutUsers, exact: true }).click()
  await button(page, supplierViewTexts.view).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(withoutUsers)
  await expectAccessible(page)
  const opened = page.context().waitForEvent('page')
  await dialog.getByRole('button', { name: supplierViewTexts.view, exact: true }).click()
  const portal = await opened
  const band = portal.getByText(new RegExp(`ve el portal como ${withoutUsers}`))
  await expect(band).toBeVisible()
  await expectAccessible(portal)

  await test.step('reads the orders, which it may not ask about', async () => {
    await portal.goto(new URL('/#/purchase-order/0', portal.url()).href)
    await listOn(portal).links.first().click()
    await button(portal, documentTexts.ask).click()
    await expect(portal.getByRole('dialog').getByText(questionTexts.readOnly)).toBeVisible()
    await button(portal, questionTexts.close).click()
  })
  await test.step('is refused where it would change something', async () => {
    await portal.goto(new URL(paths.profileNotifications(), portal.url()).href)
    await portal.getByRole('checkbox').and(portal.locator(':enabled')).first().click()
    await expect(portal.getByText(problemTexts['viewing-only']).first()).toBeVisible()
  })
  await test.step('ends it before its time', async () => {
    await button(portal, viewTexts.end).click()
    await expect(band).toBeHidden()
  })
  await test.step('finds in the trail that it looked, and what it read', async () => {
    await page.goto(backofficeAddress('/auditoria?tema=proveedores'))
    const rows = listOn(page).table.getByRole('row').filter({ hasText: withoutUsers })
    await expect(rows.filter({ hasText: auditActText('supplier:viewed') }).first()).toBeVisible()
    await expect(rows.filter({ hasText: auditActText('supplier:read') }).first()).toBeVisible()
  })
})
