import { orderDocument } from '@enlace/contract/purchase-order/document.ts'
import { exportTexts } from '@enlace/contract/exports/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { pagingTexts } from '@enlace/contract/core/list/paging-texts.ts'
import { filterTexts, listActionTexts, tableTexts } from '@enlace/contract/core/list/texts.ts'
import { columnChoiceTexts, keyTexts, longListTexts } from '@enlace/contract/core/list/part-texts.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { savedViewTexts } from '@enlace/contract/views/texts.ts'
import { purchaseOrdersTexts } from '@enlace/contract/purchase-order/texts.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { chipOn, listOn, openList } from '../fixtures/list.ts'
import { shownCount } from '../fixtures/shown.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ person: 'branchUser' })

const headers = (page: Page) =>
  page
    .getByRole('table')
    .evaluate((table) => [...table.querySelectorAll('thead th')].map((head) => head.textContent))

test('a list is arranged, shown whole, gone through by keys and narrowed', async ({ page }) => {
  await test.step('columns are chosen and put in order, stay so after a reload, and go back to the list’s own', async () => {
    await openList(page, '/#/purchase-order/0')
    const own = await headers(page)
    await openView(page, listActionTexts.columns)
    const dialog = page.getByRole('dialog', { name: columnChoiceTexts.title })
    await expect(dialog.getByRole('checkbox', { name: orderDocument.fields.nro_orden.label })).toBeDisabled()
    await dialog.getByRole('checkbox', { name: orderDocument.fields.comprador.label }).uncheck()
    const down = {
      name: fill(columnChoiceTexts.down, { column: orderDocument.fields.fecha.label }),
      exact: true,
    }
    // Past the column that is no longer shown, and past the next one.
    await dialog.getByRole('button', down).click()
    await dialog.getByRole('button', down).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: columnChoiceTexts.done }).click()
    await expect(dialog).toBeHidden()
    const chosen = await headers(page)
    expect(chosen).not.toContain(orderDocument.fields.comprador.label)
    expect(chosen.indexOf(orderDocument.fields.fecha.label)).toBe(
      own.indexOf(orderDocument.fields.fecha.label) + 1,
    )

    await page.reload()
    await listOn(page).expectSettled()
    expect(await headers(page)).toEqual(chosen)
    await openView(page, listActionTexts.columns)
    await dialog.getByRole('button', { name: columnChoiceTexts.reset }).click()
    expect(await headers(page)).toEqual(own)
  })
  await test.step('all rows stand in one table that says which they are, and Back from one returns to it', async () => {
    const list = await openList(page, '/#/purchase-order/0')
    const { total } = await list.range()
    await page.getByRole('button', { name: pagingTexts.seeAll }).click()
    await expect(page).toHaveURL(/todo=1/)
    await expect(
      page.getByText(fill(longListTexts.all, { total: new Intl.NumberFormat('de').format(total) }), {
        exact: true,
      }),
    ).toBeVisible()
    const box = page.locator('[data-long]')
    const rows = Number(await list.table.getAttribute('aria-rowcount'))
    const foot = await list.table.locator('tfoot tr').count()
    expect(rows).toBe(total + 1 + foot)
    expect(await list.table.locator('tbody tr[aria-rowindex]').count()).toBeLessThan(60)
    await expectAccessible(page)

    await box.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    const last = list.table.locator(`tr[aria-rowindex="${total + 1}"]`)
    await expect(last).toBeVisible()
    const number = await last.getByRole('link').first().innerText()
    await last.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
    await page.goBack()
    await expect(last).toBeVisible()
    await page.getByRole('button', { name: tableTexts.seePages }).click()
    await list.expectTotal(total)
  })
  await test.step('single keys lead through a list while the focus is in its table, and can be switched off', async () => {
    const list = await openList(page, '/#/purchase-order/0')
    const second = list.links.nth(1)
    await page.keyboard.press('j')
    await expect(list.links.first()).not.toBeFocused()
    await page
      .getByRole('columnheader', { name: orderDocument.fields.fecha.label })
      .getByRole('button')
      .first()
      .focus()
    await page.keyboard.press('j')
    await expect(list.links.first()).toBeFocused()
    await page.keyboard.press('j')
    await expect(second).toBeFocused()
    await page.keyboard.press('k')
    await expect(list.links.first()).toBeFocused()
    await page.keyboard.press('e')
    await expect(page.getByRole('menuitem', { name: exportTexts.xlsx })).toBeVisible()
    await page.keyboard.press('Escape')

    await second.focus()
    await page.keyboard.press('/')
    const search = page.getByRole('searchbox', { name: purchaseOrdersTexts.search })
    await expect(search).toBeFocused()
    await page.keyboard.press('j')
    await expect(search).toHaveValue('j')
    await search.clear()
    await list.expectSettled()

    await second.focus()
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: keyTexts.title })
    await expectAccessible(page)
    await help.getByRole('checkbox', { name: keyTexts.isOn }).uncheck()
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
    await second.focus()
    for (const key of ['j', '/', 'e']) {
      await page.keyboard.press(key)
      await expect(second).toBeFocused()
    }
    await openView(page, listActionTexts.keys)
    await help.getByRole('checkbox', { name: keyTexts.isOn }).check()
    await page.keyboard.press('Escape')
    await second.focus()
    const number = await second.innerText()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  })
  await test.step('every filter says how many rows it would leave', async () => {
    const list = await openList(page, '/#/purchase-order/0')
    await list.openFilters()
    const chip = chipOn(page, orderDocument.filters.entrega.options.por_entregar)
    const promised = shownCount(/([\d.]+)$/.exec(await chip.innerText())?.[1] ?? '')
    await chip.click()
    await list.closeFilters()
    await list.expectTotal(promised)
    await list.openFilters()
    const buyers = page.getByRole('combobox', { name: orderDocument.fields.comprador.label })
    const buyer = buyers.locator('option').nth(1)
    const ofBuyer = shownCount(/\(([\d.]+)\)$/.exec(await buyer.innerText())?.[1] ?? '')
    await buyers.selectOption((await buyer.getAttribute('value')) ?? '')
    await list.closeFilters()
    await list.expectTotal(ofBuyer)
  })
})

