import { fill } from '@enlace/contract/core/fill'
import { menuTexts } from '@enlace/contract/core/menu/texts'
import { accountStatementsTexts } from '@enlace/contract/features/account-statements/texts'
import { importTexts } from '@enlace/contract/core/import/texts'
import { purchaseTicketTexts, ticketLineTexts } from '@enlace/contract/features/purchase-tickets/detail-texts'
import { ticketColumnTexts } from '@enlace/contract/features/purchase-tickets/texts'
import { setPasswordTexts as texts } from '@enlace/contract/features/set-password/texts'
import { formatDate, todayInBogota } from '@enlace/domain/calendar-date'
import { sumMoney } from '@enlace/domain/money'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { listOn, openFromMenu } from '../fixtures/list.ts'
import { enlace } from '../fixtures/operator.ts'
import { fillLogin, portalAt, userMenu } from '../fixtures/people.ts'
import { shownDay } from '../fixtures/shown.ts'
import { expect, test } from '../fixtures/test.ts'
import { deliveriesOf, type Receipt } from '../fixtures/university.ts'

const PASSWORD = 'tinta papel y tóner'

/** Each width brings the files into a company of its own, and follows another supplier. */
const STORIES = {
  wide: {
    company: '3',
    nit: '899999230-7',
    nombre: 'Universidad Distrital Francisco José de Caldas',
    supplier: '830067042',
  },
  narrow: { company: '4', nit: '900555444-3', nombre: 'Universidad de los Andenes', supplier: '830145851' },
} as const // by the name of the project

type Story = (typeof STORIES)[keyof typeof STORIES]

test.use({ allowedComplaints: [/status of (401|410|422)/] })
test.describe.configure({ timeout: 120_000 })

test('a university loads its purchases, invites a supplier, and the supplier finds exactly its own', async ({
  page,
}, { project }) => {
  const story = STORIES[project.name === 'wide' ? 'wide' : 'narrow']
  const { company, nombre, supplier } = story
  const address = portalAt(`universidad${company}.localhost`)
  const email = `ventas${company}@proveedor.example`
  const { receipts, openInvoices } = deliveriesOf(supplier)

  await test.step('the operator makes the company and loads its files', () => loadFiles(story, address))
  const link = await test.step('and invites a person of one of its suppliers', async () => {
    const { code, lines } = await enlace('user', 'invite', email, '--company', company, '--nit', supplier)
    expect(code, lines.join('\n')).toBe(0)
    return lines.find((line) => line.startsWith(`${address}#/set-password/`)) ?? ''
  })

  await page.goto(link)
  await expect(page).toHaveTitle(new RegExp(`^${texts.title} · .*${nombre}`))
  await test.step('who learns what a password must be', () => expectRules(page))
  await test.step('and sets its own', async () => {
    await setPassword(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.doneTitle)
    await expect(page.getByText(email)).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('and signs in at the university’s own portal', async () => {
    await page.getByRole('link', { name: texts.goToLogin }).click()
    await expect(page).toHaveURL(`${address}#/login`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(nombre)
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

  await test.step('the link works only once', async () => {
    await page.goto('about:blank')
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.spentTitle)
    await expectAccessible(page)
  })
})

async function loadFiles({ company, nit, nombre }: Story, address: string) {
  const { hostname } = new URL(address)
  const create = ['company', 'create', '--id', company, '--nit', nit, '--name', nombre, '--host', hostname]
  expect(await enlace(...create)).toMatchObject({ code: 0 })
  const load = () => enlace('import', '--company', company, '--sample', 'udistrital')
  const entriesIn = ({ lines }: { lines: string[] }) =>
    lines.find((line) => line.startsWith(importTexts.kinds['purchase-tickets']))
  const first = await load()
  expect(first.code, first.lines.join('\n')).toBe(0)
  expect(entriesIn(first)).toContain('22.207 nuevos')
  expect(entriesIn(await load())).toContain(' 0 nuevos, 0 modificados, 22.207 sin cambio')
}

const password = (page: Page) => page.getByLabel(texts.password)
const repeat = (page: Page) => page.getByLabel(texts.repeat)
const save = (page: Page) => page.getByRole('button', { name: texts.submit })

async function setPassword(page: Page, words = PASSWORD, again = words) {
  await password(page).fill(words)
  await repeat(page).fill(again)
  await save(page).click()
}

async function expectRules(page: Page) {
  await save(page).click()
  await expect(password(page)).toHaveAccessibleDescription(new RegExp(texts.required))
  await setPassword(page, 'corta')
  await expect(password(page)).toHaveAccessibleDescription(new RegExp(texts.short))
  await setPassword(page, 'larga '.repeat(22))
  await expect(password(page)).toHaveAccessibleDescription(new RegExp(texts.long))
  await expectAccessible(page)
  await setPassword(page, PASSWORD, 'otra cosa distinta')
  await expect(repeat(page)).toHaveAccessibleDescription(texts.different)
  await setPassword(page, 'contraseña123')
  await expect(page.getByText(texts.common)).toBeVisible()
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
  await expectAccessible(page)
}

async function expectEntries(page: Page, receipts: readonly Receipt[]) {
  await openFromMenu(page, menuTexts.consultations, menuTexts.purchaseTickets)
  const list = listOn(page)
  await list.expectTotal(receipts.length)
  await page.goto(`${page.url()}?size=50`)
  await expect.poll(async () => (await list.range()).last).toBe(receipts.length)
  await list.expectSettled()
  const numbers = await list.column(ticketColumnTexts.entrada)
  const days = await list.column(ticketColumnTexts.fecha)
  const net = await list.amounts(ticketColumnTexts.neto)
  const shown = numbers.map((numero, at) => ({ numero, dia: shownDay(days[at] ?? ''), neto: net[at] }))
  const expected = receipts.map(({ numero, dia, neto }) => ({ numero, dia, neto }))
  expect(shown.toSorted(byNumber)).toEqual(expected.toSorted(byNumber))
  expect(await list.total(ticketColumnTexts.neto)).toBe(sumMoney(receipts.map(({ neto }) => neto)))
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
    expect(await items.amounts(ticketLineTexts.neto)).toHaveLength(most?.items ?? 0)
  }).toPass({ timeout: 15_000 })
  expect(await items.total(ticketLineTexts.neto)).toBe(most?.neto)
  await expectAccessible(page)
}

const byNumber = (one: { numero: string }, other: { numero: string }) => (one.numero < other.numero ? -1 : 1)
