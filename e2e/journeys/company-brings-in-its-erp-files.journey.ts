import { ticketDocument } from '@enlace/contract/purchase-tickets/document.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { menuTexts } from '@enlace/contract/content/menu/texts.ts'
import { accountStatementsTexts } from '@enlace/contract/account-statements/texts.ts'
import { importTexts } from '@enlace/contract/imports/reading/texts.ts'
import { purchaseTicketTexts } from '@enlace/contract/purchase-tickets/detail-texts.ts'
import { setPasswordTexts as texts } from '@enlace/contract/set-password/texts.ts'
import { formatDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { sumMoney } from '@enlace/domain/money.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { listOn, openFromMenu } from '../fixtures/list.ts'
import { operate } from '../fixtures/own-company.ts'
import { fillLogin, portalAt, userMenu } from '../fixtures/people.ts'
import { shownDay } from '../fixtures/shown.ts'
import { expect, test } from '../fixtures/test.ts'
import { deliveriesOf, type Receipt } from '../fixtures/university.ts'

const PASSWORD = 'tinta papel y tóner'

/** The university whose purchases the files tell of, and the supplier that is followed. */
const COMPANY = { id: '3', nit: '899999230-7', nombre: 'Universidad Distrital Francisco José de Caldas' }
const SUPPLIER = '830067042'

test('a university loads its purchases, invites a supplier, and the supplier finds exactly its own', async ({
  page,
}) => {
  const address = portalAt('universidad.localhost')
  const email = 'ventas@proveedor.example'
  const { receipts, openInvoices } = deliveriesOf(SUPPLIER)

  await test.step('the operator makes the company and loads its files', () => loadFiles(address))
  const link = await test.step('and invites a person of one of its suppliers', async () => {
    const lines = await operate('user', 'invite', email, '--company', COMPANY.id, '--nit', SUPPLIER)
    return lines.find((line) => line.startsWith(`${address}#/set-password/`)) ?? ''
  })

  await page.goto(link)
  await expect(page).toHaveTitle(new RegExp(`^${texts.pageTitle} · .*${COMPANY.nombre}`))
  await test.step('who sets a password', async () => {
    await page.getByLabel(texts.password).fill(PASSWORD)
    await page.getByLabel(texts.repeat).fill(PASSWORD)
    await page.getByRole('button', { name: texts.submit }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.doneTitle)
    await expect(page.getByText(email)).toBeVisible()
  })
  await test.step('and signs in at the university’s own portal', async () => {
    await page.getByRole('link', { name: texts.goToLogin }).click()
    await expect(page).toHaveURL(`${address}#/login`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(COMPANY.nombre)
    await fillLogin(page, email, PASSWORD)
    await expect(userMenu(page)).toBeVisible()
    await expect(page).toHaveURL(/#\/account-statements\/30$/)
  })

  await test.step('its open invoices are those that the files leave open', () =>
    expectOpenInvoices(page, openInvoices))
  await test.step('its entries are those of the files, to the cent', () => expectEntries(page, receipts))
  await test.step('and each entry has its items', () => expectItems(page, receipts))
  await test.step('its orders are those that the entries name', async () => {
    await openFromMenu(page, menuTexts.consultations, menuTexts.purchaseOrders)
    await listOn(page).expectTotal(new Set(receipts.map(({ orden }) => orden)).size)
  })
})

async function loadFiles(address: string) {
  const { id, nit, nombre } = COMPANY
  const { hostname } = new URL(address)
  await operate('company', 'create', '--id', id, '--nit', nit, '--name', nombre, '--host', hostname)
  const lines = await operate('import', '--company', id, '--sample', 'udistrital')
  expect(lines.find((line) => line.startsWith(importTexts.kinds['purchase-tickets']))).toContain(
    '22.207 nuevos',
  )
}

async function expectOpenInvoices(page: Page, count: number) {
  await openFromMenu(page, menuTexts.accountStatements, menuTexts.pendingInvoices)
  if (count > 0) {
    await listOn(page).expectTotal(count)
    return
  }
  const fecha = formatDate(todayInBogota(new Date()))
  await expect(page.getByText(fill(accountStatementsTexts.neverAny, { fecha }))).toBeVisible()
  await expect(page.getByRole('link', { name: accountStatementsTexts.seePayments })).toBeVisible()
}

async function expectEntries(page: Page, receipts: readonly Receipt[]) {
  await openFromMenu(page, menuTexts.consultations, menuTexts.purchaseTickets)
  const list = listOn(page)
  await list.expectTotal(receipts.length)
  await page.goto(`${page.url()}?size=50`)
  await expect.poll(async () => (await list.range()).last).toBe(receipts.length)
  await list.expectSettled()
  const numbers = await list.column(ticketDocument.fields.nro_entrada.label)
  const days = await list.column(ticketDocument.fields.fecha.label)
  const net = await list.amounts(ticketDocument.fields.valor_neto.label)
  const shown = numbers.map((numero, at) => ({ numero, dia: shownDay(days[at] ?? ''), neto: net[at] }))
  const expected = receipts.map(({ numero, dia, neto }) => ({ numero, dia, neto }))
  expect(shown.toSorted(byNumber)).toEqual(expected.toSorted(byNumber))
  expect(await list.total(ticketDocument.fields.valor_neto.label)).toBe(
    sumMoney(receipts.map(({ neto }) => neto)),
  )
}

async function expectItems(page: Page, receipts: readonly Receipt[]) {
  const [most] = receipts.toSorted((one, other) => other.items - one.items)
  const numero = most?.numero ?? ''
  await page.getByRole('link', { name: numero }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    fill(purchaseTicketTexts.title, { numero }),
  )
  const items = listOn(page)
  // The list may stand a moment longer than its heading.
  await expect(async () => {
    expect(await items.amounts(ticketDocument.lines.valor_neto.label)).toHaveLength(most?.items ?? 0)
  }).toPass()
  expect(await items.total(ticketDocument.lines.valor_neto.label)).toBe(most?.neto)
  await expectAccessible(page)
}

const byNumber = (one: { numero: string }, other: { numero: string }) => (one.numero < other.numero ? -1 : 1)
