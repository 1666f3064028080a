import {
  backofficeMenuTexts,
  backofficeSectionTexts,
  backofficeTexts,
} from '@enlace/contract/backoffice/texts.ts'
import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import { dashboardTexts } from '@enlace/contract/dashboard/texts.ts'
import { startPageTexts } from '@enlace/contract/dashboard/desk-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { printTexts } from '@enlace/contract/core/list/print-texts.ts'
import { actions } from '@enlace/contract/core/words/field-texts.ts'
import { parameterTexts } from '@enlace/contract/parameters/label-texts.ts'
import { parametersTexts } from '@enlace/contract/parameters/texts.ts'
import { deskFoundTexts, deskSearchTexts } from '@enlace/contract/search/desk/texts.ts'
import { searchTexts } from '@enlace/contract/search/texts.ts'
import { supplierListTexts } from '@enlace/contract/suppliers/texts.ts'
import type { Page } from '@playwright/test'
import { paths } from '../../apps/backoffice/src/core/paths.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { menuOf, openGroup } from '../fixtures/first-company.ts'
import { listOn } from '../fixtures/list.ts'
import { askForPaper, paperOf, printed } from '../fixtures/paper.ts'
import { brokenLinesOfParts, expectRows, measureList, scrollsForNothing } from '../fixtures/list-measures.ts'
import { deskLists } from '../fixtures/desk-lists.ts'
import { expectIcon, heading } from '../fixtures/page-parts.ts'
import { userMenu } from '../fixtures/people.ts'
import { edited, editedEntries, expectSavedInBar } from '../fixtures/saving.ts'
import { backofficeAddress, expect, test } from '../fixtures/staff.ts'

/** A phone, and the least width of each way in which the desk shares its room; lists are measured at more. */
const widths = [900, 1440, 360]

/** The places of the back office that are pages behind the login and need no number in their address. */
const places = Object.values(paths)
  .map(({ pattern }) => pattern)
  .filter(
    (pattern) =>
      !pattern.includes('$') && !['/login', '/password-recovery', '/500', '/404'].includes(pattern),
  )

/** The catalogue with the longest words. */
const addressOf = (place: string) =>
  place === '/catalogos' ? '/catalogos?lista=economic-sub-activities' : place