/** Saves what a list of debit notes shows, narrowed to those that were applied. */
async function saveView(page: Page, name: string) {
  const list = await openList(page, '/#/notes-debit/0')
  await list.openFilters()
  await chipOn(page, stateTexts.nota_debito.aplicada).click()
  await list.closeFilters()
  await expect(page).toHaveURL(/status=aplicada/)
  await viewsMenu(page).click()
  await page.getByRole('menuitem', { name: savedViewTexts.save }).click()
  const dialog = page.getByRole('dialog', { name: savedViewTexts.saveTitle })
  await dialog.getByLabel(savedViewTexts.name).fill(name)
  return dialog
}

/** Deletes it again: whose lists they are works on in other journeys. */
async function deleteView(page: Page, name: string) {
  await viewsMenu(page).click()
  await page.getByRole('menuitem', { name: savedViewTexts.manage }).click()
  const manage = page.getByRole('dialog', { name: savedViewTexts.manageTitle })
  await manage.getByRole('button', { name: fill(savedViewTexts.delete, { name }) }).click()
  await manage.getByRole('alert').getByRole('button', { name: savedViewTexts.deleteShort }).click()
  await expect(manage.getByLabel(fill(savedViewTexts.rename, { name }))).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(manage).toBeHidden()
}

const viewsMenu = (page: Page) => page.getByRole('button', { name: listActionTexts.view, exact: true })

/** Opens what the menu of the list's view leads to. */
async function openView(page: Page, words: string) {
  await viewsMenu(page).click()
  await page.getByRole('menuitem', { name: words }).click()
}

test('views are saved, opened, renamed and deleted', async ({ page }, { project }) => {
  await test.step('a view is saved under a name, opens with one click, gets another name and is deleted', async () => {
    const name = `Aplicadas ${project.name}`
    const renamed = `${name} hoy`
    const save = await saveView(page, '')
    await save.getByRole('button', { name: savedViewTexts.confirm }).click()
    await expect(save.getByText(savedViewTexts.nameMissing)).toBeVisible()
    await save.getByLabel(savedViewTexts.name).fill(name)
    await expectAccessible(page)
    await save.getByRole('button', { name: savedViewTexts.confirm }).click()
    await expect(save).toBeHidden()

    await openList(page, '/#/notes-debit/0?sort=nota')
    await viewsMenu(page).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
    await expect(page).toHaveURL(/status=aplicada$/)

    await viewsMenu(page).click()
    await page.getByRole('menuitem', { name: savedViewTexts.manage }).click()
    const manage = page.getByRole('dialog', { name: savedViewTexts.manageTitle })
    await manage.getByLabel(fill(savedViewTexts.rename, { name }), { exact: true }).fill(renamed)
    await manage.getByRole('button', { name: savedViewTexts.renameConfirm }).click()
    await expect(manage.getByLabel(fill(savedViewTexts.rename, { name: renamed }))).toBeVisible()
    await page.keyboard.press('Escape')
    await deleteView(page, renamed)
  })
  await test.step('a list begins with the view that opens first, and does not come back to it when its filter was taken away', async () => {
    const name = `Al entrar ${project.name}`
    const save = await saveView(page, name)
    await save.getByLabel(savedViewTexts.openFirst).check()
    await save.getByRole('button', { name: savedViewTexts.confirm }).click()
    await expect(save).toBeHidden()
    const list = listOn(page)
    await page.goto('/#/purchase-order/0')
    await list.expectSettled()
    await page.evaluate(() => location.assign('#/notes-debit/0'))
    await expect(page).toHaveURL(/status=aplicada/)

    await list.openFilters()
    await page.getByRole('button', { name: filterTexts.clear }).first().click()
    await list.closeFilters()
    await expect(page).toHaveURL(/notes-debit\/0$/)
    await list.expectSettled()
    await list.links.first().click()
    await expect(page).toHaveURL(/notes-debit\/0\/./)
    await page.goBack()
    await list.expectSettled()
    await expect(page).toHaveURL(/notes-debit\/0$/)
    await deleteView(page, name)
  })
})
