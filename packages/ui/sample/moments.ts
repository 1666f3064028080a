import { expect, type Page } from '@playwright/test'
import { fieldTexts } from './field-texts.ts'
import { menu, texts } from './texts.ts'

type Moment = { id: string; page: string; width: number; act: (page: Page) => Promise<unknown> }

const suppliers = menu.find(({ id }) => id === 'suppliers')?.label ?? ''

/** What the sample page looks like once somebody has touched it. */
export const moments: readonly Moment[] = [
  {
    id: 'drawer',
    page: 'list',
    width: 360,
    act: async (page) => {
      await page.getByRole('button', { name: texts.openMenu }).click()
      await page.getByText(suppliers, { exact: true }).click()
    },
  },
  {
    id: 'group',
    page: 'list',
    width: 1280,
    act: async (page) => {
      await page.getByText(suppliers, { exact: true }).click()
      await page.getByRole('link', { name: 'Contratos' }).hover()
    },
  },
  {
    id: 'menu',
    page: 'list',
    width: 1280,
    act: async (page) => {
      await page.getByRole('button', { name: texts.person }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('menuitem', { name: 'Perfil' })).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('menuitem', { name: 'Salir' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: texts.person })).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('menuitem', { name: 'Perfil' })).toBeFocused()
    },
  },
  {
    id: 'sheet',
    page: 'list',
    width: 360,
    act: (page) => page.getByRole('button', { name: texts.filters }).click(),
  },
  {
    id: 'card',
    page: 'list',
    width: 360,
    act: async (page) => {
      await page.getByRole('button', { name: texts.table.more }).nth(1).click()
      await page.getByRole('button', { name: texts.table.less }).scrollIntoViewIfNeeded()
    },
  },
  {
    id: 'dates',
    page: 'list',
    width: 1280,
    act: (page) => page.getByRole('button', { name: texts.dates }).click(),
  },
  {
    id: 'scrolled',
    page: 'list',
    width: 1280,
    act: async (page) => {
      await page.setViewportSize({ width: 1280, height: 500 })
      await page.mouse.wheel(0, 700)
      await page.getByRole('row').nth(7).hover()
    },
  },
  {
    id: 'dialog',
    page: 'form',
    width: 1280,
    act: async (page) => {
      const opener = page.getByRole('button', { name: texts.delete })
      await opener.click()
      await page.keyboard.press('Escape')
      await expect(opener).toBeFocused()
      await opener.click()
      await expect(page.getByRole('dialog', { name: texts.dialogTitle })).toBeVisible()
    },
  },
  {
    id: 'bottom',
    page: 'form',
    width: 360,
    act: (page) => page.getByRole('button', { name: texts.delete }).click(),
  },
  {
    id: 'toasts',
    page: 'form',
    width: 1280,
    act: async (page) => {
      const send = page.getByRole('button', { name: texts.send })
      await send.click()
      await send.click()
      await expect(page.getByText(texts.failure)).toHaveCount(1)
    },
  },
  {
    id: 'toasts',
    page: 'form',
    width: 360,
    act: (page) => page.getByRole('button', { name: texts.send }).click(),
  },
  {
    id: 'waiting',
    page: 'form',
    width: 1280,
    act: async (page) => {
      const cancel = page.getByRole('button', { name: texts.cancel })
      await cancel.click()
      await expect(page.getByRole('status').filter({ hasText: texts.waiting })).toHaveText(texts.waiting)
      await expect(cancel).toBeFocused()
    },
  },
  ...[1280, 360].map((width) => ({ id: 'fields-cities', page: 'fields', width, act: lookUpCity })),
]

async function lookUpCity(page: Page) {
  const city = page.getByRole('combobox', { name: fieldTexts.city })
  await city.pressSequentially('bu')
  const choices = page.getByRole('listbox').getByRole('option')
  await expect(choices).toHaveCount(4)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(city).toHaveValue('Buenaventura, Valle del Cauca')
  await city.fill('caido')
  await expect(page.getByText(fieldTexts.combobox.failed)).toBeVisible()
  await city.fill('san')
  await expect(choices).toHaveAttribute('title', /Guaviare$/)
}
