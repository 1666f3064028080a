import type { Page } from '@playwright/test'
import { openList } from '../fixtures/list.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ person: 'master' })

/** Lists whose days are counted from today, and whose dates a wrong zone would shift. */
const places = [
  'account-statements/30',
  'payments-made/365',
  'purchase-order/0?sort=entrega',
  'purchase-tickets/90',
  'notes-debit/0',
]

/** Each zone with the places that are opened there: what lies behind Bogotá shifts a day on, what lies before it a day back. */
const zones = [
  ['Pacific/Honolulu', places],
  ['Asia/Tokyo', places.slice(0, 2)],
] as const

test('dates, days and states are the same for a supplier far from Bogotá as there', async ({
  page,
  browser,
  storageState,
  baseURL,
  viewport,
  extraHTTPHeaders,
}) => {
  const home = new Map<string, string[]>()
  for (const place of places) home.set(place, await rowsOf(page, place))
  const invoice = await openFirst(page)
  for (const [zone, opened] of zones)
    await test.step(zone, async () => {
      const context = await browser.newContext({
        timezoneId: zone,
        locale: 'es-CO',
        ...(baseURL === undefined ? {} : { baseURL }),
        ...(storageState === undefined ? {} : { storageState }),
        ...(extraHTTPHeaders === undefined ? {} : { extraHTTPHeaders }),
        viewport: viewport ?? null,
      })
      const abroad = await context.newPage()
      for (const place of opened) {
        expect(home.get(place)?.join()).toMatch(/\d\d\/\d\d\/\d{4}/)
        expect(await rowsOf(abroad, place)).toEqual(home.get(place))
      }
      expect(await openFirst(abroad)).toBe(invoice)
      // Files and history come late, to each of them in its own time.
      const document = (tab: Page) => tab.getByRole('main').innerText()
      await expect(async () => expect(await document(abroad)).toBe(await document(page))).toPass()
      await context.close()
    })
})

async function rowsOf(page: Page, place: string): Promise<string[]> {
  const { table } = await openList(page, `/#/${place}`)
  return table.locator('tbody tr').allInnerTexts()
}

/** Opens the first of the invoices, and answers which it is. */
async function openFirst(page: Page): Promise<string> {
  const { links } = await openList(page, `/#/${places[0]}`)
  const number = await links.first().innerText()
  await links.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  return number
}
