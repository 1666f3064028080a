import type { Page } from '@playwright/test'

const calm = (ms: number) => `new Promise((resolve) => {
  let calm = setTimeout(resolve, ${ms})
  new MutationObserver(() => {
    clearTimeout(calm)
    calm = setTimeout(resolve, ${ms})
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
})`

/** Waits until a page has not changed for a time; the network is never idle where notifications are followed. */
export async function untilCalm(page: Page, ms = 1000): Promise<void> {
  await page.evaluate(calm(ms))
}
