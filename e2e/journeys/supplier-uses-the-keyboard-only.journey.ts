import { statementDocument } from '@enlace/contract/account-statements/document.ts'
import { menuTexts } from '@enlace/contract/content/menu/texts.ts'
import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import { accountStatementsTexts } from '@enlace/contract/account-statements/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { exportTexts } from '@enlace/contract/exports/texts.ts'
import { loginTexts } from '@enlace/contract/sign-in/login/texts.ts'
import { purchaseOrdersTexts } from '@enlace/contract/purchase-order/texts.ts'
import type { Locator, Page } from '@playwright/test'
import { isNarrow, listOn } from '../fixtures/list.ts'
import { people, userMenu } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

const { fields: columns } = statementDocument

test('signs in, walks the menu, opens a document and leaves', async ({ page }) => {
  const { email, password, address } = people.branchUser()
  await page.goto(address)
  await tabTo(page, page.getByLabel(loginTexts.email))
  await page.keyboard.type(email)
  await tabTo(page, page.getByLabel(loginTexts.password, { exact: true }))
  await page.keyboard.type(password)
  await tabTo(page, page.getByRole('button', { name: loginTexts.submit, exact: true }))
  await page.keyboard.press('Enter')
  await expect(userMenu(page)).toBeVisible()
  await listOn(page).expectSettled()

  await page.keyboard.press('Tab')
  const skip = page.getByRole('button', { name: menuTexts.skip })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await openPlace(page, menuTexts.consultations, menuTexts.purchaseOrders)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(purchaseOrdersTexts.title)
  await expect(heading).toBeFocused()

  await openPlace(page, menuTexts.accountStatements, menuTexts.pendingInvoices)
  await expect(heading).toHaveText(accountStatementsTexts.title)
  const list = listOn(page)
  await list.expectSettled()
  if (!isNarrow(page)) {
    await tabTo(page, page.getByRole('columnheader', { name: columns.saldo_total.label }).getByRole('button'))
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/sort=saldo/)
    await list.expectSettled()
  }
  const number = await list.links.first().innerText()
  await tabTo(page, list.links.first())
  await page.keyboard.press('Enter')
  await expect(heading).toContainText(number)
  await expect(heading).toBeFocused()

  await page.goBack()
  await list.expectSettled()
  await expect(list.links.first()).toHaveText(number)
  await expect(list.links.first()).toBeFocused()

  await tabTo(page, userMenu(page), 'Shift+Tab')
  await page.keyboard.press('/')
  const search = page.getByRole('searchbox', { name: accountStatementsTexts.search })
  await expect(search).toBeFocused()
  await page.keyboard.press('e')
  await expect(search).toHaveValue('e')
  await page.keyboard.press('Backspace')
  await list.expectSettled()
  await tabTo(page, userMenu(page), 'Shift+Tab')
  await page.keyboard.press('Control+e')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.keyboard.press('e')
  const workbook = page.getByRole('menuitem', { name: exportTexts.xlsx })
  await expect(workbook).toBeVisible()
  await expect(workbook).toBeFocused()
  const arriving = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const archivo = (await arriving).suggestedFilename()
  await expect(page.getByText(fill(exportTexts.downloaded, { archivo }))).toBeVisible()

  await tabTo(page, userMenu(page), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const profile = page.getByRole('menuitem', { name: menuTexts.userProfile })
  await expect(profile).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(userMenu(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(profile).toBeFocused()
  await page.keyboard.press('End')
  const leave = page.getByRole('menuitem', { name: menuTexts.logout })
  await expect(leave).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/login$/)
  await expect(page.getByRole('button', { name: loginTexts.submit, exact: true })).toBeVisible()
  await expect(page.getByText(pageTexts.notFoundTitle)).toHaveCount(0)
})

/** Opens a place by the menu: where it is a drawer, Escape closes it and gives the focus back. */
async function openPlace(page: Page, group: string, place: string) {
  const menu = page.getByRole('navigation', { name: menuTexts.menu })
  const summary = menu.locator('summary').filter({ hasText: group })
  if (isNarrow(page)) {
    const opener = page.getByRole('button', { name: menuTexts.menu, exact: true })
    await tabTo(page, opener, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, summary)
  } else await tabTo(page, summary, 'Shift+Tab')
  await page.keyboard.press('Enter')
  const link = menu.getByRole('link', { name: place })
  await expect(link).toBeVisible()
  if (!isNarrow(page)) {
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(summary).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await tabTo(page, link)
  await page.keyboard.press('Enter')
}

/** Steps from focus to focus until this one has it, and expects that it can be seen there. */
async function tabTo(page: Page, target: Locator, key = 'Tab') {
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      const outline = await target.evaluate((element) => getComputedStyle(element).outlineStyle)
      expect(outline, 'the mark of the focus').not.toBe('none')
      return
    }
    await page.keyboard.press(key)
  }
  throw new Error(`80 steps did not lead to ${String(target)}`)
}
