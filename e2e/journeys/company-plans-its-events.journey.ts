import { exportTexts } from '@enlace/contract/exports/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { listActionTexts } from '@enlace/contract/core/list/texts.ts'
import { eventTexts } from '@enlace/contract/events/visitor/texts.ts'
import {
  deskEventStateTexts,
  eventsDeskFormTexts as form,
  eventsDeskPeopleTexts as people,
  eventsDeskTexts as list,
} from '@enlace/contract/events/desk/texts.ts'
import { reportsDeskTexts as reports } from '@enlace/contract/reports/desk/texts.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { heading } from '../fixtures/page-parts.ts'
import { expect, test } from '../fixtures/staff.ts'

test.use({ person: 'master' })

test('an event is planned, gives a supplier its seat, marks that it came, and is cancelled with notice', async ({
  staffPage: page,
  page: portal,
}) => {
  const titulo = `Taller de empaques ${Date.now().toString(36)}`
  await page.goto('#/eventos/nuevo')
  await page.getByRole('button', { name: form.publish, exact: true }).click()
  // Anyone who sends an empty form hears what is missing, at each field.
  await expect(page.getByText(form.titleMissing)).toBeVisible()
  await expect(page.getByText(form.whenMissing)).toBeVisible()
  await page.getByLabel(form.titulo).fill(titulo)
  await page
    .getByLabel(form.from, { exact: false })
    .first()
    .fill(addDays(todayInBogota(new Date()), 40))
  await page.getByLabel(form.fromTime).fill('09:00')
  await page.getByLabel(form.toTime).fill('11:00')
  await page.getByLabel(form.takes).check()
  await page.getByRole('textbox', { name: form.capacity }).fill('1')
  await page.getByRole('button', { name: form.publish, exact: true }).click()
  await expect(heading(page)).toHaveText(titulo)

  await portal.goto('/#/events?ver=proximos')
  await portal.getByRole('link', { name: titulo }).first().click()
  await portal.getByRole('button', { name: eventTexts.register }).click()
  await expect(portal.getByText(eventTexts.registered)).toBeVisible()

  await page.getByRole('tab', { name: form.people }).click()
  const row = page.getByRole('row').filter({ hasText: 'proveedor@demo.co' })
  await row.getByRole('combobox').selectOption({ label: people.cameChoices.yes })
  await expect(page.getByText(fill(people.summary, { seats: 1, waiting: 0, came: 1 }))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: listActionTexts.export, exact: true }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: exportTexts.xlsx }).click(),
  ])
  await expect(
    page.getByText(fill(exportTexts.downloaded, { archivo: file.suggestedFilename() })),
  ).toBeVisible()
  await page.getByRole('button', { name: form.cancelEvent }).click()
  const dialog = page.getByRole('dialog', { name: form.cancelEvent })
  await dialog.getByLabel(form.cancelReason).fill('El auditorio está en obra.')
  await dialog.getByRole('button', { name: form.cancelEvent }).click()
  await expect(page.getByText(deskEventStateTexts.cancelado, { exact: true })).toBeVisible()
  await portal.reload()
  await expect(portal.getByText(eventTexts.cancelledTitle)).toBeVisible()
})

test('the desks of events and of reports are usable by everybody at any width', async ({
  staffPage: page,
}) => {
  await test.step('the desk of events is usable by everybody at any width', async () => {
    await page.goto('#/eventos')
    await expect(page.getByText(deskEventStateTexts.publicado).first()).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    await page.getByRole('link', { name: list.past }).click()
    await expect(page.getByText(deskEventStateTexts.terminado).first()).toBeVisible()
    await page.goto('#/eventos/nuevo')
    await expect(page.getByRole('textbox', { name: form.text })).toBeVisible()
    await expectAccessibleAtBothWidths(page)
  })
  await test.step('a report is given another title and order of columns, and comes back as it was', async () => {
    await page.goto('#/reportes')
    await expectAccessibleAtBothWidths(page)
    const edit = (title: string) =>
      page.getByRole('button', { name: fill(reports.editTitle, { title }), exact: true })
    await edit('Compras por ítem').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(reports.titulo, { exact: true }).fill('Mis ventas por ítem')
    await dialog
      .getByRole('checkbox', { name: /^Mostrar / })
      .first()
      .uncheck()
    await expectAccessibleAtBothWidths(page)
    await dialog.getByRole('button', { name: reports.save }).click()
    await expect(edit('Mis ventas por ítem')).toBeVisible()
    await edit('Mis ventas por ítem').click()
    await dialog.getByRole('button', { name: reports.reset }).click()
    await expect(edit('Compras por ítem')).toBeVisible()
  })
})
