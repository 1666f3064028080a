import { deskTourTexts, hintTexts } from '@enlace/contract/help/guide-texts.ts'
import { guideTexts, helpTexts } from '@enlace/contract/help/texts.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { aboutPage, titleOf } from '../fixtures/manual.ts'
import { button, heading } from '../fixtures/page-parts.ts'
import { expect, test } from '../fixtures/staff.ts'

const card = (page: Page, name: string) => page.getByRole('complementary', { name })

test('an administrator opens the help of a screen and finds another page in the manual', async ({
  staffPage: page,
}) => {
  await page.goto('/#/parametros')
  await aboutPage(page).click()
  await expect(heading(page)).toHaveText(titleOf('compania', 'ajustar-parametros'))
  await expectAccessibleAtBothWidths(page)
  await page.getByRole('navigation', { name: helpTexts.breadcrumb }).getByRole('link').click()
  await expect(heading(page)).toHaveText(helpTexts.title)
  await page.getByRole('searchbox', { name: helpTexts.search }).fill('smtp')
  await expectAccessible(page)
  await page.getByRole('link', { name: titleOf('compania', 'configurar-el-correo') }).click()
  await expect(heading(page)).toHaveText(titleOf('compania', 'configurar-el-correo'))
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('ajustar los par')
  await page.getByRole('option', { name: titleOf('compania', 'ajustar-parametros') }).click()
  await expect(heading(page)).toHaveText(titleOf('compania', 'ajustar-parametros'))
})

test.describe('a new administrator', () => {
  test.use({ savesData: false })

  test('takes the tour, which is not shown again, and then sees the hint of a screen', async ({
    staffPage: page,
  }) => {
    await page.goto('/#/ayuda')
    await button(page, helpTexts.again).click()
    const tour = card(page, guideTexts.tour)
    for (const { title } of deskTourTexts) {
      await expect(tour.getByText(title)).toBeVisible()
      await page
        .getByRole('button', { name: new RegExp(`^(${guideTexts.next}|${guideTexts.finish})$`) })
        .click()
    }
    await expect(tour).toBeHidden()
    await page.goto('/#/parametros')
    const hint = card(page, guideTexts.hint)
    await expect(hint.getByText(hintTexts['desk-parameters'].title)).toBeVisible()
    await expectAccessible(page)
    await button(page, guideTexts.understood).click()
    await expect(hint).toBeHidden()
    await expect(tour).toBeHidden()
  })
})
