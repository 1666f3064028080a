import { listOn } from '../fixtures/list.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ person: 'master' })

/** Lists whose days are counted from today, and whose dates a wrong zone would shift. */
const places = [
  'account-statements/30?size=50',
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

for (const [zone, opened] of zones)
  test(`dates, days and states are the same for a supplier in ${zone} as in Bogotá`, async ({
    page,
    browser,
    storageState,
    baseURL,
    viewport,
    extraHTTPHeaders,
  }) => {
    test.slow()
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
      for (const tab of [page, abroad]) {
        // The page anew: what the place before showed is not to be taken for this one's.
        await tab.goto('about:blank')
        await tab.goto(`/#/${place}`)
        await expect(listOn(tab).links.first()).toBeVisible()
        await listOn(tab).expectSettled()
      }
      const rows = (tab: typeof page) => tab.getByRole('table').locator('tbody tr').allInnerTexts()
      const home = await rows(page)
      expect(home.join()).toMatch(/\d\d\/\d\d\/\d{4}/)
      expect(await rows(abroad)).toEqual(home)
    }
    await page.getByRole('table').locator('tbody a').first().click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('')
    await abroad.goto(page.url())
    const document = (tab: typeof page) => tab.getByRole('main').innerText()
    // Files and history come late, to each of them in its own time.
    await expect(async () => expect(await document(abroad)).toBe(await document(page))).toPass()
    await context.close()
  })