/** How much of the page lies beyond its side, once its tables have been fitted to the window, which takes some frames. */
const overflowOf = (page: Page) =>
  page.evaluate(async () => {
    const { documentElement: root } = document
    for (let frame = 0; frame < 30 && root.scrollWidth > root.clientWidth; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    return root.scrollWidth - root.clientWidth
  })

const optionsOf = (page: Page) =>
  page.getByRole('listbox', { name: deskSearchTexts.label }).getByRole('option')

const sidebarOf = async (page: Page) => (await page.getByRole('banner').boundingBox())?.width

async function look(page: Page, place: string) {
  const before = await page.title()
  await page.goto(backofficeAddress(addressOf(place)))
  // Another place is another page, and no two are called the same.
  await expect.poll(() => page.title(), `the title of ${place}`).not.toBe(before)
  await expect(heading(page)).toBeVisible()
  // What is measured is the page with its data, not its skeleton.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

// Every title that a screen has had so far: the tests of a file run one after the other.
const titles = new Map<string, string>()

for (const isList of [true, false])
  test(`${isList ? 'lists of the desk begin at once, and' : 'its other screens'} fit every window and have titles of their own`, async ({
    staffPage: page,
  }) => {
    const wide: string[] = []
    for (const place of places.filter((one) => deskLists.has(one) === isList)) {
      await look(page, place)
      const title = await page.title()
      expect(titles.get(title), `${place} is called ${title}`).toBeUndefined()
      titles.set(title, place)
      if (isList) await expectRows(page)
      if (isList) await measureList(page, place)
      for (const width of isList ? [900] : widths) {
        await page.setViewportSize({ width, height: 800 })
        const over = await overflowOf(page)
        if (over > 0) wide.push(`${place} at ${width}: ${over} px`)
        if (width === 360) wide.push(...(await brokenLinesOfParts(page)))
        if (await scrollsForNothing(page)) wide.push(`${place} at ${width} scrolls, but fits`)
      }
    }
    expect(wide).toEqual([])
  })

test('the desk has its parts within reach, whatever the window', async ({ staffPage: page }) => {
  await test.step('the desk shows its scheme and its way out in the menu of the person', async () => {
    await look(page, paths.start.pattern)
    await userMenu(page).click()
    await page.getByRole('menuitemradio', { name: 'Oscuro' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
    await userMenu(page).click()
    await expect(page.getByRole('menuitem', { name: backofficeTexts.signOut })).toBeInViewport()
    await page.getByRole('menuitemradio', { name: 'Del sistema' }).click()
    await expect(page.locator('html')).not.toHaveAttribute('data-scheme')
    await expectIcon(page)
    await look(page, '/no-hay')
    await expect(heading(page)).toHaveText(pageTexts.notFoundTitle)
  })
  await test.step('each screen that is edited is saved in its bar, by the same words', async () => {
    for (const place of edited) {
      await look(page, place)
      await expectSavedInBar(page, place)
    }
    for (const place of editedEntries) {
      await look(page, place)
      const before = await page.title()
      await page.getByRole('main').locator(`a[href*="${place}/"]:visible`).first().click()
      await expect.poll(() => page.title()).not.toBe(before)
      await expectSavedInBar(page, `one of ${place}`)
    }
  })
  await test.step('paper says whose it is and when, and has no column of buttons', async () => {
    await look(page, paths.apiKeys.pattern)
    const acts = page.getByRole('columnheader', { name: actions })
    await expect(acts.first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect(page.getByText(new RegExp(fill(printTexts.printedAt, { instant: '.+' })))).toBeVisible()
    await expect(page.locator('thead').getByText(actions)).toHaveCount(1)
    await expect(page.locator('thead').getByText(actions)).toBeHidden()
    await page.emulateMedia({ media: null })
    await look(page, paths.audit.pattern)
    const { last, total } = await listOn(page).range()
    expect(total).toBeGreaterThan(last)
    await askForPaper(page)
    // What others do meanwhile is on the trail, too.
    await expect.poll(() => paperOf(page).locator('tbody tr').count()).toBeGreaterThanOrEqual(total)
    expect((await printed(page)).rows).toBeGreaterThan(total)
  })
  await test.step('the desk finds screens, suppliers, numbers and parameters by the keyboard alone', async () => {
    await look(page, paths.suppliers.pattern)
    const row = page.getByRole('table').locator('tbody tr').first()
    const name = (await row.getByRole('link').first().textContent()) ?? ''
    const field = page.getByRole('combobox', { name: deskSearchTexts.label })
    const find = async (text: string) => {
      await page.keyboard.press('Control+k')
      await expect(field).toBeFocused()
      await page.keyboard.type(text)
    }
    const option = (title: string) => optionsOf(page).filter({ hasText: title }).first()

    await find(name)
    await expect(option(name)).toBeVisible()
    await expect(page.getByRole('group', { name: deskFoundTexts.suppliers })).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText(name)

    const { label } = parameterTexts.payed_range_days
    await find(label)
    await expect(option(label)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText(parametersTexts.title)
    await expect(page.getByLabel(label, { exact: true })).toBeInViewport()

    await find(supplierListTexts.title)
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText(supplierListTexts.title)

    await find('no hay nada así')
    await expect(optionsOf(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(field).toBeHidden()
  })
  await test.step('nothing of the first page moves when the work that waits is told late', async () => {
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 })
      new PerformanceObserver((list) => {
        // An entry of this kind has a value, which TypeScript does not know.
        const shifts = list.getEntries() as unknown as { value: number }[]
        for (const { value } of shifts) Object.assign(window, { moved: Reflect.get(window, 'moved') + value })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.route('**/staff/live*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await page.goto(backofficeAddress(paths.start.pattern))
    await page.reload()
    await expect(page.getByText(startPageTexts.waiting)).toBeVisible()
    await expect(page.getByText(dashboardTexts.title)).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.02)
    await page.unroute('**/staff/live*')
    await look(page, paths.suppliers.pattern)
  })
  await test.step('the desk is a drawer on a narrow window', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await look(page, paths.start.pattern)
    await expect(menuOf(page)).toBeHidden()
    await page.getByRole('button', { name: backofficeTexts.menu, exact: true }).click()
    await openGroup(page, 'settings')
    await expectAccessible(page)
    await menuOf(page).getByRole('link', { name: parametersTexts.title }).click()
    await expect(heading(page)).toHaveText(parametersTexts.title)
    await expect(menuOf(page)).toBeHidden()
  })
  await test.step('the desk folds its sidebar, remembers it, and has a column for the settings', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await look(page, paths.start.pattern)
    await expect.poll(() => sidebarOf(page)).toBe(240)
    await page.getByRole('button', { name: backofficeTexts.fold }).click()
    await expect.poll(() => sidebarOf(page)).toBe(56)
    await page.reload()
    await expect(heading(page)).toBeVisible()
    await expect.poll(() => sidebarOf(page)).toBe(56)

    // Folded, a group opens beside its drawing, and Escape goes back to it.
    const work = menuOf(page).getByRole('button', { name: backofficeMenuTexts.suppliers })
    await work.click()
    await expectAccessible(page)
    await menuOf(page).getByRole('link').filter({ visible: true }).last().focus()
    await page.keyboard.press('Escape')
    await expect(work).toBeFocused()
    await page.getByRole('button', { name: backofficeTexts.unfold }).click()
    await expect.poll(() => sidebarOf(page)).toBe(240)

    await openGroup(page, 'settings')
    const column = page.getByRole('navigation', { name: backofficeMenuTexts.settings })
    for (const section of Object.values(backofficeSectionTexts))
      await expect(column.getByRole('group', { name: section })).toBeVisible()
    await column.getByRole('link', { name: parametersTexts.title }).click()
    await expect(heading(page)).toHaveText(parametersTexts.title)
    await expect(column.getByRole('link', { name: parametersTexts.title })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect.poll(() => sidebarOf(page)).toBe(240)
    await page.setViewportSize({ width: 1280, height: 800 })
    // A column beside it takes the room of the words.
    await expect.poll(() => sidebarOf(page)).toBe(56)
    await expect(column).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('the desk of somebody with few permissions', () => {
  test.use({ staff: 'communications' })

  test('offers only what the role opens', async ({ staffPage: page }) => {
    await look(page, paths.start.pattern)
    await expect(menuOf(page).getByRole('button', { name: backofficeMenuTexts.settings })).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: deskSearchTexts.label }).fill(parametersTexts.title)
    // The manual can be read by everybody.
    await expect(optionsOf(page).first()).toBeVisible()
    for (const group of [searchTexts.screens, deskSearchTexts.parameters])
      await expect(page.getByRole('group', { name: group })).toHaveCount(0)
    await expectAccessible(page)
  })
})
