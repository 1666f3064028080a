import { contentAreaTexts as texts } from '@enlace/contract/content/area-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Half a minute: the demo's carousel about the company has no interval of its own (spec 9). */
const interval = 30_000

/** The carousel of the page about the company, which has two slides. */
async function openCarousel(page: Page) {
  await page.goto('/#/about-us')
  const carousel = page.getByRole('region', { name: texts.carousel })
  await expect(carousel).toBeVisible()
  const slide = (n: number) =>
    carousel.getByRole('group', { name: fill(texts.slide, { n, count: 2 }), exact: true })
  return {
    carousel,
    /** Only the slide that is shown can be reached and is read aloud. */
    expectActive: async (n: number) => {
      await expect(slide(n)).toHaveAttribute('aria-roledescription', texts.slideRole)
      await expect(slide(n)).not.toHaveAttribute('inert')
      await expect(carousel.locator('[inert]')).toHaveCount(1)
    },
    button: (name: string): Locator => carousel.getByRole('button', { name }),
  }
}

test('shows its slides in turn, and can be stopped', async ({ page }) => {
  await page.clock.install()
  const { carousel, expectActive, button } = await openCarousel(page)
  await test.step('begins with the first slide, and shows the next after half a minute', async () => {
    await expect(carousel).toHaveAttribute('aria-roledescription', texts.carouselRole)
    await expectActive(1)
    await page.clock.runFor(interval - 5000)
    await expectActive(1)
    await page.clock.runFor(5000)
    await expectActive(2)
    await page.clock.runFor(interval)
    await expectActive(1)
  })
  await test.step('moves on and back by its buttons, and holds still while somebody works with it', async () => {
    await button(texts.next).focus()
    await page.keyboard.press('Enter')
    await expectActive(2)
    await page.clock.runFor(3 * interval)
    await expectActive(2)
    await page.keyboard.press('Shift+Tab')
    await expect(button(texts.previous)).toBeFocused()
    await page.keyboard.press('Space')
    await expectActive(1)
    await expect(carousel.locator('[aria-live=polite]')).toHaveCount(1)

    await test.step('and goes on when the focus has left it', async () => {
      await page.getByRole('contentinfo').getByRole('link').first().focus()
      await expect(carousel.locator('[aria-live=off]')).toHaveCount(1)
      await page.clock.runFor(interval)
      await expectActive(2)
    })
  })
  await test.step('stops for good at the press of a button, and goes on at the next', async () => {
    await button(texts.pause).click()
    await page.getByRole('contentinfo').getByRole('link').first().focus()
    await page.mouse.move(1, 1)
    await page.clock.runFor(3 * interval)
    await expectActive(2)
    await button(texts.play).click()
    await page.getByRole('contentinfo').getByRole('link').first().focus()
    await page.mouse.move(1, 1)
    await page.clock.runFor(interval)
    await expectActive(1)
  })
  await test.step('holds still under a pointer', async () => {
    await carousel.getByRole('img').first().hover()
    await page.clock.runFor(3 * interval)
    await expectActive(1)
    await page.mouse.move(1, 1)
    await page.clock.runFor(interval)
    await expectActive(2)
  })
  await test.step('for who asked for less motion it does not move by itself until it is told to', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    // What the page asked for would be given up by the same clock.
    await expect(carousel).toBeVisible()
    await page.clock.runFor(3 * interval)
    await expectActive(1)
    await button(texts.next).click()
    await expectActive(2)
    await button(texts.play).click()
    await page.getByRole('contentinfo').getByRole('link').first().focus()
    await page.mouse.move(1, 1)
    await page.clock.runFor(interval)
    await expectActive(1)
  })
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

  test('follows the finger', async ({ page }) => {
    await page.clock.install()
    const { carousel, expectActive } = await openCarousel(page)
    await carousel.scrollIntoViewIfNeeded()
    await swipeLeft(page, carousel.getByRole('img').first())
    await expectActive(2)
  })
})

/** A finger that goes from the right of something to its left. */
async function swipeLeft(page: Page, on: Locator) {
  const box = await on.boundingBox()
  if (!box) throw new Error('There is nothing to swipe on')
  const session = await page.context().newCDPSession(page)
  const y = box.y + box.height / 2
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
  const from = box.x + box.width * 0.8
  await send('touchStart', from)
  for (let moved = 20; moved <= 200; moved += 20) await send('touchMove', from - moved)
  await send('touchEnd')
}
