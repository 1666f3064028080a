import { auditActTexts } from '@enlace/contract/audit/act-texts.ts'
import {
  archiveIndexTexts,
  archiveKindTexts,
  documentArchiveTexts as texts,
} from '@enlace/contract/document-archive/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { formatMonth, monthBefore, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { unzipSync } from 'fflate'
import { readFile } from 'node:fs/promises'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { button, heading } from '../fixtures/page-parts.ts'
import { backofficeAddress, expect, test } from '../fixtures/staff.ts'

test('staff plans the monthly archive, makes a month now and downloads it with its index', async ({
  staffPage: page,
}) => {
  const month = monthBefore(todayInBogota(new Date())).first
  const mes = month.slice(0, 7)
  const switchOn = page.getByLabel(texts.isOn)
  await page.goto(backofficeAddress('/archivo-mensual'))
  await expect(heading(page)).toHaveText(texts.title)
  await expectAccessibleAtBothWidths(page)

  await test.step('the schedule is kept, and not without a kind of documents', async () => {
    await switchOn.check()
    await page.getByLabel(texts.day).selectOption('28')
    const kinds = page.getByRole('group', { name: texts.kinds })
    for (const kind of Object.values(archiveKindTexts)) await kinds.getByLabel(kind).uncheck()
    await expect(page.getByText(texts.faults.kinds)).toBeVisible()
    await expect(page.locator('[data-saves]')).toBeDisabled()
    await kinds.getByLabel(archiveKindTexts.ordenes).check()
    await page.getByRole('group', { name: texts.recipients }).getByRole('checkbox').first().check()
    await page.locator('[data-saves]').click()
    await expect(page.getByText(texts.saved)).toBeVisible()
    await page.reload()
    await expect(switchOn).toBeChecked()
    await expect(page.getByLabel(texts.day)).toHaveValue('28')
  })

  await test.step('a month that is over is made in the background', async () => {
    await button(page, texts.make).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel(texts.month)).toHaveValue(month)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: texts.make }).click()
    await expect(page.getByText(fill(texts.asked, { mes: formatMonth(month) }))).toBeVisible()
    await expect(page.getByText(texts.states.done, { exact: true })).toBeVisible({ timeout: 60_000 })
    await expectAccessibleAtBothWidths(page)
  })

  await test.step('its file has the orders of that month and an index, and the download is on the trail', async () => {
    const archivo = fill(archiveIndexTexts.fileName, { mes })
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: archivo }).click(),
    ])
    expect(file.suggestedFilename()).toBe(archivo)
    const names = Object.keys(unzipSync(await readFile(await file.path())))
    expect(names).toContain(archiveIndexTexts.index)
    const orders = names.filter((name) => name !== archiveIndexTexts.index)
    expect(orders.length).toBeGreaterThan(0)
    expect(orders.every((name) => name.startsWith(`Órdenes-de-compra/${mes}-`))).toBe(true)
    await page.goto(backofficeAddress('/auditoria'))
    const act = auditActTexts['document-archive:downloaded'] ?? ''
    await expect(page.getByRole('row').filter({ hasText: act }).first()).toBeVisible()
  })
})
