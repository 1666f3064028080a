import { readFile } from 'node:fs/promises'
import { pdfButtonTexts } from '@enlace/contract/papers/texts.ts'
import { printedTexts, verifyTexts as texts } from '@enlace/contract/papers/verify/texts.ts'
import { textOfPdf } from '@enlace/testing/pdf.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'

// Nobody issued one of the codes.
test.use({ allowedComplaints: [/404/] })

test('shows what is no code, and a code that nobody issued', async ({ page }) => {
  await test.step('what cannot be a code is told at the field, and what was typed stays', async () => {
    await page.goto('/#/verify')
    const code = page.getByLabel(texts.code)
    await page.getByRole('button', { name: texts.submit }).click()
    await expect(page.getByText(texts.missing)).toBeVisible()
    await expect(code).toBeFocused()
    await code.fill('7K3M-9QX2')
    await page.getByRole('button', { name: texts.submit }).click()
    await expect(page.getByText(texts.malformed)).toBeVisible()
    await expect(code).toHaveValue('7K3M-9QX2')
    await expectAccessibleAtBothWidths(page)
  })
  await test.step('an address with something else than a code shows the form with it', async () => {
    await page.goto('/#/verify/no-es-un-codigo')
    await expect(page.getByLabel(texts.code)).toHaveValue('no-es-un-codigo')
    await expect(page.getByText(texts.malformed)).toBeVisible()
  })
  await test.step('a code that nobody issued is called unknown, and another can be tried', async () => {
    await page.goto('/#/verify/0000-0000-0000')
    await expect(page.getByRole('heading', { level: 1, name: texts.unknownTitle })).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByLabel(texts.code)).toBeVisible()
  })
})

test.describe('the holder of an order', () => {
  test.use({ person: 'master' })

  test('reads what was printed, and that it still holds', async ({ page, browser }) => {
    await page.goto('/#/purchase-order/0')
    await page.getByRole('table').getByRole('link').first().click()
    const button = page.getByRole('button', { name: pdfButtonTexts.download })
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
    const paper = textOfPdf(await readFile(await download.path()))
    const code = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(paper)?.[0] ?? ''

    const stranger = await (await browser.newContext()).newPage()
    await stranger.goto(new URL('/#/verify', page.url()).href)
    await stranger.getByLabel(texts.code).fill(code.toLowerCase())
    await stranger.getByRole('button', { name: texts.submit }).click()
    await expect(stranger.getByRole('heading', { level: 1, name: printedTexts.same })).toBeVisible()
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    const number = await stranger.getByRole('definition').filter({ hasText: /\d/ }).first().innerText()
    expect(title).toContain(number)
    await expectAccessibleAtBothWidths(stranger)
    await stranger.context().close()
  })
})
