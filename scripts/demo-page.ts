import type { Browser, Page, Request } from '@playwright/test'
import { savesData } from './demo-sign-in.ts'
import { untilCalm } from './until-calm.ts'

/** A screen of the product: its address, and whether its list's first document is opened. */
export type Place = { place: string; opensFirst?: true }

/** Opens a window of its own, without movement and without hints that come once; a narrow one is a telephone's. */
export async function openDemoPage(
  browser: Browser,
  viewport: { width: number; height: number },
): Promise<Page> {
  const isPhone = viewport.width < 601
  const context = await browser.newContext({
    viewport,
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  await context.addInitScript(savesData)
  const page = await context.newPage()
  followRequests(page)
  return page
}

const unanswered = new WeakMap<Page, Set<Request>>()

/** Notes what a page still waits for. A call is over with its head: the stream of notifications has no end. */
function followRequests(page: Page): void {
  const open = new Set<Request>()
  unanswered.set(page, open)
  const close = (request: Request) => open.delete(request)
  page.on('request', (request) => open.add(request))
  page.on('response', (response) => {
    if (response.request().resourceType() === 'fetch') close(response.request())
  })
  page.on('requestfinished', close)
  page.on('requestfailed', close)
}

/** Goes to a screen and waits until nothing on it has changed for `calm` milliseconds. */
export async function visitPlace(
  page: Page,
  address: string,
  { place, opensFirst }: Place,
  calm?: number,
): Promise<void> {
  await page.goto(`${address}${place}`)
  await untilDrawn(page, calm)
  if (opensFirst) {
    const before = page.url()
    await page.locator('tbody a').first().click()
    await page.waitForURL((url) => url.href !== before)
    await untilDrawn(page, calm)
  }
  await page.mouse.move(0, 0)
}

/** Waits until somebody who has just signed in is shown a screen. */
export async function untilSignedIn(page: Page): Promise<void> {
  await page.waitForURL(/#\/(inicio|account-statements)/)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

async function untilDrawn(page: Page, calm?: number): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  do await untilCalm(page, calm)
  while (unanswered.get(page)?.size)
}
