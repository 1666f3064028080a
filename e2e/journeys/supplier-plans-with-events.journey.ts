import { readFile } from 'node:fs/promises'
import { eventKindTexts, nextEventTexts } from '@enlace/contract/events/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import {
  agendaTexts,
  eventsTexts as texts,
  eventTexts,
  feedTexts,
} from '@enlace/contract/events/visitor/texts.ts'
import { andinaEvents } from '@enlace/demo/rows/events.ts'
import {
  addDays,
  type CalendarDate,
  formatLongDate,
  todayInBogota,
  weekdayOf,
} from '@enlace/domain/calendar-date.ts'
import { weekdayTexts } from '@enlace/contract/core/form/calendar-texts.ts'
import { cutoffsBetween, paymentRunsBetween } from '@enlace/domain/company-calendar.ts'
import { demoCompanies } from '@enlace/demo/data/companies.ts'
import { demoPassword } from '@enlace/demo/data/people.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { openPlace } from '../fixtures/list.ts'
import { button } from '../fixtures/page-parts.ts'
import { people, portalAt, signIn } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

const today = todayInBogota(new Date())
const eventOf = (code: string) => {
  const event = andinaEvents(today).find((one) => one.code === code)
  if (!event) throw new Error(`The demo has no event ${code}`)
  return event
}
const cutoff = { dia: 25, hora: '17:45', siNoEsHabil: 'anterior' } as const
const cutoffs = cutoffsBetween(today, addDays(today, 360), cutoff).filter(({ kept }) => kept > today)
const [nextCutoff] = cutoffs
/** Christmas moves the cut-off of December to the business day before; some Friday of the year is a holiday. */
const december = cutoffs.find(({ planned }) => planned.slice(5) === '12-25')
const movedRun = paymentRunsBetween(addDays(today, 8), addDays(today, 360), [5]).find(
  ({ planned, kept }) => planned !== kept,
)

/** A day as the grid says it. */
const named = (day: CalendarDate) => `${weekdayTexts[weekdayOf(day) - 1]?.long} ${formatLongDate(day)}`

const openAgenda = async (page: Page, title: string) => {
  await openPlace(page, `/#/events?ver=proximos&tipo=capacitacion,rueda_negocios`)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

test.describe('a supplier who plans', () => {
  test.use({ person: 'master' })

  test('goes through the months, takes a seat and gives it back', async ({ page }) => {
    await test.step('goes through the months by keys, finds the cut-off where the holidays put it, and follows its links', async () => {
      const [kept, run] = [december?.kept ?? today, movedRun?.kept ?? today]
      await openPlace(page, `/#/events?dia=${kept}`)
      const grid = page.getByRole('grid')
      const day = (date: CalendarDate) => grid.getByRole('button', { name: named(date) })
      await expect(day(kept)).toHaveAccessibleName(/Cierre de radicación/)
      await day(kept).focus()
      await page.keyboard.press('ArrowRight')
      await expect(day(addDays(kept, 1))).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(day(addDays(kept, 8))).toBeFocused()
      await page.keyboard.press('PageUp')
      await page.keyboard.press('PageDown')
      await page.keyboard.press('Home')
      const monday = addDays(kept, 9 - weekdayOf(addDays(kept, 8)))
      await expect(day(monday)).toBeFocused()
      await expectAccessibleAtBothWidths(page)

      await openPlace(page, `/#/events?dia=${run}`)
      await expect(day(run)).toHaveAccessibleName(/Corrida de pagos/)
      await page.getByRole('heading', { level: 3 }).getByRole('link', { name: 'Corrida de pagos' }).click()
      await expect(page.getByText('pasa al siguiente día hábil')).toBeVisible()
      await expect(page.getByRole('link', { name: eventTexts.scheduledInvoices })).toHaveAttribute(
        'href',
        `#/account-statements/0?pago_desde=${run}&pago_hasta=${run}`,
      )
      await page.goBack()
      await expect(day(run)).toHaveAttribute('aria-pressed', 'true')
    })
    await test.step('takes a seat that comes with the link and the paper, keeps it in its own calendar, and gives it back', async () => {
      const { title, join_url: link } = eventOf('factura-sin-devoluciones')
      await openAgenda(page, title)
      await expect(page.getByText(eventTexts.linkAfter)).toBeVisible()
      await button(page, eventTexts.register).dblclick()
      await expect(page.getByText(eventTexts.registered)).toBeVisible()
      await expect(page.getByRole('link', { name: eventTexts.enter })).toHaveAttribute('href', link ?? '')
      await expectAccessible(page)
      const [calendar] = await Promise.all([
        page.waitForEvent('download'),
        button(page, eventTexts.addToCalendar).click(),
      ])
      expect(calendar.suggestedFilename()).toMatch(/^evento-\d{4}-\d\d-\d\d\.ics$/)
      const ics = await readFile(await calendar.path(), 'utf8')
      expect(ics.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
      const [paper] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: /Lista de chequeo/ }).click(),
      ])
      expect((await readFile(await paper.path())).subarray(0, 5).toString()).toBe('%PDF-')
      await openPlace(page, '/#/events?ver=inscripciones')
      await expect(page.getByText(stateTexts.inscripcion.inscrito, { exact: true })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: title }).click()
      await button(page, eventTexts.cancel).click()
      await page.getByRole('dialog').getByRole('button', { name: eventTexts.cancel }).click()
      await expect(page.getByText(eventTexts.given)).toBeVisible()
      await expect(button(page, eventTexts.register)).toBeVisible()
    })
  })
})

