import type { Page } from '@playwright/test'

const calm = `new Promise((resolve) => {
  let calm = setTimeout(resolve, 1000)
  new MutationObserver(() => {
    clearTimeout(calm)
    calm = setTimeout(resolve, 1000)
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
})`

/** Waits until a page has not changed for a second; the network is never idle where notifications are followed. */
export async function untilCalm(page: Page): Promise<void> {
  await page.evaluate(calm)
}
