import { verifyTexts as texts } from '@enlace/contract/papers/verify/texts.ts'
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
