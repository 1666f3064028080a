import { dataRightsTexts } from '@enlace/contract/profile/rights-texts.ts'
import { profileTexts } from '@enlace/contract/profile/texts.ts'
import type { Locator, Page } from '@playwright/test'
import { button, heading } from '../fixtures/page-parts.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ person: 'master' })

/** Forms of one column, which end under their fields and not at the other end of the window. */
const forms = [
  ['profile', profileTexts.form.save],
  ['profile/data-rights', dataRightsTexts.ask.submit],
] as const

/** Lists whose first document is opened, and how the address of a document begins there. */
const lists = [
  ['payments-made/0', '#/payments-made/0/'],
  ['purchase-tickets/0', '#/purchase-tickets/0/'],
  ['notes-debit/0', '#/notes-debit/0/'],
  ['questions', '#/questions/'],
] as const

/** A small laptop, on which a title has the least room beside its buttons, and a phone. */
const widths = [1024, 360]

/** What leaves the window, and the names, numbers and states that go on in another line within a word. */
const lookAt = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const broken: string[] = []
    for (const element of document.querySelectorAll('main h1, main li a, main [data-tone]')) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const word of (node.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(node, word.index)
          range.setEnd(node, word.index + word[0].length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) broken.push(word[0])
        }
    }
    return { over: scrollWidth - clientWidth, broken }
  })

test('what is below a list has its room', async ({ page }) => {
  await test.step('the pages of documents fit every window, and no number or state is broken there', async () => {
    for (const [list, document] of lists) {
      await page.goto(`/#/${list}`)
      await page.locator(`main tbody a[href^="${document}"]`).first().click()
      // The page of a document has its number in its title, and panels below.
      await expect(heading(page)).toHaveText(/\d{4}/)
      await expect(page.locator('main h2').first()).toBeVisible()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await expect
          .poll(() => lookAt(page), { message: `${document} at ${width} px` })
          .toEqual({ over: 0, broken: [] })
      }
      await page.setViewportSize({ width: 1280, height: 800 })
    }
  })
  await test.step('a form of one column has its buttons under its fields', async () => {
    await page.setViewportSize({ width: 1920, height: 800 })
    for (const [place, verb] of forms) {
      await page.goto(`/#/${place}`)
      const endOf = async (part: Locator) => {
        const box = await part.boundingBox()
        return box && Math.round(box.x + box.width)
      }
      const field = page.locator('form').getByRole('textbox').last()
      await expect(field).toBeVisible()
      expect(await endOf(button(page, verb)), place).toBe(await endOf(field))
    }
  })
})
