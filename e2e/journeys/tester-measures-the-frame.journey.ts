import { menuTexts } from '@enlace/contract/content/menu/texts.ts'
import { demoCompanies } from '@enlace/demo/data/companies.ts'
import type { Page } from '@playwright/test'
import { schemeTexts } from '@enlace/contract/core/frame/scheme-texts.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expectRows } from '../fixtures/list-measures.ts'
import { listOn, switcherOn } from '../fixtures/list.ts'
import { expectIcon } from '../fixtures/page-parts.ts'
import { userMenu } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

const widths = [900, 1024, 1280, 1440, 1920]
/** What the frame takes, and whether anything leaves the window. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const [menu] = document.querySelectorAll('header nav > ul')
    return {
      header: document.querySelector('[data-frame-header]')?.getBoundingClientRect().height ?? 0,
      over: scrollWidth - clientWidth,
      /** Entries in sight that begin in different lines. */
      lines: new Set(
        [...(menu?.children ?? [])]
          .filter((entry) => !entry.hasAttribute('inert'))
          .map((entry) => Math.round(entry.getBoundingClientRect().top)),
      ).size,
    }
  })

/** Whether a name is drawn in full. */
const isWhole = (page: Page, name: string) =>
  page
    .getByRole('banner')
    .getByText(name, { exact: true })
    .evaluate((element) => element.scrollWidth <= element.clientWidth)

// The list of invoices is measured with the other lists.
for (const [person, company, places] of [
  ['master', demoCompanies[0], ['/inicio', '/certificates']],
  ['caribe', demoCompanies[1], ['/inicio']],
] as const)
  test.describe(`the frame of ${person}`, () => {
    test.use({ person })

    test('takes 88 px at most from 900 px on, and nothing leaves the window', async ({ page }) => {
      for (const place of places) {
        await page.goto(`/#${place}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          await expect
            .poll(() => measure(page), { message: `${place} at ${width} px` })
            .toEqual({ header: 88, over: 0, lines: 1 })
          expect(await isWhole(page, company?.nombre ?? ''), `the company's name at ${width} px`).toBe(true)
        }
        await page.setViewportSize({ width: 360, height: 740 })
        await expect.poll(async () => (await measure(page)).header).toBeLessThanOrEqual(56)
        expect((await measure(page)).header).toBeGreaterThanOrEqual(48)
      }
    })
  })

test.describe('for a master', () => {
  test.use({ person: 'master' })

  test('the frame is there from the first paint, and has everything within reach', async ({ page }) => {
    await test.step('the first paint has the header in its final height, and nothing of it moves afterwards', async () => {
      await page.addInitScript(() => {
        Object.assign(window, { moved: new Array<unknown>() })
        new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries())
            // The browser's own entry, which TypeScript does not know.
            (window as unknown as { moved: unknown[] }).moved.push(entry)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto('/#/account-statements/0')
      await listOn(page).expectSettled()
      const inHeader = await page.evaluate(() => {
        type Shift = { sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] }
        // What the script above keeps, which TypeScript does not know.
        const { moved } = window as unknown as { moved: Shift[] }
        const header = document.querySelector('[data-frame-header]')
        return moved
          .flatMap(({ sources }) => sources)
          .filter(({ node, previousRect, currentRect }) => {
            const isDown = previousRect.height > 0 && previousRect.y !== currentRect.y
            return isDown && node !== null && header?.contains(node)
          }).length
      })
      expect(inHeader).toBe(0)
    })
    await test.step('nor does a list move while its late parts come, at any width', async () => {
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 740 })
        await page.goto('about:blank')
        await page.goto('/#/account-statements/0')
        await listOn(page).expectSettled()
        await expectRows(page)
        const moved = await page.evaluate(() => {
          // What the script above keeps, which TypeScript does not know.
          const { moved } = window as unknown as { moved: { value: number }[] }
          return moved.reduce((sum, { value }) => sum + value, 0)
        })
        // Up to here the field calls a page stable (Core Web Vitals).
        expect(moved, `at ${width}`).toBeLessThan(0.1)
      }
    })
    await test.step('has every place within reach where the line is short, and the scheme in the person’s menu', async () => {
      await page.setViewportSize({ width: 900, height: 800 })
      // A page without targets that an open menu would cover in part, which axe takes for too small.
      await page.goto('/#/profile/security')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(menuTexts.profile)
      const menu = page.getByRole('navigation', { name: menuTexts.menu })
      await menu.getByText(menuTexts.more, { exact: true }).click()
      await expectAccessible(page)
      await menu.getByRole('link', { name: menuTexts.profile, exact: true }).filter({ visible: true }).click()
      await expect(page).toHaveURL(/#\/profile$/)
      await expect(menu.getByText(menuTexts.more, { exact: true })).toHaveAttribute('data-current')

      await userMenu(page).click()
      await page.getByRole('menuitemradio', { name: schemeTexts.dark }).click()
      await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
      await expectAccessible(page)
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
      await switcherOn(page).button.click()
      await expect(page.getByRole('menuitemradio', { checked: true }).first()).toBeFocused()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await userMenu(page).click()
      await page.getByRole('menuitemradio', { name: schemeTexts.system }).click()
      await expect(page.locator('html')).not.toHaveAttribute('data-scheme')
      await expectIcon(page)
    })
  })
})