test.describe('a supplier with a calendar', () => {
  test.use({ person: 'master' })

  test('waits for a seat, subscribes its calendar, and reads the agenda', async ({
    page,
    browser,
    request,
  }) => {
    await test.step('waits for a seat that another gives back, and is notified', async () => {
      const { title } = eventOf('asesoria-conciliacion')
      await openAgenda(page, title)
      await button(page, eventTexts.join).click()
      await expect(page.getByText(fill(eventTexts.waitingAsked, { puesto: 1 }))).toBeVisible()
      await expect(page.getByText(fill(eventTexts.youWait, { puesto: 1 }))).toBeVisible()

      const other = await browser.newPage({ storageState: { cookies: [], origins: [] } })
      await signIn(other, { email: 'contadora@demo.co', password: demoPassword, address: portalAt() })
      await other.goto(new URL(`/${new URL(page.url()).hash}`, portalAt()).href)
      await button(other, eventTexts.cancel).click()
      await other.getByRole('dialog').getByRole('button', { name: eventTexts.cancel }).click()
      await expect(other.getByText(eventTexts.given)).toBeVisible()

      await page.reload()
      await expect(page.getByText(/Usted tiene un cupo desde/)).toBeVisible()
      // All as it was before: the first one takes its seat again.
      await button(page, eventTexts.cancel).click()
      await page.getByRole('dialog').getByRole('button', { name: eventTexts.cancel }).click()
      await expect(page.getByText(eventTexts.given)).toBeVisible()
      await other.reload()
      await button(other, eventTexts.register).click()
      await expect(other.getByText(eventTexts.registered)).toBeVisible()
      await other.close()
    })
    await test.step('subscribes its calendar by an address that another one ends, and begins at the next event', async () => {
      await openPlace(page, '/#/inicio')
      const next = page.getByRole('region', { name: nextEventTexts.title })
      await expect(next.getByRole('link', { name: nextEventTexts.all })).toBeVisible()
      await next.getByRole('link', { name: nextEventTexts.all }).click()
      await button(page, feedTexts.open).click()
      const dialog = page.getByRole('dialog')
      const address = dialog.getByLabel(feedTexts.address)
      await dialog.getByRole('button', { name: feedTexts.make }).or(address).first().waitFor()
      if (await address.isHidden()) await dialog.getByRole('button', { name: feedTexts.make }).click()
      const first = await address.inputValue()
      await expectAccessible(page)
      const read = await request.get(first)
      const text = (await read.text()).replaceAll('\r\n ', '')
      expect(text).toContain('TZID:America/Bogota')
      expect(text).toContain(`DTSTART;TZID=America/Bogota:${nextCutoff?.kept.replaceAll('-', '')}T174500`)
      expect(
        (await request.get(first, { headers: { 'if-none-match': read.headers()['etag'] ?? '' } })).status(),
      ).toBe(304)

      await dialog.getByRole('button', { name: feedTexts.renew }).click()
      await expect(dialog.getByRole('button', { name: feedTexts.keep })).toBeFocused()
      await dialog.getByRole('button', { name: feedTexts.renew }).click()
      await expect(address).not.toHaveValue(first)
      expect((await request.get(first)).status()).toBe(404)
      const second = await address.inputValue()
      expect((await request.get(second)).status()).toBe(200)
      await dialog.getByRole('button', { name: feedTexts.revoke }).click()
      await dialog.getByRole('button', { name: feedTexts.revoke }).click()
      await expect(dialog.getByRole('button', { name: feedTexts.make })).toBeVisible()
      expect((await request.get(second)).status()).toBe(404)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })
    await test.step('reads why an event is cancelled, watches the recording of a past one, and narrows the agenda', async () => {
      const cancelled = eventOf('visita-yumbo')
      await openAgenda(page, cancelled.title)
      await expect(page.getByRole('status').filter({ hasText: cancelled.cancelled ?? '' })).toBeVisible()
      await expect(button(page, eventTexts.register)).toBeHidden()

      const past = eventOf('portal-para-contadores')
      await openPlace(page, '/#/events?ver=pasados')
      await page.getByRole('button', { name: eventKindTexts.capacitacion }).click()
      await expect(page).toHaveURL(/tipo=capacitacion/)
      await expect(page.getByText(fill(agendaTexts.recordings.one, { n: 1 }))).toBeVisible()
      await page.getByRole('link', { name: past.title }).click()
      await expect(page.getByRole('link', { name: past.recording?.name ?? '' })).toHaveAttribute(
        'href',
        past.recording?.url ?? '',
      )
      await expectAccessible(page)
    })
  })
})

test('a company without events shows none: neither by its menu nor by an address', async ({ browser }) => {
  const page = await browser.newPage()
  await signIn(page, people.caribe())
  expect(demoCompanies.find(({ id }) => id === 2)?.settings['events']).toBe(0)
  await expect(page.getByRole('link', { name: texts.title, exact: true })).toHaveCount(0)
  await page.goto(`${people.caribe().address}#/events?dia=${today}`)
  await expect(page.getByRole('grid')).toHaveCount(0)
  await page.close()
})
